internal import Foundation

/// A terminal that shows pages and reads keys.
@MainActor
package protocol Terminal: AnyObject {
  /// The number of columns and rows.
  var size: (columns: Int, rows: Int) { get }

  func write(_ text: String)

  /// Waits for a key; returns `nil` at the end of the input.
  func readKey() -> TerminalKey?

  /// Restores the terminal, and suspends the process until it is continued.
  func suspend()
}

/// A source of the bytes of keys.
@MainActor
protocol KeyInput {
  /// Waits for bytes.
  ///
  /// - Parameter milliseconds: The maximum time to wait; `nil` for no limit.
  /// - Returns: All available bytes; empty after the maximum time, and `nil` at the end of the
  ///   input.
  func bytes(within milliseconds: Int?) -> [UInt8]?
}

/// The terminal of the process.
package final class ProcessTerminal: Terminal {
  /// The interval at which signals are polled, in milliseconds.
  private static let pollInterval = 50

  private var keys = KeyReader()
  private var mode: RawMode?
  private var stopHandler: (@convention(c) (Int32) -> Void)?

  /// Returns `nil` if standard input or standard output is not a terminal.
  package init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
  }

  package var size: (columns: Int, rows: Int) {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    return isKnown ? (Int(window.ws_col), Int(window.ws_row)) : (80, 24)
  }

  package func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  package func readKey() -> TerminalKey? { keys.key(from: self) }

  package func suspend() {
    end()
    // The whole process group stops, as if the terminal had sent the signal.
    kill(0, SIGTSTP)
    if !Interruption.isRequested { begin() }
  }
}

extension ProcessTerminal {
  /// Runs a closure with keys as input, and restores the terminal afterwards, even after a signal.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  package func takingKeys<Result>(_ body: () -> Result) -> Result {
    Interruption.installHandlers()
    begin()
    defer { end() }
    return body()
  }

  private func begin() {
    stopHandler = StopRequest.begin()
    mode = RawMode(term: ProcessInfo.processInfo.environment["TERM"])
  }

  private func end() {
    mode?.end()
    mode = nil
    StopRequest.end(stopHandler)
  }
}

extension ProcessTerminal: KeyInput {
  func bytes(within milliseconds: Int?) -> [UInt8]? {
    var left = milliseconds ?? Self.pollInterval
    while !Interruption.isRequested {
      if StopRequest.consume() { return [0x1A] }
      let pause = min(left, Self.pollInterval)
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = poll(&input, 1, Int32(pause))
      if count > 0 { return read() }
      guard count == 0 || errno == EINTR else { return nil }
      if milliseconds != nil, count == 0 { left -= pause }
      if left <= 0 { return [] }
    }
    return nil
  }

  /// Returns the available bytes; `nil` if the terminal is closed.
  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 { return Array(buffer.prefix(count)) }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
    }
  }
}

/// The settings in which a terminal delivers every key immediately, with the previous settings.
struct RawMode {
  private static let bracketsOn = "\u{1B}[?2004h"
  private static let bracketsOff = "\u{1B}[?2004l"

  private let found: termios
  /// Whether the terminal supports bracketed paste.
  private let hasBrackets: Bool

  /// Starts to read single keys without echo; returns `nil` if standard input is not a terminal.
  ///
  /// Pending input is discarded, since it cannot answer a question that was not shown yet.
  ///
  /// - Parameter term: The type of the terminal, from `TERM`.
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
  /// Restores the previous settings.
  func end() {
    if hasBrackets { Self.write(Self.bracketsOff) }
    var settings = found
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  private static func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
