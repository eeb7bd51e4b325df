internal import SpecFormat

/// How a spec writes the name of a node: `Text "Reset" #title`.
enum LabelText {
  static func text(name: String?, label: String?, id: String?) -> String {
    [name, label.map { QuotedText.text($0) }, id.map(identifier)].compactMap(\.self).joined(
      separator: " "
    )
  }

  /// An id at the place of an id, in quotes where it is more than one word: `#"an id"`.
  static func identifier(_ id: String) -> String {
    let isWord = !id.isEmpty && !id.contains { $0.isWhitespace || $0 == "\"" }
    return "#" + (isWord ? id : QuotedText.text(id))
  }
}
