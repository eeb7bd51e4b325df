public import Foundation
public import UIKitLayout

/// A button that a swipe reveals at an edge of an item.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs an action; receives the action, its view, and a closure to call with whether it
  /// succeeded.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  /// The title of the button; `nil` for none.
  open var title: String?
  /// The image on the button; `nil` for none.
  open var image: UIImage?
  /// The color of the button; `nil` for that of its style.
  open var backgroundColor: UIColor?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style of the button.
  ///   - title: The title of the button; `nil` for none.
  ///   - handler: Performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The style of a contextual action.
  public enum Style: Int, Sendable {
    /// An action that does not delete data.
    case normal = 0
    case destructive = 1
  }
}

/// The swipe actions at one edge of an item; swipes are never simulated.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
