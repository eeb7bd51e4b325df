import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

/// Builds the collection view that a `CollectionScene` describes, and is its data source.
///
/// The view stays from evaluation to evaluation, and so does what was measured as long as the
/// layout is the same object with as many items.
@MainActor
final class SceneCollection: NSObject {
  private static let reuseIdentifier = "scene"
  /// The room around the content: a scene is scrolled wherever a block says.
  private static let additionalScrollSpace = CGFloat.greatestFiniteMagnitude

  private let content: @MainActor () -> CollectionScene
  /// The view of the same scene that the layout belongs to; `nil` where that is this one.
  private weak var original: UICollectionView?
  private var scene: CollectionScene?
  /// The view as it was evaluated last; `nil` before the first time.
  private(set) var view: UICollectionView?

  /// Makes what builds the view of a scene's closure.
  ///
  /// - Parameters:
  ///   - original: The view of the scene that the stage shows, where this is to be another one;
  ///     else `nil`.
  ///   - content: The scene's closure.
  init(
    besides original: UICollectionView? = nil,
    content: @escaping @MainActor () -> CollectionScene
  ) {
    self.original = original
    self.content = content
  }

  /// Evaluates the scene, and shows it in the view.
  func evaluated() -> UICollectionView {
    let (old, new) = (scene, content())
    scene = new
    guard let view, let old else { return makeView(of: new) }
    if new.showsSame(as: old) {
      reconfigure(view)
    } else {
      view.createsAllDecorations = new.registersDecorations
      view.reload(with: new.layout)
    }
    return view
  }
}

extension SceneCollection: UICollectionViewDataSource {
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
    configure(cell, as: .cell(indexPath))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      HostingSupplementaryView.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.reuseIdentifier
    )
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: Self.reuseIdentifier,
      for: indexPath
    )
    configure(view, as: .supplementary(kind, indexPath))
    return view
  }
}

extension SceneCollection {
  private func makeView(of scene: CollectionScene) -> UICollectionView {
    let view =
      original?.detachedCopy() ?? UICollectionView(frame: .zero, collectionViewLayout: scene.layout)
    // A detached copy leaves the layout to its original.
    if view.collectionViewLayout !== scene.layout { view.collectionViewLayout = scene.layout }
    view.createsAllDecorations = scene.registersDecorations
    view.additionalScrollSpace = Self.additionalScrollSpace
    view.register(SceneCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    view.dataSource = self
    self.view = view
    return view
  }

  /// Shows in the views in sight what the scene has for them now; the others are measured anew when
  /// they come back.
  private func reconfigure(_ view: UICollectionView) {
    if scene?.cell != nil { view.resolver?.markSizesStale() }
    for (element, view) in view.shown { configure(view, as: element) }
  }

  private func configure(
    _ view: UICollectionReusableView,
    as element: CollectionElement.Identity
  ) {
    // The content as it is, without the room around it that a cell keeps free.
    let configuration = scene?.content(of: element).map { content in
      UIHostingConfiguration { content }.margins(.all, 0)
    }
    switch view {
    case let cell as SceneCell:
      cell.plainSize = scene?.cellSize
      cell.contentConfiguration = configuration
    case let view as HostingSupplementaryView: view.contentConfiguration = configuration
    default: break
    }
  }
}

/// A cell that has a size of its own where its layout estimates, or keeps the estimate.
private final class SceneCell: UICollectionViewCell {
  /// In points; `nil` for the estimate, or for the size that a content takes.
  var plainSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    if let plainSize { attributes.size = plainSize }
    return attributes
  }
}
