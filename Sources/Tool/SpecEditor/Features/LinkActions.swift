internal import SuiteRunning
internal import SpecAuthoring
internal import Conformance
internal import Foundation
internal import SpecFormat

/// Links the name of a rule in prose to its page.
enum RuleLinkActions: CodeActionSource {
  static func actions(for request: CodeActionRequest) -> [CodeAction] {
    let place = request.place
    guard place.fence == nil, let (name, range) = place.rule,
      let rule = RuleBook.standard[name],
      RulePlace.location(of: rule, from: request.document) != nil
    else { return [] }
    let start = range.start.character
    let before = Array(place.text.utf16.prefix(start)).last
    guard before != UInt16(UInt8(ascii: "[")), before != UInt16(UInt8(ascii: "#")) else {
      return []
    }
    let address = LinkTarget.path(to: rule.address, from: request.document.file)
    var action = CodeAction("Link \(name.text) to its rule", kind: CodeAction.rewrite)
    action.edit = request.edit([TextEdit(range: range, newText: "[\(name.text)](\(address))")])
    return [action]
  }
}

/// Links a clause whose values are stated in an article to a spec of the article.
enum ArticleLinkActions: CodeActionSource {
  /// The check that finds clauses whose values are from an article and that link to none.
  private static let check = "article-unlinked"
  /// The maximum number of articles that are offered.
  private static let count = 4
  /// The minimum number of letters of a word that an article and the document can have in common.
  private static let wordLength = 4

  static func actions(for request: CodeActionRequest) -> [CodeAction] {
    let document = request.document
    let findings = document.findings.filter { finding in
      finding.check == check && request.lines.contains(finding.line)
    }
    guard let finding = findings.first, let id = document.scenarioID(atLine: finding.line),
      let scenario = document.spec.scenarios.first(where: { $0.id == id })
    else { return [] }
    let line = scenario.body.blocks.map(\.fenceLine).reduce(scenario.line, min)
    let place = PlaceRange(line: line - 1, 0..<0)
    let diagnostics = request.diagnostics.filter { $0.code == .text(check) }
    return articles(for: document).map { file in
      let address = LinkTarget.path(to: file, from: document.file)
      let title = title(of: file, in: document.suite)
      var action = CodeAction("Link the clause to the article `\(title)`")
      let text = "The values are stated in [\(title)](\(address)).\n\n"
      action.edit = request.edit([TextEdit(range: place, newText: text)])
      action.diagnostics = diagnostics
      return action
    }
  }

  /// Returns the specs of articles, those first whose names have most words in common with the
  /// document.
  private static func articles(for document: EditorDocument) -> [String] {
    let words = words(of: document.buffer.text)
    let files = document.suite.files.filter { file in
      file != document.file && file.split(separator: "/").dropLast().contains("articles")
    }
    let ranked = files.map { file in
      (
        file: file,
        common: Self.words(of: file.split(separator: "/").last ?? "").intersection(words)
      )
    }
    return ranked.sorted { left, right in
      (-left.common.count, left.file) < (-right.common.count, right.file)
    }.prefix(count).map(\.file)
  }

  private static func words(of text: some StringProtocol) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.filter { $0.count >= wordLength }.map(String.init))
  }

  /// Returns the heading of a file, or else its name.
  private static func title(of file: String, in suite: EditorSuite) -> String {
    let name = file.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    let text = FileManager.default.contents(atPath: "\(suite.folder.root)/\(file)")
      .map { String(decoding: $0, as: UTF8.self) }
    let heading = text?.split(whereSeparator: \.isNewline).first { $0.hasPrefix("# ") }
    let title = heading.map { $0.dropFirst(2).filter { !"[]`".contains($0) } } ?? String(name)
    return title.trimmed
  }
}
