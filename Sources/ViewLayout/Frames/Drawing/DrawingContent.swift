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
  /// A section of a collection view.
  case section(scrollsByItself: Bool)
  /// An element of a collection view.
  case element(Element)

  /// An element of a collection view, by its place there.
  package enum Element: Sendable, Hashable, Codable {
    case cell(section: Int, item: Int)
    case supplementary(kind: String, section: Int, item: Int)
    case layoutSupplementary(kind: String, item: Int)
    case decoration(kind: String, section: Int)
  }
}
