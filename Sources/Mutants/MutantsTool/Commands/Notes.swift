internal import Foundation
internal import ElementTree

/// Lines for whoever waits, on standard error.
enum Notes {
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(TerminalText.lines(text))\n".utf8))
  }
}
