internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import SpecFormat

/// Renames a declaration of shared code: in its file, and in the code and the blocks of all specs
/// that use it.
@MainActor
struct SharedRename {
  private let name: String
  private let place: DocumentPlace

  /// Creates the rename of the name at a position; `nil` if shared code does not declare it.
  init?(at place: DocumentPlace) {
    let inBlock =
      place.block == nil || place.isOpener ? nil : ReferenceFeature.identifier(at: place)
    let isShared = { (name: String) in
      place.document.suite.shared.contains { $0.declared.contains(name) }
    }
    guard let name = ReferenceFeature.sharedName(at: place) ?? inBlock, isShared(name) else {
      return nil
    }
    self.name = name
    self.place = place
  }

  /// The range of the name at the position; `nil` if the position is not at the name.
  var target: RenameTarget? {
    let ranges = ranges(ofLine: place.line, in: place.document.buffer)
    return ranges.first { $0.touches(place.position) }
      .map { RenameTarget(range: $0, placeholder: name) }
  }

  /// Returns the edits of all files.
  ///
  /// - Throws: `invalidParams` for a name that is no identifier, and `requestFailed` if a name
  ///   would have two declarations.
  func edit(to new: String, _ server: EditorServer) throws -> WorkspaceEdit {
    guard new.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
      throw ResponseError(.invalidParams, "a name in Swift consists of letters, digits and `_`")
    }
    let suite = place.document.suite
    let declaring = suite.shared.filter { $0.declared.contains(name) }
    guard declaring.count == 1 else {
      let files = declaring.map(\.file).joined(separator: ", ")
      throw ResponseError(.requestFailed, "`\(name)` has declarations in several files: \(files)")
    }
    if let other = suite.shared.first(where: { $0.declared.contains(new) }) {
      throw ResponseError(.requestFailed, "`\(other.file)` already declares `\(new)`")
    }
    var changes: [String: [TextEdit]] = [:]
    for spec in server.specs(of: suite) {
      let isOwn = spec.file == place.document.file
      let uri =
        isOwn ? place.document.uri : FileURI.text("\(suite.folder.root)/\(spec.file)")
      let buffer = TextBuffer(String(decoding: spec.markdown.fileBytes, as: UTF8.self))
      let lines = Self.lines(of: spec, hiding: name)
      add(lines.flatMap { ranges(ofLine: $0, in: buffer) }, of: uri, to: &changes, new)
    }
    for code in suite.shared where code.file.hasSuffix(".swift") {
      let path = "\(suite.folder.root)/\(code.file)"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let buffer = TextBuffer(String(decoding: data, as: UTF8.self))
      let places = (1...buffer.lineCount).flatMap { ranges(ofLine: $0, in: buffer) }
      add(places, of: FileURI.text(path), to: &changes, new)
    }
    return WorkspaceEdit(changes: changes)
  }

  private func add(
    _ places: [PlaceRange],
    of uri: String,
    to changes: inout [String: [TextEdit]],
    _ new: String
  ) {
    guard !places.isEmpty else { return }
    changes[uri, default: []] += places.map { TextEdit(range: $0, newText: new) }
  }
}

extension SharedRename {
  /// Returns the lines of the fences of a spec, without the scenarios that declare the name
  /// themselves.
  private static func lines(of spec: SpecDocument, hiding name: String) -> [Int] {
    let hidden = spec.scenarios.filter { scenario in
      scenario.body.blocks.contains { !ReferenceFeature.lines(declaring: name, in: $0).isEmpty }
    }
    let own = Set(hidden.flatMap { $0.body.blocks.map(\.fenceLine) })
    return spec.markdown.fences.filter { fence in
      FormatReference.fences.contains(fence.name) && !own.contains(fence.line)
    }.flatMap { Array($0.line + 1..<$0.lines.upperBound) }
  }

  /// Returns the ranges of the name in a line, as a whole word outside of strings.
  private func ranges(ofLine line: Int, in buffer: TextBuffer) -> [PlaceRange] {
    let text = buffer.line(line - 1)
    guard text.contains(name) else { return [] }
    let characters = Array(text), word = Array(name)
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "_"
    }
    var found: [PlaceRange] = []
    var isString = false
    var index = 0
    while index < characters.count {
      if characters[index] == "\"" { isString.toggle() }
      if characters[index] == "\\" { index += 1 }
      let end = index + word.count
      if !isString, end <= characters.count, Array(characters[index..<end]) == word,
        index == 0 || !isPart(characters[index - 1]),
        end == characters.count || !isPart(characters[end])
      {
        found.append(DocumentRanges(buffer: buffer).columns(index..<end, ofLine: line))
      }
      index += 1
    }
    return found
  }
}
