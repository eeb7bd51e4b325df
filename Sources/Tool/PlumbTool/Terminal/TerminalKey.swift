/// Anything that comes from a keyboard, told apart as far as a review has a use for it.
enum TerminalKey: Equatable {
  /// A character, or a letter that Control was held with: control-C is `"\u{3}"`.
  case character(Character)
  /// A key that is no character: Escape, an arrow, a function key, a letter with Alt, the mouse, a
  /// byte that is no UTF-8.
  case special
  /// Text that came at once, and not key by key.
  case pasted
}

extension TerminalKey {
  /// Control-C, which breaks off.
  static let interrupt = TerminalKey.character("\u{3}")
  /// Control-D, which is the end of all input.
  static let endOfInput = TerminalKey.character("\u{4}")
  /// Control-Z, which has the process wait until somebody goes on with it.
  static let stop = TerminalKey.character("\u{1A}")
}
