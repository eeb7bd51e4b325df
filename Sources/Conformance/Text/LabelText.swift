/// How a spec writes the name of a node: `Text "Reset" #title`.
enum LabelText {
  static func text(name: String?, label: String?, id: String?) -> String {
    [name, label.map(quoted), id.map { "#" + $0 }].compactMap(\.self).joined(separator: " ")
  }

  /// A word in quotation marks, in one line.
  static func quoted(_ word: String) -> String {
    let escaped =
      word
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
