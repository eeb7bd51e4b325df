/// The comment that frees a clause from needing a scenario: `<!-- informative -->`.
enum InformativeMark {
  /// Whether a piece of raw HTML is the mark, blanks apart.
  static func isMark(_ html: String) -> Bool {
    html.filter { !$0.isWhitespace } == "<!--informative-->"
  }
}
