internal import CollectionLayout
@_exported public import EngineKit
internal import Foundation
public import UIKitLayout
public import ViewLayout

// The module exports `EngineKit`, so that scenes and tools only import `Scenarios`.

extension Stage {
  /// Creates a stage for scenes of Plumb's engine; counts and issues of earlier scenarios are
  /// discarded.
  ///
  /// - Parameters:
  ///   - heap: Returns the size of the heap in use, in bytes; `nil` if it is unknown.
  ///   - onPhase: Called when the scene is ready and after each step, with the number of the
  ///     phase.
  package convenience init(
    heap: @escaping () -> Int? = { nil },
    onPhase: @escaping @MainActor (Stage, Int) -> Void
  ) {
    self.init(measuring: heap, onPhase: onPhase)
    CellCounter.current = CellCounter()
    ImageAssets.reset()
    ApplicationEnvironment.set(HostEnvironment())
    // Issues reported by values before this point belong to another scenario.
    _ = IssueCollector.shared.drain()
  }

  /// Shows a scene of SwiftUI views.
  public func scene<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    show(ViewHost(options: LayoutOptions(), content: content)) {
      ViewHost(options: .standing, content: content)
    }
  }

  /// Shows a scene of SwiftUI views, in code that also accepts other kinds of scenes.
  public func anyScene<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    scene(content)
  }

  /// Shows a scene that is a collection view.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping @MainActor () -> CollectionScene) {
    let shown = SceneCollection(content: content)
    show(UIKitHost { shown.evaluated() }) {
      let detached = SceneCollection(besides: shown.view, content: content)
      return UIKitHost { detached.evaluated() }
    }
  }

  /// Shows a scene that is a UIKit view of the author.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping @MainActor () -> UIView) {
    show(UIKitHost(content: content)) { [weak self] in
      let scene = DetachedScene(of: self?.elementView, content: content)
      return UIKitHost { scene.view }
    }
  }

  /// Shows a scene that is a view controller, whose view is laid out.
  @_disfavoredOverload
  public func anyScene(_ content: @escaping @MainActor () -> UIViewController) {
    let shown = SceneController(content: content)
    show(UIKitHost { shown.evaluated() }) {
      let detached = SceneController(content: content)
      return UIKitHost { detached.evaluated() }
    }
  }

  /// Shows a scene of SwiftUI views whose code declares types and ends with `return`.
  public func erasedScene(_ content: @escaping @MainActor () -> any View) {
    scene { AnyView(content()) }
  }

  /// Shows a collection view whose code declares types and ends with `return`.
  public func erasedScene(_ content: @escaping @MainActor () -> CollectionScene) {
    anyScene(content)
  }

  /// Shows a UIKit view whose code declares types and ends with `return`.
  public func erasedScene(_ content: @escaping @MainActor () -> UIView) { anyScene(content) }

  /// Shows a view controller whose code declares types and ends with `return`.
  public func erasedScene(_ content: @escaping @MainActor () -> UIViewController) {
    anyScene(content)
  }

  private func show(
    _ host: any SceneHost,
    makeFurtherHost: @escaping @MainActor () -> any SceneHost
  ) {
    show(PlumbHost(host)) { PlumbHost(makeFurtherHost()) }
  }
}

/// Retains the view controller of a scene, and notifies it when another one replaces it.
@MainActor
private final class SceneController {
  private let content: @MainActor () -> UIViewController
  private var controller: UIViewController?

  init(content: @escaping @MainActor () -> UIViewController) { self.content = content }

  /// Evaluates the scene's closure.
  ///
  /// - Returns: The view of its view controller.
  func evaluated() -> UIView {
    let new = content()
    if let controller, controller !== new { controller.disappear() }
    controller = new
    return new.view
  }
}

/// The scene of a collection view or table outside of the stage, as a copy of the view on the
/// stage.
@MainActor
private final class DetachedScene {
  private let content: @MainActor () -> UIView
  /// The view that the stage shows.
  private weak var original: (any ElementView)?
  private var detachedView: (any ElementView)?

  init(of original: (any ElementView)?, content: @escaping @MainActor () -> UIView) {
    self.original = original
    self.content = content
  }

  /// The view that the scene's closure returns, or a copy of it if the stage shows the same view.
  var view: UIView {
    let view = content()
    guard let original, view === original else {
      view.discardSolutions()
      return view
    }
    let detachedView: any ElementView = detachedView ?? original.makeDetachedView()
    self.detachedView = detachedView
    return detachedView
  }
}
