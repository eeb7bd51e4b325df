/// A part of an item that a constraint compares: an edge, a middle, a length, or the way from one
/// edge to another.
@MainActor
struct ConstraintSide {
  private struct End {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
  }

  private let end: End
  /// Where a way begins; `nil` for a part that is none.
  private let start: End?

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    end = End(item: item, attribute: attribute)
    start = nil
  }

  /// The way from one edge to another.
  init(from start: ConstraintSide, to end: ConstraintSide) {
    (self.start, self.end) = (start.end, end.end)
  }

  /// The item; `nil` for one that is gone.
  var item: (any LayoutItem)? { end.item }
  var attribute: NSLayoutConstraint.Attribute { end.attribute }
  /// Both items of a way, or the one; `nil` for those that are gone.
  var items: [(any LayoutItem)?] { start.map { [$0.item, end.item] } ?? [end.item] }
  /// The edges with the factors by which they count.
  var parts: [(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute, factor: Double)] {
    [(end, 1.0), (start, -1.0)].compactMap { edge, factor in
      guard let edge, let item = edge.item else { return nil }
      return (item, edge.attribute, factor)
    }
  }

  /// Whether the part is a length and no place.
  var isLength: Bool { start != nil || attribute.isLength }

  /// The part in words.
  var words: String {
    func words(_ end: End) -> String {
      "\(end.attribute.words) of \(end.item?.itemName ?? "a view that is gone")"
    }
    guard let start else { return words(end) }
    return "the way from \(words(start)) to \(words(end))"
  }
}
