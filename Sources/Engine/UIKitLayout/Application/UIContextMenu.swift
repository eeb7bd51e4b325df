public import Foundation

/// The configuration of a context menu, which is never shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
  }
}

/// An interaction of a view, which is never simulated.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}

/// An interaction that shows a context menu.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// The delegate of an interaction that shows a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The style of a pointer over a view, which is never shown.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {}

/// An interaction with a pointer.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Creates an interaction; the delegate is not called.
  public init(delegate: (any UIPointerInteractionDelegate)?) {}
}

/// The delegate of an interaction with a pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

extension UIView {
  /// Adds an interaction; has no effect.
  public func addInteraction(_ interaction: any UIInteraction) {}
  /// Removes an interaction; has no effect.
  public func removeInteraction(_ interaction: any UIInteraction) {}
}
