/// The name that begins a line about a node: `Text "Reset" #id`.
struct NodeName: Sendable, Equatable {
  /// The type of a leaf or container, or the name of a modifier; `nil` where an id begins the line.
  var name: String?
  var label: String?
  var id: String?
}

extension NodeName {
  /// Takes the words of a name from the front; `nil` where the line begins neither with a name nor
  /// with an id.
  ///
  /// - Parameters:
  ///   - words: The words of a line; those that belong to the name are removed.
  ///   - reserved: How many words at the end are never part of it.
  init?(from words: inout ArraySlice<Word>, reserving reserved: Int) {
    guard let first = words.first else { return nil }
    if let id = first.identifier {
      self.init(id: id)
      words.removeFirst()
      return
    }
    guard first.quoted == nil, NodeName.isName(first.bare) else { return nil }
    words.removeFirst()
    self.init(name: first.bare)
    if let word = words.first, let label = word.name, word.identifier == nil,
      word.quoted != nil || (words.count > reserved && word.bare != "->")
    {
      self.label = label
      words.removeFirst()
    }
    if let id = words.first?.identifier {
      self.id = id
      words.removeFirst()
    }
  }

  /// Whether a word can be a type's or a modifier's name.
  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_.<>".contains($0) }
  }
}
