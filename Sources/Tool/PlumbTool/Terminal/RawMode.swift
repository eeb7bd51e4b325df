internal import Foundation

/// The settings with which a terminal hands over every key at once, and those that it was found with.
struct RawMode {
  private static let bracketsOn = "\u{1B}[?2004h"
  private static let bracketsOff = "\u{1B}[?2004l"

  private let found: termios
  /// Whether the terminal understands that pasted text is to come in brackets.
  private let hasBrackets: Bool

  /// Begins to take keys one by one, without showing them; `nil` where standard input is no terminal.
  ///
  /// What was typed before is forgotten, as it answers no question.
  ///
  /// - Parameter term: The kind of the terminal, as `TERM` says.
  init?(term: String?) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    found = settings
    hasBrackets = term != "dumb"
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ISTRIP | INLCR | IGNCR)
    withUnsafeMutableBytes(of: &settings.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
    if hasBrackets { Self.write(Self.bracketsOn) }
  }
}

extension RawMode {
  /// Leaves the terminal as it was found.
  func end() {
    if hasBrackets { Self.write(Self.bracketsOff) }
    var settings = found
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  private static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
