/// One line of a `frames` block.
package struct FrameLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// The column of its first word, from 1.
  package var column: Int
  /// The number of characters before the numbers of the line; `nil` for `...`.
  package var numbersOffset: Int?
  package var content: Content
  /// The lines that are indented under it, in order.
  package var children: [FrameLine]

  package enum Content: Sendable, Equatable {
    /// A line `...`, which allows further siblings.
    case anySiblings
    case node(Node)
    case element(Element)
  }

  package struct Node: Sendable, Equatable {
    /// The type of a leaf or container, or the name of a modifier; `nil` in a selection.
    package var name: String?
    package var label: String?
    package var id: String?
    /// The lines of a text; `nil` if the author's line does not state them.
    package var textLines: [String]?
    package var x: NumberLiteral
    package var y: NumberLiteral
    package var width: NumberLiteral
    package var height: NumberLiteral

    package init(
      name: String?,
      label: String? = nil,
      id: String? = nil,
      textLines: [String]? = nil,
      x: NumberLiteral,
      y: NumberLiteral,
      width: NumberLiteral,
      height: NumberLiteral
    ) {
      self.name = name
      self.label = label
      self.id = id
      self.textLines = textLines
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A cell, a supplementary view, a decoration or the content of a collection view.
  package struct Element: Sendable, Equatable {
    package var name: ElementName
    package var x: NumberLiteral
    package var y: NumberLiteral
    package var width: NumberLiteral
    package var height: NumberLiteral
    /// The z-index; `nil` if the author's line does not state it.
    package var zIndex: Int?

    package init(
      name: ElementName,
      x: NumberLiteral,
      y: NumberLiteral,
      width: NumberLiteral,
      height: NumberLiteral,
      zIndex: Int? = nil
    ) {
      self.name = name
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.zIndex = zIndex
    }
  }

  package init(
    line: Int,
    column: Int,
    numbersOffset: Int? = nil,
    content: Content,
    children: [FrameLine] = []
  ) {
    self.line = line
    self.column = column
    self.numbersOffset = numbersOffset
    self.content = content
    self.children = children
  }
}

extension FrameLine {
  /// x, y, width and height as written; `nil` for `...`.
  package var numbers: [NumberLiteral]? {
    switch content {
    case .anySiblings: nil
    case .node(let node): [node.x, node.y, node.width, node.height]
    case .element(let element): [element.x, element.y, element.width, element.height]
    }
  }

  /// Whether a number of the line itself is `?`.
  var isToBeFilled: Bool { numbers?.contains(where: \.isToBeFilled) ?? false }

  /// The line, followed by all lines that are indented under it, in the order of the block.
  package var flattened: [FrameLine] { [self] + children.flatMap(\.flattened) }
}

/// The name at the beginning of a line about a node, such as `Text "Reset" #id`.
struct NodeName: Sendable, Hashable {
  /// The type of a leaf or container, or the name of a modifier; `nil` if the line begins with an
  /// id.
  var name: String?
  var label: String?
  var id: String?
}

extension NodeName {
  /// Removes the words of a name from the front; `nil` if the line begins neither with a name nor
  /// with an id.
  ///
  /// - Parameters:
  ///   - words: The words of a line, from which those of the name are removed.
  ///   - reserved: The number of words at the end that are not part of the name.
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

  /// Returns whether a word can be the name of a type or a modifier.
  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || "_.<>".contains($0) }
  }
}
