internal import Foundation

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
    if !Interruption.isWanted { begin() }
  }
}

extension ProcessTerminal {
  /// Takes keys while something is done, and leaves the terminal as it was however that ends, by a
  /// signal too.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What the body returns.
  func takingKeys<Result>(_ body: () -> Result) -> Result {
    Interruption.takeSignals()
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
    while !Interruption.isWanted {
      if StopRequest.take() { return [0x1A] }
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
