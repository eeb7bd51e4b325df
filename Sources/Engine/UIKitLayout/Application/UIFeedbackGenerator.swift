public import Foundation

/// The base class of haptic feedback generators, which have no effect in this engine.
@MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// A generator of haptic feedback for impacts.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and stiffness of the objects in an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle = .medium) {}

  public func impactOccurred() {}

  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptic feedback for changes of a selection.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}

  public func selectionChanged() {}
}

/// A generator of haptic feedback for successes, warnings and errors.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of notification feedback.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public override init() {}

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
