public import Foundation
public import UIKitLayout

/// A button behind an edge of an item.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Does what the button is for: gets the action, its view, and what to call with whether it was
  /// done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the button is for.
  public let style: Style
  /// Does what the button is for.
  public let handler: Handler
  /// The words on the button; `nil` for none.
  open var title: String?
  /// The image on the button; `nil` for none.
  open var image: UIImage?
  /// The color of the button; `nil` for that of its style.
  open var backgroundColor: UIColor?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - style: What it is for.
  ///   - title: Its words; `nil` for none.
  ///   - handler: Does that.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// What a button behind an edge is for.
  public enum Style: Int, Sendable {
    /// Anything.
    case normal = 0
    /// To delete the item.
    case destructive = 1
  }
}

/// The actions behind an edge of an item; swipes are never simulated.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge on.
  public let actions: [UIContextualAction]
  /// Whether the first of them is performed by a long swipe.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
