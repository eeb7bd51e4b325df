public import Foundation

nonisolated extension View {
  /// The view with two styles for the parts of its symbols; texts have the first.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View { foregroundStyle(primary) }

  /// The view with three styles for the parts of its symbols; texts have the first.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First,
    _ secondary: Second,
    _ tertiary: Third
  ) -> some View { foregroundStyle(primary) }
}

/// How a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  /// Not at all, about to be moved, with a finger, by itself, or as code says.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
