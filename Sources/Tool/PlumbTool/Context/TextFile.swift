internal import Foundation

/// A file of text that a command writes.
struct TextFile {
  var path: String
}

extension TextFile {
  /// The content of the file; `nil` where there is none that can be read.
  var text: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  /// Replaces the file, and makes the folders that it is in.
  func write(_ text: String) throws(ToolError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: url, atomically: true, encoding: .utf8)
    } catch {
      throw .fileNotWritten(path, reason: error.localizedDescription)
    }
  }
}
