public import Foundation

/// Makes something that is felt: nothing is here.
@MainActor
open class UIFeedbackGenerator: NSObject {
  /// Does nothing.
  open func prepare() {}
}

/// Makes felt that two things meet.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard and how heavy the things are.
  public enum FeedbackStyle: Int, Sendable {
    /// From light to heavy, and soft or hard.
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator.
  public init(style: FeedbackStyle = .medium) {}

  /// Does nothing.
  public func impactOccurred() {}

  /// Does nothing.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Makes felt that something else is chosen.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a generator.
  public override init() {}

  /// Does nothing.
  public func selectionChanged() {}
}

/// Makes felt how something went.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable {
    /// Well, not quite well, or not at all.
    case success, warning, error
  }

  /// Makes a generator.
  public override init() {}

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
