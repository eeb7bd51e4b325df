import Foundation

/// A place in a group whose author computed the frames.
struct CustomPlace: Hashable, Sendable {
  /// In the group's coordinates, in points.
  var frame: CGRect
  var zIndex: Int
}
