public import Foundation
public import ViewLayout

/// An element in sight, as a section's handler sees it.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// How far in front it is drawn.
  var zIndex: Int { get set }
  /// Whether it is left out of the drawing.
  var isHidden: Bool { get set }
  /// The middle of its frame.
  var center: CGPoint { get set }
  /// How it is moved, turned and scaled about its middle.
  var transform: CGAffineTransform { get set }
  /// The kind of a supplementary view or a decoration; empty for a cell.
  var name: String { get }
  /// Its section, and its place in it.
  var indexPath: IndexPath { get }
  /// The frame after the transform, in the content's coordinates.
  var frame: CGRect { get }
  /// The frame's size, without the transform.
  var bounds: CGRect { get }
  /// A cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionElementCategory { get }
  /// The kind of a supplementary view or a decoration; `nil` for a cell.
  var representedElementKind: String? { get }
}
