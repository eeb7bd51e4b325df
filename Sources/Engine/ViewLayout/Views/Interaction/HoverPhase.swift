public import Foundation

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// At a point of the view, in points.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}
