/// Text that stands below a headline.
enum IndentedText {
  /// The lines of a text, each behind some spaces; blank lines are left out.
  static func text(_ text: String, by width: Int) -> String {
    let indentation = String(repeating: " ", count: width)
    return text.split(whereSeparator: \.isNewline).map { indentation + $0 }
      .joined(separator: "\n")
  }
}
