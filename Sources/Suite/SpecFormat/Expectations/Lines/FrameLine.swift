/// One line of a `frames` block.
package struct FrameLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  /// The column of its first word, from 1.
  package var column: Int
  /// How many characters of the line stand before its numbers; `nil` for `...`.
  package var numbersOffset: Int?
  package var content: Content
  /// The lines that are indented under it, in order.
  package var children: [FrameLine]

  package enum Content: Sendable, Equatable {
    /// `...`: any further siblings.
    case anySiblings
    case node(Node)
    case element(Element)
  }

  package struct Node: Sendable, Equatable {
    /// The type of a leaf or container, or the name of a modifier; `nil` in a selection.
    package var name: String?
    package var label: String?
    package var id: String?
    /// The lines that a text shows, where the author checks them.
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
    /// How far in front it is drawn, where the author checks it.
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
  /// The line, then all lines that are indented under it, in the order of the block.
  package var flattened: [FrameLine] { [self] + children.flatMap(\.flattened) }
}
