internal import Foundation
internal import SpecFormat

/// The file to which declarations of missing names are added.
struct StubFile {
  /// The path; `nil` if no stubs are requested.
  let path: String?
  /// The text of the names that were added.
  private(set) var added: [String] = []
  private var text = ""

  /// Reads the stubs of an earlier run, which are kept.
  ///
  /// - Throws: An error if the file exists and is not readable.
  init(path: String?) throws {
    self.path = path
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolError.pathsMissing([path])
    }
    text = String(decoding: data, as: UTF8.self)
  }

  /// The file with its stubs; none if there is no path or no stub.
  var files: [PreviewFile] {
    guard let path, !text.isEmpty else { return [] }
    return [PreviewFile(path: path, declarations: text)]
  }

  /// Adds stubs for names, and returns whether any was added.
  mutating func add(_ names: [MissingName], from files: [PreviewFile]) -> Bool {
    let writer = StubWriter(files)
    let count = added.count
    for name in names where !added.contains(name.text) {
      let stub =
        name.owner.map { writer.declaration(ofMember: name.name, of: $0) }
        ?? writer.declaration(ofType: name.name)
      guard let stub else { continue }
      if text.isEmpty { text = "// Stubs for names that the previews use.\n\nimport SwiftUI\n" }
      text += "\n" + stub.map { $0 + "\n" }.joined()
      added.append(name.text)
    }
    return added.count > count
  }

  /// Writes the file if stubs were added.
  ///
  /// - Throws: An error if the file is not writable.
  func write() throws {
    guard let path, !added.isEmpty else { return }
    try TextFile(path: path).write(text)
  }
}
