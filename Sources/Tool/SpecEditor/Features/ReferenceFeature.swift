internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import SpecFormat

/// Finds the definition of a rule, a link or a shared declaration, and the places that use it.
enum ReferenceFeature: EditorFeature {
  static let routes = [
    EditorRoute("textDocument/definition", definition),
    EditorRoute("textDocument/references", references),
  ]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.definitionProvider = true
    capabilities.referencesProvider = true
  }

  private static func definition(
    _ server: EditorServer,
    _ params: PositionParams
  ) throws -> [Location]? {
    let document = try server.document(params.textDocument.uri)
    let place = DocumentPlace(params.position, in: document)
    if let rule = place.rule.flatMap({ RuleBook.standard[$0.name] }) {
      return RulePlace.location(of: rule, from: document).map { [$0] }
    }
    if let link = link(at: place) { return target(of: link, from: document).map { [$0] } }
    guard let name = sharedName(at: place) else { return nil }
    return server.specs(of: document.suite).compactMap { spec in
      let code = SharedCode(of: spec)
      guard code?.declared.contains(name) == true else { return nil }
      let declaration = spec.sharedBlocks.lazy.compactMap { block in
        Self.lines(declaring: name, in: block).first
      }.first
      return location(in: spec, line: declaration ?? spec.sharedBlocks[0].line, of: document)
    }
  }

  private static func references(
    _ server: EditorServer,
    _ params: PositionParams
  ) throws -> [Location]? {
    let document = try server.document(params.textDocument.uri)
    let place = DocumentPlace(params.position, in: document)
    if let name = place.rule?.name {
      return server.specs(of: document.suite).flatMap { spec in
        Self.lines(naming: name, in: spec).map { location(in: spec, line: $0, of: document) }
      }
    }
    guard let name = sharedName(at: place) else { return nil }
    return server.specs(of: document.suite).flatMap { spec in
      spec.codeBlocks.sorted { $0.line < $1.line }.flatMap { block in
        Self.lines(mentioning: name, in: block).map { location(in: spec, line: $0, of: document) }
      }
    }
  }
}

extension ReferenceFeature {
  /// Returns the address of the link around a position; `nil` outside of links.
  private static func link(at place: DocumentPlace) -> String? {
    let column = place.document.buffer.column(of: place.position)
    for match in place.text.matches(of: /\]\(([^)\s]+)\)/) {
      let range = place.text.distance(from: place.text.startIndex, to: match.range.lowerBound)
      if (range...(range + match.output.0.count)).contains(column) { return String(match.output.1) }
    }
    return nil
  }

  /// Returns the place of a link's target; `nil` if there is no such file.
  private static func target(of address: String, from document: EditorDocument) -> Location? {
    guard let link = LinkTarget(address: address, in: document.file) else { return nil }
    let path = "\(document.suite.folder.root)/\(link.file)"
    let isOwn = link.file == document.file
    guard isOwn || FileManager.default.fileExists(atPath: path) else { return nil }
    let page =
      isOwn
      ? document.spec.markdown
      : FileManager.default.contents(atPath: path)
        .flatMap { try? MarkdownDocument(bytes: Array($0)) }
    let line = link.anchor.flatMap { anchor in
      page?.blocks.first { $0.heading?.slug == anchor }?.line
        ?? (isOwn ? document.spec.scenarios.first { $0.slug == anchor }?.line : nil)
    }
    return Location(
      uri: isOwn ? document.uri : FileURI.text(path),
      range: PlaceRange(line: (line ?? 1) - 1, 0..<0)
    )
  }

  /// Returns the name at a position in Swift code; `nil` if no shared block of the suite declares
  /// it.
  static func sharedName(at place: DocumentPlace) -> String? {
    guard place.fence?.name == "swift", !place.isOpener else { return nil }
    let name = identifier(at: place)
    return name.flatMap { name in
      place.document.suite.shared.contains { $0.declared.contains(name) } ? name : nil
    }
  }

  /// Returns the identifier of Swift at a position; `nil` if there is none.
  static func identifier(at place: DocumentPlace) -> String? {
    let characters = Array(place.text)
    let column = place.document.buffer.column(of: place.position)
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "_"
    }
    let start = column - characters[..<column].reversed().prefix(while: isPart).count
    let name = String(characters[start...].prefix(while: isPart))
    return name.isEmpty ? nil : name
  }

  /// Returns the lines of a block that declare a name, from 1.
  static func lines(declaring name: String, in block: CodeBlock) -> [Int] {
    lines(mentioning: name, in: block) { line in
      [
        "struct", "class", "enum", "protocol", "func", "let", "var", "typealias", "extension",
        "actor",
      ].contains { line.contains("\($0) \(name)") }
    }
  }

  /// Returns the lines of a block that contain a name as a whole word, from 1.
  static func lines(
    mentioning name: String,
    in block: CodeBlock,
    where isIncluded: (String) -> Bool = { _ in true }
  ) -> [Int] {
    block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { _, line in
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
          && isIncluded(String(line))
      }
      .map { block.line + $0.offset }
  }

  /// Returns the lines of a spec that name a rule, from 1.
  private static func lines(naming name: RuleName, in spec: SpecDocument) -> [Int] {
    guard spec.clauses.contains(where: { $0.rules.contains(name) }) else { return [] }
    let buffer = TextBuffer(String(decoding: spec.markdown.fileBytes, as: UTF8.self))
    return (0..<buffer.lineCount).filter { line in
      RuleName.names(in: buffer.bytes(ofLine: line)).contains(name)
    }.map { $0 + 1 }
  }

  private static func location(
    in spec: SpecDocument,
    line: Int,
    of document: EditorDocument
  ) -> Location {
    let uri =
      spec.file == document.file
      ? document.uri : FileURI.text("\(document.suite.folder.root)/\(spec.file)")
    return Location(uri: uri, range: PlaceRange(line: line - 1, 0..<0))
  }
}
