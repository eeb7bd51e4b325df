internal import Conformance
internal import SpecFormat

/// Renames the id of a node in the code and in the blocks of its scenario, and a declaration of
/// shared code in all specs.
///
/// An id that shared code sets is renamed in the whole document.
enum RenameFeature: EditorFeature {
  static let routes = [
    EditorRoute("textDocument/prepareRename", prepare),
    EditorRoute("textDocument/rename", rename),
  ]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.renameProvider = .init()
  }

  private static func prepare(
    _ server: EditorServer,
    _ params: PositionParams
  ) throws -> RenameTarget? {
    let document = try server.document(params.textDocument.uri)
    let place = DocumentPlace(params.position, in: document)
    guard let name = name(at: place) else {
      return SharedRename(at: place)?.target
    }
    let range = places(of: name, around: place).first { $0.touches(params.position) }
    return range.map { RenameTarget(range: $0, placeholder: name) }
  }

  private static func rename(
    _ server: EditorServer,
    _ params: RenameParams
  ) throws -> WorkspaceEdit? {
    let document = try server.document(params.textDocument.uri)
    let place = DocumentPlace(params.position, in: document)
    if name(at: place) == nil, let shared = SharedRename(at: place) {
      return try shared.edit(to: params.newName, server)
    }
    guard let name = name(at: place) else {
      throw ResponseError(.requestFailed, "there is no id of a node and no shared declaration here")
    }
    let new = params.newName.hasPrefix("#") ? String(params.newName.dropFirst()) : params.newName
    guard !new.isEmpty, !new.contains(where: { $0.isWhitespace || "\"\\`".contains($0) }) else {
      throw ResponseError(.invalidParams, "an id is one word without quotes")
    }
    guard !NodeIdentifiers.inCode(around: place).contains(new) else {
      throw ResponseError(.requestFailed, "another node of the scenario has the id `\(new)`")
    }
    let edits = places(of: name, around: place).map { TextEdit(range: $0, newText: new) }
    return WorkspaceEdit(changes: [document.uri: edits])
  }

  /// Returns the id at a position: a word `#id` of a block, or the literal that sets it in code;
  /// `nil` for none.
  private static func name(at place: DocumentPlace) -> String? {
    let known = NodeIdentifiers.inCode(around: place)
    if place.block != nil, !place.isOpener {
      return place.word?.word.identifier.flatMap { known.contains($0) ? $0 : nil }
    }
    let column = place.document.buffer.column(of: place.position)
    return place.text.matches(of: NodeIdentifiers.pattern).first { match in
      let text = place.text
      let start = text.distance(from: text.startIndex, to: match.output.1.startIndex)
      return (start...(start + match.output.1.count)).contains(column)
    }.map { String($0.output.1) }
  }

  /// Returns the places of an id, without `#` and quotes, in document order.
  private static func places(of name: String, around place: DocumentPlace) -> [PlaceRange] {
    let document = place.document
    let spec = document.spec
    let isShared = spec.sharedBlocks.contains { block in
      block.code.matches(of: NodeIdentifiers.pattern).contains { $0.output.1 == name }
    }
    let id = document.scenarioID(atLine: place.line)
    return spec.markdown.fences.filter { fence in
      isShared || document.scenarioID(atLine: fence.line) == id
    }.flatMap { fence in
      (fence.line + 1..<fence.lines.upperBound).flatMap { line in
        fence.name == "swift"
          ? literals(name, line: line, place.ranges) : words(name, line: line, place.ranges)
      }
    }
  }

  private static func words(_ name: String, line: Int, _ ranges: DocumentRanges) -> [PlaceRange] {
    ranges.words(ofLine: line).filter { $0.identifier == name }.map { word in
      let start = word.columns.lowerBound + (word.text.hasPrefix("#\"") ? 2 : 1)
      return ranges.columns(start..<(start + name.count), ofLine: line)
    }
  }

  private static func literals(
    _ name: String,
    line: Int,
    _ ranges: DocumentRanges
  ) -> [PlaceRange] {
    let text = ranges.buffer.line(line - 1)
    let known = text.matches(of: NodeIdentifiers.pattern)
    // `stage.tap("id")` names a node too.
    let taps = text.matches(of: /\.tap\("([^"\\]+)"/)
    return (known.map(\.output.1) + taps.map(\.output.1)).filter { $0 == name }.map { literal in
      let start = text.distance(from: text.startIndex, to: literal.startIndex)
      return ranges.columns(start..<(start + name.count), ofLine: line)
    }
  }
}
