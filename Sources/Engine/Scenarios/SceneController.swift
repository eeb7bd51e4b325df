import UIKitLayout

/// The view of a scene that is a controller, which is kept and told when it is shown.
@MainActor
final class SceneController {
  private let content: @MainActor () -> UIViewController
  private var controller: UIViewController?

  init(content: @escaping @MainActor () -> UIViewController) { self.content = content }

  /// Evaluates the scene's closure.
  ///
  /// - Returns: The view of the controller that it gives.
  func evaluated() -> UIView {
    let new = content()
    if let controller, controller !== new { controller.disappear() }
    controller = new
    let view: UIView = new.view
    new.appear()
    return view
  }
}
