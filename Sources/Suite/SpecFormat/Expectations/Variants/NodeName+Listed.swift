/// Names of nodes as a list has them: `#bio Text "Reset" Rectangle`.
extension NodeName {
  /// Takes the name of a node from the front of a list; `nil` where the list does not begin with
  /// one.
  ///
  /// A label is quoted there. A name may be quoted as a whole as well: `"Text Reset"`.
  init?(ofListed words: inout ArraySlice<Word>) {
    guard let first = words.first else { return nil }
    guard first.bare.isEmpty, let quoted = first.quoted else {
      self.init(from: &words, reserving: .max)
      return
    }
    words.removeFirst()
    var inner = WordScanner(quoted, firstColumn: 1).words[...]
    self.init(from: &inner, reserving: .max)
    // A label in quotes of the whole name needs none of its own.
    if let rest = inner.first, label == nil, id == nil {
      label = String(quoted.dropFirst(rest.column - 1))
    } else if !inner.isEmpty {
      return nil
    }
  }

  /// Takes the name off a node as `frames` has it.
  init(ofNode text: String) {
    var words = WordScanner(text, firstColumn: 1).words[...]
    self = NodeName(from: &words, reserving: .max) ?? NodeName(name: text)
  }

  /// Whether a node that is found is the one that an author names: by its id where there is one,
  /// else by its name, and by its label where that is said.
  func names(_ found: NodeName) -> Bool {
    if let id, id != found.id { return false }
    if let name, name != found.name { return false }
    guard let label else { return true }
    return ShortLabel.stands(label, for: found.label)
      || found.label.map { ShortLabel.stands($0, for: label) } ?? false
  }

  /// The name as a list has it: the id alone where there is one.
  var listed: String {
    if let id { return QuotedText.identifier(id) }
    let label = label.map { QuotedText.text(ShortLabel.text($0)) }
    return [name, label].compactMap(\.self).joined(separator: " ")
  }
}
