/// The picture of a node itself, without what is in it.
package enum DrawingContent: Sendable, Equatable, Codable {
  /// A container or a modifier: its frame.
  case outline
  /// Nothing: the node only takes room.
  case room
  /// The whole frame in a colour.
  case fill(DrawingColor)
  /// An outline in the frame.
  case shape(DrawingShape)
  /// Lines of text.
  case text(DrawingText)
  /// Several pictures, from back to front.
  case layers([DrawingLayer])
  /// A part of something else than views.
  case part(DrawingPart)
}

/// A part of a picture that whoever makes it and whoever draws it know by its kind.
package struct DrawingPart: Sendable, Hashable, Codable {
  /// The kind of the part, as `cell` is one.
  package var kind: String
  /// The name that its maker has for it; `nil` for none.
  package var name: String?
  /// The numbers that tell its place.
  package var numbers: [Int]

  package init(kind: String, name: String? = nil, numbers: [Int]) {
    self.kind = kind
    self.name = name
    self.numbers = numbers
  }
}
