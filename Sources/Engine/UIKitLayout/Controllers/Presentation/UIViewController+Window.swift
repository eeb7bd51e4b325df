import Foundation
import ViewLayout

/// The presentation of a view controller in a window (R-UIB-9).
extension UIViewController {
  /// Whether the views behind this presented one disappear, with `viewDidDisappear(_:)`.
  var coversWindow: Bool { modalPresentationStyle == .fullScreen }

  /// The rule for the frame in the style of presentation, and the style with the detent of a sheet.
  var styledPresentation: (rule: String, name: String) {
    let name =
      switch modalPresentationStyle {
      case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
        "a view over the full screen"
      case .popover: "a popover"
      case .automatic, .none, .pageSheet, .formSheet:
        "a sheet with the detent \(sheetPresentationController?.restingDetent ?? "large")"
      }
    return ("R-UIB-9", name)
  }

  /// Returns the frame in the style of presentation, in points.
  func styledFrame(in window: UIWindow) -> CGRect {
    let isRegular = window.traitCollection.horizontalSizeClass == .regular
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
      return window.bounds
    case .popover where isRegular:
      return popoverPresentationController?.frame(in: window) ?? window.bounds
    case .automatic, .none, .pageSheet, .formSheet, .popover:
      guard !isRegular else { return centeredFrame(in: window) }
      return sheetPresentationController?.frame(in: window) ?? window.bounds
    }
  }

  private func centeredFrame(in window: UIWindow) -> CGRect {
    let isSized = modalPresentationStyle == .formSheet && preferredContentSize != .zero
    let size =
      isSized
      ? preferredContentSize : BarMetrics.metrics(of: window.traits.metrics).formSheetSize
    let limited = CGSize(
      width: min(size.width, window.bounds.width),
      height: min(size.height, window.bounds.height)
    )
    return limited.centered(in: window.bounds)
  }
}
