internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import SpecFormat

/// Completes fences, their words, the lines of blocks, rules and links, from the lists that the
/// parser uses.
///
/// Inside of Swift code, the answer is that of the toolchain's own server.
enum CompletionFeature: EditorFeature {
  static let routes = [EditorRoute("textDocument/completion", complete)]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.completionProvider = .init(
      triggerCharacters: ["`", "~", " ", "=", "\"", "#", "-", "(", ",", "."]
    )
  }

  private static func complete(
    _ server: EditorServer,
    _ params: PositionParams
  ) throws -> Answer? {
    let document = try server.document(params.textDocument.uri)
    let place = DocumentPlace(params.position, in: document)
    let takesSnippets = server.client?.takesSnippets ?? false
    guard let fence = place.fence else {
      return .own(FenceCompletion(place, takesSnippets).items + proseItems(place, server))
    }
    if place.isOpener {
      let named = FenceCompletion(place, takesSnippets).items
      return .own(named.isEmpty ? InfoCompletion(place, fence).items : named)
    }
    if fence.name == "swift" {
      let source = EditorSource(
        of: document.spec.markdown,
        around: place.line,
        shared: document.suite.shared,
        file: document.file
      )
      return try source.map { source in
        .forwarded(
          try server.swiftCompletion().completion(in: source, at: place.position)
        )
      }
    }
    return place.block.map { .own(LineCompletion(place, fence, block: $0).items) }
  }

  /// The items of this server, or the unchanged answer of the toolchain's server.
  private enum Answer: Encodable {
    case own([CompletionItem])
    case forwarded(JSONValue)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .own(let items): try CompletionList(items).encode(to: encoder)
      case .forwarded(let answer): try answer.encode(to: encoder)
      }
    }
  }
}

/// A part of a line that a completion replaces.
@MainActor
struct CompletionTarget {
  let place: DocumentPlace
  /// The text before the position.
  let before: String

  init(_ place: DocumentPlace) {
    self.place = place
    before = String(place.text.prefix(place.document.buffer.column(of: place.position)))
  }

  /// Returns an item that replaces the characters directly before the position.
  ///
  /// - Parameters:
  ///   - label: The label, and the inserted text unless another one is given.
  ///   - text: The inserted text; `nil` for the label.
  ///   - count: The number of replaced characters.
  ///   - kind: The kind of the item.
  ///   - detail: A short description; `nil` for none.
  /// - Returns: The item.
  func item(
    _ label: String,
    text: String? = nil,
    replacing count: Int,
    _ kind: CompletionItem.Kind,
    detail: String? = nil
  ) -> CompletionItem {
    let start = String(before.dropLast(count)).utf16.count
    let range = PlaceRange(line: place.position.line, start..<max(start, place.position.character))
    var item = CompletionItem(label, kind, detail: detail.map { Self.line($0) })
    item.documentation = detail.map { MarkupContent($0) }
    item.textEdit = TextEdit(range: range, newText: text ?? label)
    return item
  }

  /// Returns the first line of Markdown as plain text, without links and marks of code.
  private static func line(_ text: String) -> String {
    String(text.prefix { !$0.isNewline })
      .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }.filter { $0 != "`" }
  }

  /// The characters after the last blank before the position.
  var partial: String { String(before.reversed().prefix { !$0.isWhitespace }.reversed()) }
}

/// Completes an opening fence with its block.
@MainActor
private struct FenceCompletion {
  /// The blocks of an ordinary scenario and of each kind, as snippets.
  private static let usual: [(label: String, detail: String, text: String)] = [
    (
      "```swift + frames", "a scene with the frames of its nodes",
      "```swift\n${1:Text(\"Reset\")}\n```\n\n```frames ${2:320x480} evidence=${3:derived}\n$0\n```"
    )
  ]

  private let target: CompletionTarget
  /// The beginning of a fence before the position; `nil` if there is other text.
  private let start: FenceStart?
  private let takesSnippets: Bool

  init(_ place: DocumentPlace, _ takesSnippets: Bool) {
    target = CompletionTarget(place)
    start = FenceStart(target.before)
    self.takesSnippets = takesSnippets
  }

  /// The items; none if the text before the position is no fence without an info string.
  var items: [CompletionItem] {
    guard let start else { return [] }
    if target.place.isOpener, target.place.fence?.words.count ?? 0 > 1 { return [] }
    let isClosed = target.place.isOpener && isFollowedByClosing(of: start)
    let whole = isClosed ? [] : Self.usual.map { item($0.label, $0.detail, $0.text, after: start) }
    let items =
      whole
      + openers.map { opener in
        let ending = isClosed ? "" : "\n$0\n```"
        let name = String(opener.prefix { $0 != " " })
        let detail =
          FormatReference.description(of: opener) ?? FormatReference.description(of: name) ?? ""
        return item("```\(opener)", detail, "```\(opener)\(ending)", after: start)
      }
    // Clients sort by label otherwise.
    return items.enumerated().map { index, item in
      var item = item
      item.sortText = String(index + 100)
      return item
    }
  }

  /// The info strings: each kind of fence, and each role of Swift.
  private var openers: [String] {
    FormatReference.fences.flatMap { fence -> [String] in
      let words = FormatReference.words(after: fence)
      switch fence {
      case "swift": return ["swift"] + words.map { "swift \($0)" }
      case "script": return words.map { "script \($0)" }
      default: return [words.first.map { "\(fence) \($0)" } ?? fence]
      }
    }
  }

  /// Returns whether a closing fence follows before the next opening one, as after completion by an
  /// editor.
  private func isFollowedByClosing(of start: FenceStart) -> Bool {
    let buffer = target.place.document.buffer
    let first = min(target.place.position.line + 1, buffer.lineCount)
    return start.isClosed(before: (first..<buffer.lineCount).lazy.map { buffer.bytes(ofLine: $0) })
  }

  /// Returns the item of a block.
  ///
  /// The menus of many editors insert single lines only. For a client without snippets, the item
  /// inserts the line of the fence, and the other lines are an additional edit.
  ///
  /// - Parameters:
  ///   - label: The label, with a fence of backticks.
  ///   - detail: A description of the block.
  ///   - text: The block as a snippet, with fences of backticks.
  ///   - start: The text that the item replaces, whose characters and indentation the block gets.
  /// - Returns: The item.
  private func item(
    _ label: String,
    _ detail: String,
    _ text: String,
    after start: FenceStart
  ) -> CompletionItem {
    let snippet = start.indented(text.replacing("```", with: start.marks))
    let lines = Self.plain(snippet).split(
      separator: "\n",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    var item = target.item(
      label.replacing("```", with: start.marks),
      text: takesSnippets ? snippet : String(lines[0]),
      replacing: start.marks.count + start.name.count,
      takesSnippets ? .snippet : .keyword,
      detail: detail
    )
    if takesSnippets {
      item.insertTextFormat = 2
      if !start.prefix.isEmpty { item.insertTextMode = CompletionItem.textAsIs }
    } else if lines.count > 1 {
      item.additionalTextEdits = [insertion(ofLines: String(lines[1]))]
    }
    return item
  }

  /// Returns the edit that inserts lines after that of the position.
  private func insertion(ofLines text: String) -> TextEdit {
    let line = target.place.position.line + 1
    let isLast = line >= target.place.document.buffer.lineCount
    let range = PlaceRange(line: line, 0..<0)
    return TextEdit(range: range, newText: isLast ? "\n\(text)" : "\(text)\n")
  }

  /// Returns a snippet without its placeholders.
  private static func plain(_ snippet: String) -> String {
    snippet.replacing(/\$\{\d:([^}]*)\}/) { $0.output.1 }.replacing("$0", with: "")
  }
}

/// Completes the words of an info string: roles, proposals, attributes and values.
@MainActor
private struct InfoCompletion {
  private let target: CompletionTarget
  private let fence: FenceContext

  init(_ place: DocumentPlace, _ fence: FenceContext) {
    target = CompletionTarget(place)
    self.fence = fence
  }

  var items: [CompletionItem] { values ?? words }

  /// The values of the attribute at the position; `nil` if there is no attribute.
  private var values: [CompletionItem]? {
    // The value may have blanks in quotes, so it begins after the last `=` outside of other words.
    guard let match = target.before.firstMatch(of: /\s([a-z-]+)=("?)([^"=]*)$/),
      let attribute = AttributeName(rawValue: String(match.output.1))
    else { return nil }
    let isQuoted = !match.output.2.isEmpty
    let written = String(match.output.3)
    guard isQuoted || !written.contains(where: \.isWhitespace) else { return nil }
    let item = written.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init)
    return FormatReference.values(of: attribute).map { value in
      let needsQuotes = !isQuoted && value.contains(where: \.isWhitespace)
      return target.item(
        value,
        text: needsQuotes ? QuotedText.text(value) : value,
        replacing: item?.count ?? 0,
        .enumMember,
        detail: FormatReference.description(of: value)
      )
    }
  }

  private var words: [CompletionItem] {
    let count = target.partial.count
    let known = Set(fence.words.dropFirst().map { $0.text.prefix { $0 != "=" } })
    let role = fence.words.dropFirst().first?.text
    let positional = FormatReference.words(after: fence.name)
    let isFree = !fence.words.dropFirst().contains { positional.contains($0.text) }
    let roles = (isFree ? positional : []).map { word in
      target.item(
        word,
        replacing: count,
        .keyword,
        detail: FormatReference.description(of: "\(fence.name) \(word)")
      )
    }
    let attributes = FormatReference.attributes(of: fence.name, role: role).filter {
      !known.contains($0.rawValue[...])
    }
    return roles
      + attributes.map { attribute in
        let name = attribute.rawValue
        let text = FormatReference.isFlag(attribute) ? name : "\(name)="
        return target.item(
          text,
          replacing: count,
          .property,
          detail: FormatReference.description(of: text)
        )
      }
  }
}

/// Completes the lines of a block: names of the format, and nodes of the scene.
@MainActor
private struct LineCompletion {
  private let target: CompletionTarget
  private let fence: FenceContext
  private let block: String

  init(_ place: DocumentPlace, _ fence: FenceContext, block: String) {
    target = CompletionTarget(place)
    self.fence = fence
    self.block = block
  }

  var items: [CompletionItem] {
    let isBeginning = target.before.drop(while: \.isWhitespace).count == target.partial.count
    let isFirst = target.place.position.line == fence.line + 1
    let isHead = block == VariantsFence.name && isFirst
    let line = target.before.trimmed
    let names = FormatReference.lines(of: block, isFirst: isFirst)
    let known = isBeginning || isHead ? names : names.filter { $0.hasPrefix(line) && !line.isEmpty }
    let lines = known.map { name in
      target.item(
        name,
        replacing: isHead ? target.partial.count : target.before.drop(while: \.isWhitespace).count,
        .keyword,
        detail: FormatReference.description(of: name)
      )
    }
    return lines + nodes(isBeginning: isBeginning, isHead: isHead)
  }

  /// The ids in the code of the scene, and the nodes of its last layout.
  private func nodes(isBeginning: Bool, isHead: Bool) -> [CompletionItem] {
    let place = target.place
    let identifiers = NodeIdentifiers.inCode(around: place)
    let count = target.partial.count
    let ids = (identifiers + (block == FramesFence.name || isHead ? ["root"] : [])).flatMap { id in
      let word = QuotedText.identifier(id)
      let node = id == "root" ? id : word
      let texts = isHead ? FormatReference.quantities.map { "\(node).\($0)" } : [word]
      return texts.map { target.item($0, replacing: count, .value, detail: "a node of the scene") }
    }
    guard isBeginning, [FramesFence.name, NegotiationFence.name].contains(block) else { return ids }
    let observed = place.result?.result.actualLines.map(\.name) ?? []
    let labels = observed.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return ids
      + labels.map { target.item($0, replacing: count, .constant, detail: "a node of the layout") }
  }
}

extension CompletionFeature {
  /// The names of rules after `R-`, and the targets of links after `](`.
  private static func proseItems(_ place: DocumentPlace, _ server: EditorServer) -> [CompletionItem]
  {
    let target = CompletionTarget(place)
    if let match = target.before.firstMatch(of: /\]\(([^)\s]*)$/) {
      return LinkCompletion(target, written: String(match.output.1), server).items
    }
    guard let match = target.before.firstMatch(of: /R-[A-Z]*-?[0-9]*[a-z]?$/) else { return [] }
    let count = match.output.count
    return RuleBook.standard.pages.flatMap(\.rules).enumerated().map { index, rule in
      let title = rule.title.plainText
      var item = target.item(rule.name.text, replacing: count, .reference, detail: title)
      item.documentation = MarkupContent(rule.text)
      // By label, R-AL-10 would precede R-AL-2.
      item.sortText = String(index + 10_000)
      return item
    }
  }
}

/// Completes the address of a link: files of the suite, and headings after `#`.
@MainActor
private struct LinkCompletion {
  let target: CompletionTarget
  let written: String

  private let server: EditorServer

  init(_ target: CompletionTarget, written: String, _ server: EditorServer) {
    (self.target, self.written, self.server) = (target, written, server)
  }

  var items: [CompletionItem] {
    let document = target.place.document
    let mark = written.firstIndex(of: "#")
    guard let mark else {
      return document.suite.files.filter { $0 != document.file }.map { file in
        target.item(
          LinkTarget.path(to: file, from: document.file),
          replacing: written.count,
          .file
        )
      } + anchors(of: document.spec, replacing: written.count)
    }
    let address = String(written[..<mark])
    guard let link = LinkTarget(address: written, in: document.file) else { return [] }
    let count = written.count - address.count
    if link.file == document.file { return anchors(of: document.spec, replacing: count) }
    let suite = document.suite
    let open = server.documents.values.first { $0.suite === suite && $0.file == link.file }
    if let open { return anchors(of: open.spec, replacing: count) }
    let path = "\(suite.folder.root)/\(link.file)"
    guard let data = FileManager.default.contents(atPath: path),
      let page = try? MarkdownDocument(bytes: Array(data))
    else { return [] }
    return page.anchors.map { target.item("#\($0)", replacing: count, .reference) }
  }

  private func anchors(of spec: SpecDocument, replacing count: Int) -> [CompletionItem] {
    (spec.markdown.anchors + spec.scenarios.map(\.slug)).reduce(into: [String]()) { names, anchor in
      if !names.contains(anchor) { names.append(anchor) }
    }.map { target.item("#\($0)", replacing: count, .reference) }
  }
}

/// The ids that the code of a scenario sets with string literals.
@MainActor
enum NodeIdentifiers {
  /// Returns the ids in the Swift blocks of the scenario around a position, and in shared blocks,
  /// without duplicates.
  static func inCode(around place: DocumentPlace) -> [String] {
    let spec = place.document.spec
    let id = place.document.scenarioID(atLine: place.line)
    let own = spec.scenarios.first { $0.id == id }?.body.blocks ?? []
    var names: [String] = []
    for block in own + spec.sharedBlocks {
      for match in block.code.matches(of: pattern) where !names.contains(String(match.output.1)) {
        names.append(String(match.output.1))
      }
    }
    return names
  }

  /// A call that sets an id to a literal without interpolation.
  static var pattern: Regex<(Substring, Substring)> {
    /(?:\.id\(|accessibilityIdentifier(?:\(| = ))"([^"\\]+)"/
  }
}
