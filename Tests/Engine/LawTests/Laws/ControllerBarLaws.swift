import Foundation
import UIKitLayout

/// R-UIB-1, R-UIB-4, R-UIB-5: the bars of controllers do not overlap.
///
/// The safe area of the shown view is what they leave of the window.
struct ControllerBarLaw: SampleLaw {
  var name: String { "controller-bars-and-safe-area-fill-the-window" }

  func breach(of sample: GeneratedControllers) -> String? {
    let host = ControllerHost(sample)
    _ = host.frames()
    guard let view = host.root.view else { return "no view" }
    let insets = view.safeAreaInsets
    let safe = CGRect(
      x: insets.left,
      y: insets.top,
      width: view.bounds.width - insets.left - insets.right,
      height: view.bounds.height - insets.top - insets.bottom
    )
    let parts = ScreenParts(
      window: sample.window,
      content: view.convert(safe, to: nil),
      bars: host.bars
    )
    return parts.breach
  }
}

/// R-UIB-1: pushing a view controller and popping it gives the first frames again.
struct ControllerPushLaw: SampleLaw {
  var name: String { "controller-push-and-pop-changes-nothing" }

  func breach(of sample: GeneratedControllers) -> String? {
    let host = ControllerHost(sample)
    let before = host.frames()
    host.navigation.pushViewController(host.pushed, animated: false)
    let pushed = host.frames()
    host.navigation.popViewController(animated: false)
    if let breach = host.frames().difference(from: before, "after the pop") { return breach }
    host.navigation.pushViewController(host.pushed, animated: false)
    return host.frames().difference(from: pushed, "after the second push")
  }
}
