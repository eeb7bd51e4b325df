/// The category of an element of a layout, which is a cell, a supplementary view or a decoration:
/// `UICollectionView.ElementCategory`.
public enum UICollectionElementCategory: UInt, Sendable, CaseIterable {
  /// A cell, of an item.
  case cell = 0
  /// A header, a footer, a badge.
  case supplementaryView = 1
  /// A view of the layout's own.
  case decorationView = 2
}
