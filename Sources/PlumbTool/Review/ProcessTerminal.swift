internal import Foundation

/// The terminal that the process was started in.
struct ProcessTerminal: Terminal {
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

  /// Reads without waiting for the end of a line; control-C is a key like any other, so that the
  /// terminal is always left as it was.
  func readKey() -> Character? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &before) }
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return Character(UnicodeScalar(byte)) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
