/// The words of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// As its name says.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Whether words are put right.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual, not, or always.
  case `default`, no, yes
}

/// Whether wrong words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual, not, or always.
  case `default`, no, yes
}
