#if !canImport(SwiftUI) || canImport(UIKit)
import Foundation

/// A scene that is a collection view, for layouts that need no data source.
public struct CollectionScene {
  let layout: UICollectionViewLayout
  let items: [Int]
  /// The size of a cell whose size the layout estimates, in points; `nil` for the estimate.
  let cellSize: CGSize?
  /// Returns the view in a cell; `nil` for plain cells.
  let cell: ((IndexPath) -> AnyView)?
  /// Returns the view in a supplementary view; `nil` for plain ones.
  let supplementary: ((String, IndexPath) -> AnyView)?

  /// Creates a scene of plain cells.
  public init(
    _ layout: UICollectionViewLayout,
    items: [Int],
    cellSize: CGSize? = nil,
    registersDecorations: Bool = true
  ) {
    (self.layout, self.items, self.cellSize) = (layout, items, cellSize)
    (cell, supplementary) = (nil, nil)
  }

  /// Creates a scene of cells with content.
  public init<Cell: View>(
    _ layout: UICollectionViewLayout,
    items: [Int],
    registersDecorations: Bool = true,
    @ViewBuilder cell: @escaping (IndexPath) -> Cell
  ) {
    (self.layout, self.items, cellSize) = (layout, items, nil)
    self.cell = { AnyView(cell($0)) }
    supplementary = nil
  }

  /// Creates a scene of cells and supplementary views with content.
  public init<Cell: View, Supplementary: View>(
    _ layout: UICollectionViewLayout,
    items: [Int],
    registersDecorations: Bool = true,
    @ViewBuilder cell: @escaping (IndexPath) -> Cell,
    @ViewBuilder supplementary: @escaping (String, IndexPath) -> Supplementary
  ) {
    (self.layout, self.items, cellSize) = (layout, items, nil)
    self.cell = { AnyView(cell($0)) }
    self.supplementary = { AnyView(supplementary($0, $1)) }
  }
}

extension CollectionScene {
  /// The index paths of all items.
  fileprivate var indexPaths: [IndexPath] {
    items.indices.flatMap { section in
      (0..<items[section]).map { IndexPath(item: $0, section: section) }
    }
  }
}

/// The data source of a `CollectionScene`, with the view that shows it.
@MainActor
final class SceneCollection: NSObject, UICollectionViewDataSource {
  private static let reuseIdentifier = "scene"

  private let content: () -> CollectionScene
  private var scene: CollectionScene?
  private var view: UICollectionView?

  init(_ content: @escaping () -> CollectionScene) { self.content = content }

  /// Evaluates the scene, and returns its updated view.
  func evaluated() -> UICollectionView {
    let (last, scene) = (self.scene, content())
    self.scene = scene
    guard let view, let last else {
      let view = UICollectionView(frame: .zero, collectionViewLayout: scene.layout)
      view.register(SceneCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
      view.dataSource = self
      self.view = view
      return view
    }
    if view.collectionViewLayout !== scene.layout { view.collectionViewLayout = scene.layout }
    // No method gives supplementary views new content and keeps them.
    if last.layout === scene.layout && last.items == scene.items && scene.supplementary == nil {
      view.reconfigureItems(at: scene.indexPaths)
    } else {
      view.reloadData()
    }
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { scene?.items.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    scene?.items[section] ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier,
      for: indexPath
    )
    (cell as? SceneCell)?.show(scene?.cell?(indexPath), size: scene?.cellSize)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      SceneCell.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.reuseIdentifier
    )
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: Self.reuseIdentifier,
      for: indexPath
    )
    (view as? SceneCell)?.show(scene?.supplementary?(kind, indexPath), size: nil)
    return view
  }
}

/// A cell that shows a view, or that has a given size where its layout estimates.
private final class SceneCell: UICollectionViewCell {
  private var plainSize: CGSize?
  private var isPlain = true

  func show(_ content: AnyView?, size: CGSize?) {
    plainSize = size
    isPlain = content == nil
    contentConfiguration = content.map { content in
      UIHostingConfiguration { content }.margins(.all, 0)
    }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isPlain else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    if let plainSize { layoutAttributes.size = plainSize }
    return layoutAttributes
  }
}
#endif
