import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

/// Creates the collection view that a `CollectionScene` describes, and is its data source.
///
/// The view persists across evaluations. Measurements persist as long as the layout object and the
/// item counts do not change.
@MainActor
final class SceneCollection: NSObject {
  private static let reuseIdentifier = "scene"
  /// The additional scroll space, which lets a scene scroll to any offset.
  private static let additionalScrollSpace = CGFloat.greatestFiniteMagnitude

  private let content: @MainActor () -> CollectionScene
  /// The view on the stage that a copy of the scene must not show itself; `nil` for the scene on
  /// the stage.
  private weak var original: UICollectionView?
  private var scene: CollectionScene?
  /// The view of the last evaluation; `nil` before the first one.
  private(set) var view: UICollectionView?

  /// Creates the collection of a scene's closure.
  ///
  /// - Parameters:
  ///   - original: The view on the stage, if this is a copy of its scene; otherwise `nil`.
  ///   - content: The scene's closure.
  init(
    besides original: UICollectionView? = nil,
    content: @escaping @MainActor () -> CollectionScene
  ) {
    self.original = original
    self.content = content
  }

  /// Evaluates the scene, and returns its updated view.
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
    // Setting the layout again would make a detached copy the layout's collection view.
    if view.collectionViewLayout !== scene.layout { view.collectionViewLayout = scene.layout }
    view.createsAllDecorations = scene.registersDecorations
    view.additionalScrollSpace = Self.additionalScrollSpace
    view.register(SceneCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    view.dataSource = self
    self.view = view
    return view
  }

  /// Updates the visible views to the current scene; other views are measured again when they
  /// become visible.
  private func reconfigure(_ view: UICollectionView) {
    if scene?.cell != nil { view.resolver?.markSizesStale() }
    for (element, view) in view.shown { configure(view, as: element) }
  }

  private func configure(
    _ view: UICollectionReusableView,
    as element: CollectionElement.Identity
  ) {
    // Without margins, the content fills the cell.
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

/// A cell with a given size where its layout estimates, or the estimated one.
private final class SceneCell: UICollectionViewCell {
  /// The size where the layout estimates, in points; `nil` for the estimate or the size of the
  /// content.
  var plainSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    if let plainSize { attributes.size = plainSize }
    return attributes
  }
}
