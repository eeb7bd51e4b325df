import Foundation

/// The style in which a view controller is presented (R-UIB-9).
public enum UIModalPresentationStyle: Int, Sendable {
  /// The styles: automatic, none, full screen, sheets, in context, custom, overlays and popover.
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// The transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom, a horizontal flip, a cross-fade, and a page curl.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Automatic, light or dark content.
  case `default`, lightContent = 1
  case darkContent = 3
}

/// The edges of a rectangle, as a set.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as a bit mask.
  public let rawValue: UInt

  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge of the rectangle.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge of the rectangle.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge of the rectangle.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge of the rectangle.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges of the rectangle.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// An object that runs animations alongside a transition; nothing is animated in this engine.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs changes alongside the transition.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
