internal import Foundation

/// Where someone sits who can be shown pages and asked for keys.
@MainActor
protocol Terminal: AnyObject {
  /// How many columns and rows there are.
  var size: (columns: Int, rows: Int) { get }

  func write(_ text: String)

  /// Waits for a key; `nil` where nobody will press one any more.
  func readKey() -> TerminalKey?

  /// Lets others have the terminal until somebody goes on with this process.
  func suspend()
}

/// Where the bytes of keys come from.
@MainActor
protocol KeyInput {
  /// Waits for bytes.
  ///
  /// - Parameter milliseconds: How long, at most; without end where it is `nil`.
  /// - Returns: All that have come; none where the time is over, and `nil` where none will come any
  ///   more.
  func bytes(within milliseconds: Int?) -> [UInt8]?
}

/// The terminal that the process was started in.
final class ProcessTerminal: Terminal {
  /// How long a signal may wait to be heard, in milliseconds.
  private static let attention = 50

  private var keys = KeyReader()
  private var mode: RawMode?
  private var stopHandler: sighandler_t?

  /// `nil` where standard input or standard output is none.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
  }

  var size: (columns: Int, rows: Int) {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    return isKnown ? (Int(window.ws_col), Int(window.ws_row)) : (80, 24)
  }

  func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  func readKey() -> TerminalKey? { keys.key(from: self) }

  func suspend() {
    end()
    // As the terminal does it: whoever was started together waits together.
    kill(0, SIGTSTP)
    if !Interruption.isRequested { begin() }
  }
}

extension ProcessTerminal {
  /// Takes keys while something is done, and leaves the terminal as it was however that ends, by a
  /// signal too.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What the body returns.
  func takingKeys<Result>(_ body: () -> Result) -> Result {
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
    var left = milliseconds ?? Self.attention
    while !Interruption.isRequested {
      if StopRequest.consume() { return [0x1A] }
      let pause = min(left, Self.attention)
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = poll(&input, 1, Int32(pause))
      if count > 0 { return read() }
      guard count == 0 || errno == EINTR else { return nil }
      if milliseconds != nil, count == 0 { left -= pause }
      if left <= 0 { return [] }
    }
    return nil
  }

  /// What has come; `nil` where the terminal is gone.
  private func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 { return Array(buffer.prefix(count)) }
      guard count < 0, errno == EINTR || errno == EAGAIN else { return nil }
    }
  }
}

/// The settings with which a terminal hands over every key at once, and those that it was found
/// with.
struct RawMode {
  private static let bracketsOn = "\u{1B}[?2004h"
  private static let bracketsOff = "\u{1B}[?2004l"

  private let found: termios
  /// Whether the terminal understands that pasted text is to come in brackets.
  private let hasBrackets: Bool

  /// Begins to take keys one by one, without showing them; `nil` where standard input is no
  /// terminal.
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
