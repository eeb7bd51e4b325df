internal import Conformance

/// The colours of a terminal, by what they say.
enum TextColor: String {
  case good = "\u{1B}[32m"
  case bad = "\u{1B}[31m"
  case notable = "\u{1B}[33m"

  private static let end = "\u{1B}[0m"

  /// The text in this colour.
  func callAsFunction(_ text: String) -> String { rawValue + text + Self.end }
}

extension TextColor {
  init(_ verdict: Verdict) {
    self = verdict.failsTheRun ? .bad : verdict == .passed ? .good : .notable
  }
}
