internal import Foundation
internal import SpecFormat

/// The file to which declarations of missing names are added.
struct StubFile {
  /// The path; `nil` if no stubs are requested.
  let path: String?
  /// The declarations that this run adds.
  var added: [StubInference.Stub] = []
  /// The content of an earlier run, with the author's changes.
  private var kept = ""

  private static let heading = """
    // Stubs for names that the previews use.
    //
    // The types follow from the code. Replace the values by ones as long as those of the app.
    // A comment marks properties whose type no use shows.

    import SwiftUI

    """

  /// Reads the stubs of an earlier run, which are kept.
  ///
  /// - Throws: An error if the file exists and is not readable.
  init(path: String?) throws {
    self.path = path
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolError.pathsMissing([path])
    }
    kept = String(decoding: data, as: UTF8.self)
  }

  /// The content with the added declarations.
  private var text: String {
    guard !added.isEmpty else { return kept }
    let lines = added.map { "\n" + $0.lines.map { $0 + "\n" }.joined() }
    return (kept.isEmpty ? Self.heading : kept) + lines.joined()
  }

  /// The file with its stubs; none if there is no path or no stub.
  var files: [PreviewFile] {
    guard let path, !text.isEmpty else { return [] }
    return [PreviewFile(path: path, declarations: text)]
  }

  /// Writes the file if stubs were added.
  ///
  /// - Throws: An error if the file is not writable.
  func write() throws {
    guard let path, !added.isEmpty else { return }
    try TextFile(path: path).write(text)
  }
}
