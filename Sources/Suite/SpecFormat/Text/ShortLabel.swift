/// A long label by its beginning: `"Mathematician and…"`, which stands for every label that begins
/// so.
package enum ShortLabel {
  /// How many characters a label may have that is written in full.
  private static let length = 24
  /// Behind the beginning of a label.
  private static let mark: Character = "…"

  /// A label as blocks write it: in full, or as many of its first words as have room, at least a
  /// part of one, and `…`.
  package static func text(_ label: String) -> String {
    guard label.count > length else { return label }
    let beginning = label.prefix(length - 1)
    let words = beginning.lastIndex(where: \.isWhitespace).map { beginning[..<$0] } ?? beginning
    let kept = words.count * 2 < length ? beginning : words
    return kept.trimmed + String(mark)
  }

  /// Whether a label is the one that is written, or begins as it does in front of its `…`.
  package static func stands(_ written: String, for label: String?) -> Bool {
    guard let label else { return false }
    if written == label { return true }
    guard written.last == mark, written.count > 1 else { return false }
    return label.hasPrefix(written.dropLast())
  }

  /// The name of a node as blocks write it, its label short: `Text "Mathematician and…" #bio`.
  package static func name(_ name: String) -> String {
    guard let start = name.firstIndex(of: "\"") else { return name }
    var label = ""
    var index = name.index(after: start)
    while index < name.endIndex, name[index] != "\"" {
      if name[index] == "\\", name.index(after: index) < name.endIndex {
        index = name.index(after: index)
        label.append(name[index] == "n" ? "\n" : name[index])
      } else {
        label.append(name[index])
      }
      index = name.index(after: index)
    }
    guard index < name.endIndex else { return name }
    return name[..<start] + QuotedText.text(text(label)) + name[name.index(after: index)...]
  }
}
