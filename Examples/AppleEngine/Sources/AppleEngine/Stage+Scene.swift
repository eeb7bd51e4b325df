import EngineKit

// The functions that compiled scenes call with their content.
extension Stage {
  /// Shows a scene of SwiftUI views.
  public func scene<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    show { ViewsHost(content) }
  }

  /// Shows a scene of SwiftUI views, in code that also accepts other kinds of scenes.
  public func anyScene<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    scene(content)
  }
}

#if !canImport(SwiftUI) || canImport(UIKit)
extension Stage {
  /// Shows a scene that is a collection view.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping () -> CollectionScene) {
    show {
      let collection = SceneCollection(content)
      return UIKitHost { .collection(collection.evaluated()) }
    }
  }

  /// Shows a scene that is a UIKit view.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping () -> UIView) {
    show { UIKitHost { .view(content()) } }
  }

  /// Shows a scene that is a view controller.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping () -> UIViewController) {
    show { UIKitHost { .controller(content()) } }
  }
}
#endif
