import CollectionLayout

/// A collection view's scene for hosts besides the stage's, which show a twin in place of the view
/// that the stage shows.
@MainActor
final class TwinScene {
  private let content: @MainActor () -> UICollectionView
  /// The view that the stage shows.
  private weak var original: UICollectionView?
  private var twin: UICollectionView?

  init(of original: UICollectionView?, content: @escaping @MainActor () -> UICollectionView) {
    self.original = original
    self.content = content
  }

  /// The scene's view, where its code makes one each time; else a twin of the one that it has.
  var view: UICollectionView {
    let view = content()
    guard view === original else { return view }
    let twin = twin ?? view.twin()
    self.twin = twin
    return twin
  }
}
