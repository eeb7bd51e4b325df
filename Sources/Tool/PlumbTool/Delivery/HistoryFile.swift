internal import Foundation
internal import Reporting

/// The file of a history, with one line of JSON for each run.
struct HistoryFile {
  private let file: TextFile

  init(path: String) {
    file = TextFile(path: path)
  }
}

extension HistoryFile {
  var path: String { file.path }

  /// The content; empty if there is no file.
  var text: String {
    get throws(ToolError) {
      if let text = file.text { return text }
      guard !FileManager.default.fileExists(atPath: path) else {
        throw .reportMalformed(path, reason: "it is not UTF-8 text")
      }
      return ""
    }
  }

  /// The runs, the oldest first; empty if there is no file.
  var entries: [HistoryEntry] {
    get throws(ToolError) {
      let text = try text
      do {
        return try HistoryEntry.entries(in: text)
      } catch {
        throw .reportMalformed(path, reason: error.description)
      }
    }
  }

  /// Appends a run as the last line, if the file has no invalid lines.
  func append(_ entry: HistoryEntry) throws(ToolError) {
    _ = try entries
    let text = try text
    try file.write(text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + entry.line)
  }
}
