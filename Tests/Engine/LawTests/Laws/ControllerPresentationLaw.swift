import Foundation
import LayoutTree
import UIKitLayout

/// R-UIB-9, R-UIB-11: a presented view controller is in its window and changes no other frame.
///
/// After its dismissal the window has its first frames.
struct ControllerPresentationLaw: SampleLaw {
  var name: String { "controller-presentations-change-nothing-below" }

  func breach(of sample: GeneratedControllerPresentation) -> String? {
    let host = ControllerHost(sample.below)
    let before = host.frames()
    let presented = sample.presented(by: host.root)
    host.root.present(presented, animated: false)
    let frames = host.frames()
    guard let view = presented.viewIfLoaded, view.window != nil else { return "nothing is shown" }
    let frame = view.convert(view.bounds, to: nil)
    guard frame.isInside(sample.below.window.bounds) else {
      return "the view at \(frame.numbers) is outside of the window"
    }
    let below = Array(frames.prefix(before.count))
    if let breach = below.difference(from: before, "below the presented view") { return breach }
    host.root.dismiss(animated: false)
    return host.frames().difference(from: before, "after dismissing")
  }
}
