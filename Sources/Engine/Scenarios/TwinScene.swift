import CollectionLayout
import UIKitLayout

/// The scene of a collection view or a table for hosts besides the stage's, which show a twin in place
/// of the view that the stage shows.
@MainActor
final class TwinScene {
  private let content: @MainActor () -> UIView
  /// The view that the stage shows.
  private weak var original: (any ElementView)?
  private var twin: (any ElementView)?

  init(of original: (any ElementView)?, content: @escaping @MainActor () -> UIView) {
    self.original = original
    self.content = content
  }

  /// The scene's view, where its code makes one each time; else a twin of the one that it has, if
  /// that is a collection view or a table.
  var view: UIView {
    let view = content()
    guard let original, view === original else {
      view.forgetSolutions()
      return view
    }
    let twin: any ElementView = twin ?? original.anotherView()
    self.twin = twin
    return twin
  }
}
