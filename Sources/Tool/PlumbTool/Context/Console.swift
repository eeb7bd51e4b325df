internal import Foundation
internal import ElementTree

/// Where results and notes are written to.
@MainActor
final class Console {
  /// Whether notes are read on a terminal, so that progress is worth showing.
  let showsProgress = isatty(STDERR_FILENO) == 1
  /// Whether results are read on a terminal that wants colour (`NO_COLOR` does not).
  let usesColor: Bool
  private var progress = ""

  init() {
    let environment = ProcessInfo.processInfo.environment
    usesColor =
      isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }
}

extension Console {
  /// Writes results to standard output.
  ///
  /// - Throws: `fileNotWritten` where the output is full or closed: results that nobody gets are
  ///   no success.
  func write(_ text: String) throws(ToolError) {
    show(progress: "")
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      throw .fileNotWritten("standard output", reason: error.localizedDescription)
    }
  }

  /// Writes a note in lines of its own to standard error, as a terminal can show them.
  func note(_ text: String) {
    show(progress: "")
    let lines = TerminalText.lines(text) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(lines.utf8))
  }

  /// Shows a line that the next one replaces; an empty one takes it away.
  func show(progress text: String) {
    guard showsProgress, text != progress else { return }
    progress = text
    try? FileHandle.standardError.write(
      contentsOf: Data("\r\u{1B}[K\(TerminalText.line(text))".utf8)
    )
  }
}
