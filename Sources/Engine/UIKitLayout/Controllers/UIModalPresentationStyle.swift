/// How a controller is shown above another one; nothing is shown.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As usual, over everything, in a part, in a form's size, as it likes.
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How that moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below, turning, fading, as a page.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How the text of the bar at the top looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As usual, light or dark.
  case `default`, lightContent = 1
  case darkContent = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Makes edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Moves along with a change of size: nothing moves.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Makes changes along with the other one.
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
