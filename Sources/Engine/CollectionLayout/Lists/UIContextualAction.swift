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
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The style of a contextual action.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }
}

/// The swipe actions at one edge of an item; swipes are never simulated.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
