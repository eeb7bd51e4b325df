public import Foundation

/// What lies behind an edge of an item; nobody swipes here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge on.
  public let actions: [UIContextualAction]
  /// Whether the first of them is performed by a long swipe.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
