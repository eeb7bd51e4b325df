public import CollectionLayout
public import Foundation
public import ViewLayout

/// A scene that is a collection view, for layouts that need no data source.
///
/// Every supplementary kind has a plain view, every item a plain cell; these keep what is
/// estimated of them, unless a size or a content says otherwise.
public struct CollectionScene {
  let layout: UICollectionViewLayout
  let items: [Int]
  let registersDecorations: Bool
  let cellSize: CGSize?
  /// The view in a cell; `nil` for plain cells.
  let cell: ((IndexPath) -> AnyView)?
  /// The view in a supplementary view; `nil` for plain ones.
  let supplementary: ((String, IndexPath) -> AnyView)?

  /// Makes a scene of plain cells.
  ///
  /// - Parameters:
  ///   - layout: What is shown.
  ///   - items: How many items each section has.
  ///   - cellSize: What a cell takes where its layout estimates, in points; `nil` for the estimate.
  ///   - registersDecorations: Whether every kind of decoration has a class; else only those that
  ///     are registered with the layout have.
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

  /// Makes a scene of cells that hold views, which are measured where the layout estimates.
  ///
  /// - Parameters:
  ///   - layout: What is shown.
  ///   - items: How many items each section has.
  ///   - registersDecorations: Whether every kind of decoration has a class; else only those that
  ///     are registered with the layout have.
  ///   - cell: What the cell of an item holds.
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

  /// Makes a scene of cells and supplementary views that hold views, which are measured where the
  /// layout estimates.
  ///
  /// - Parameters:
  ///   - layout: What is shown.
  ///   - items: How many items each section has.
  ///   - registersDecorations: Whether every kind of decoration has a class; else only those that
  ///     are registered with the layout have.
  ///   - cell: What the cell of an item holds.
  ///   - supplementary: What the supplementary view of a kind holds.
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
  /// Whether the other scene shows the same collection, whatever its views hold.
  func showsSame(as other: CollectionScene) -> Bool {
    layout === other.layout && items == other.items
      && registersDecorations == other.registersDecorations
  }

  /// The view in an element; `nil` for a plain one.
  func content(of element: CollectionElement.Identity) -> AnyView? {
    switch element {
    case .cell: cell?(element.indexPath)
    case .supplementary(let kind, _, _), .layoutSupplementary(let kind, _):
      supplementary?(kind, element.indexPath)
    case .decoration: nil
    }
  }
}
