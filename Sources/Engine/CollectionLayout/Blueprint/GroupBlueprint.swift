import Foundation
import ViewLayout

/// How a group arranges what it holds.
struct GroupBlueprint: Hashable, Sendable {
  var axis: Axis
  var spacing = SpacingRule.none
  var arrangement: Arrangement

  /// The items or the frames that a group holds.
  enum Arrangement: Hashable, Sendable {
    /// As many of these, again and again, as fit.
    case list([ItemBlueprint])
    /// One of these, so many times, sharing the length.
    case sharing([ItemBlueprint], count: Int)
    /// One of these, so many times, each as long as it says.
    case repeating([ItemBlueprint], count: Int)
    /// Frames that were computed.
    case custom([CustomPlace])
  }
}

/// A place in a group whose author computed the frames.
struct CustomPlace: Hashable, Sendable {
  /// In the group's coordinates, in points.
  var frame: CGRect
  var zIndex: Int
}
