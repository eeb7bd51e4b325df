public import CollectionLayout
public import Foundation
internal import LayoutTree
public import ViewLayout

/// A scene that is a collection view, for layouts that need no data source.
///
/// Every item has a plain cell and every supplementary kind a plain view. They keep the estimated
/// size unless a size or a content is given.
///
/// ```swift
/// let size = NSCollectionLayoutSize(
///   widthDimension: .fractionalWidth(1),
///   heightDimension: .absolute(44)
/// )
/// let item = NSCollectionLayoutItem(layoutSize: size)
/// let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
/// let section = NSCollectionLayoutSection(group: group)
/// let layout = UICollectionViewCompositionalLayout(section: section)
/// let scene = CollectionScene(layout, items: [3])
/// ```
public struct CollectionScene {
  let layout: UICollectionViewLayout
  let items: [Int]
  let registersDecorations: Bool
  let cellSize: CGSize?
  /// Returns the view in a cell; `nil` for plain cells.
  let cell: ((IndexPath) -> AnyView)?
  /// Returns the view in a supplementary view; `nil` for plain supplementary views.
  let supplementary: ((String, IndexPath) -> AnyView)?

  /// Creates a scene of plain cells.
  ///
  /// - Parameters:
  ///   - layout: The layout of the collection view.
  ///   - items: The number of items in each section.
  ///   - cellSize: The size of a cell whose size the layout estimates, in points; `nil` for the
  ///     estimate.
  ///   - registersDecorations: Whether every decoration kind has a class; otherwise only those
  ///     registered with the layout have one.
  public init(
    _ layout: UICollectionViewLayout,
    items: [Int],
    cellSize: CGSize? = nil,
    registersDecorations: Bool = true
  ) {
    self.layout = layout
    self.items = items
    self.cellSize = cellSize
    self.registersDecorations = registersDecorations
    cell = nil
    supplementary = nil
  }

  /// Creates a scene of cells with content, which is measured where the layout estimates.
  ///
  /// - Parameters:
  ///   - layout: The layout of the collection view.
  ///   - items: The number of items in each section.
  ///   - registersDecorations: Whether every decoration kind has a class; otherwise only those
  ///     registered with the layout have one.
  ///   - cell: Returns the content of an item's cell.
  public init<Cell: View>(
    _ layout: UICollectionViewLayout,
    items: [Int],
    registersDecorations: Bool = true,
    @ViewBuilder cell: @escaping (IndexPath) -> Cell
  ) {
    self.layout = layout
    self.items = items
    self.registersDecorations = registersDecorations
    cellSize = nil
    self.cell = { AnyView(cell($0)) }
    supplementary = nil
  }

  /// Creates a scene of cells and supplementary views with content, which is measured where the
  /// layout estimates.
  ///
  /// - Parameters:
  ///   - layout: The layout of the collection view.
  ///   - items: The number of items in each section.
  ///   - registersDecorations: Whether every decoration kind has a class; otherwise only those
  ///     registered with the layout have one.
  ///   - cell: Returns the content of an item's cell.
  ///   - supplementary: Returns the content of a supplementary view.
  public init<Cell: View, Supplementary: View>(
    _ layout: UICollectionViewLayout,
    items: [Int],
    registersDecorations: Bool = true,
    @ViewBuilder cell: @escaping (IndexPath) -> Cell,
    @ViewBuilder supplementary: @escaping (String, IndexPath) -> Supplementary
  ) {
    self.layout = layout
    self.items = items
    self.registersDecorations = registersDecorations
    cellSize = nil
    self.cell = { AnyView(cell($0)) }
    self.supplementary = { AnyView(supplementary($0, $1)) }
  }
}

extension CollectionScene {
  /// Returns whether the other scene has the same layout object and item counts; the content may
  /// differ.
  func showsSame(as other: CollectionScene) -> Bool {
    layout === other.layout && items == other.items
      && registersDecorations == other.registersDecorations
  }

  /// Returns the content of an element; `nil` for a plain one.
  func content(of element: CollectionElement.Identity) -> AnyView? {
    switch element {
    case .cell: cell?(element.indexPath)
    case .supplementary(let kind, _, _), .layoutSupplementary(let kind, _):
      supplementary?(kind, element.indexPath)
    case .decoration: nil
    }
  }
}
