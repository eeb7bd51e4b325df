package import Foundation

/// A cell, a supplementary view or a decoration, with its place.
package struct CollectionElement: Hashable, Sendable {
  package var identity: Identity
  /// In the content's coordinates, in points.
  package var frame: CGRect
  /// How far in front it is drawn.
  package var zIndex: Int
  /// How opaque it is, from 0 to 1.
  package var alpha: CGFloat = 1
  /// Whether it is left out of the drawing.
  package var isHidden = false

  /// Which of a layout's elements it is.
  package enum Identity: Hashable, Sendable {
    case cell(section: Int, item: Int)
    case supplementary(kind: String, section: Int, item: Int)
    /// One of the whole layout: its item is its place among those of its kind.
    case layoutSupplementary(kind: String, item: Int)
    case decoration(kind: String, section: Int)

    var isCell: Bool { if case .cell = self { true } else { false } }
  }
}

extension CollectionElement {
  /// The section that the element belongs to; `nil` for what belongs to the whole layout.
  var section: Int? {
    switch identity {
    case .cell(let section, _), .supplementary(_, let section, _), .decoration(_, let section):
      section
    case .layoutSupplementary: nil
    }
  }
}
