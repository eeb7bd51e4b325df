/// The notation of node names in a list, such as `#bio Text "Reset" Rectangle`.
extension NodeName {
  /// Removes the name of a node from the front of a list; `nil` if the list does not begin with
  /// one.
  ///
  /// Labels must be quoted in a list. A name can also be quoted as a whole: `"Text Reset"`.
  init?(ofListed words: inout ArraySlice<Word>) {
    guard let first = words.first else { return nil }
    guard first.bare.isEmpty, let quoted = first.quoted else {
      self.init(from: &words, reserving: .max)
      return
    }
    words.removeFirst()
    var inner = WordScanner(quoted, firstColumn: 1).words[...]
    self.init(from: &inner, reserving: .max)
    // Inside of quotes around the whole name, a label needs no quotes.
    if let rest = inner.first, label == nil, id == nil {
      label = String(quoted.dropFirst(rest.column - 1))
    } else if !inner.isEmpty {
      return nil
    }
  }

  /// Parses the name of a node in the notation of `frames`.
  init(ofNode text: String) {
    var words = WordScanner(text, firstColumn: 1).words[...]
    self = NodeName(from: &words, reserving: .max) ?? NodeName(name: text)
  }

  /// Returns whether a found node matches this name.
  ///
  /// A stated id, name or label must match; properties that are not stated are ignored.
  func names(_ found: NodeName) -> Bool {
    if let id, id != found.id { return false }
    if let name, name != found.name { return false }
    guard let label else { return true }
    return ShortLabel.matches(label, label: found.label)
      || found.label.map { ShortLabel.matches($0, label: label) } ?? false
  }

  /// The name in the notation of a list, which is only the id if there is one.
  var listed: String {
    if let id { return QuotedText.identifier(id) }
    let label = label.map { QuotedText.text(ShortLabel.text($0)) }
    return [name, label].compactMap(\.self).joined(separator: " ")
  }
}
