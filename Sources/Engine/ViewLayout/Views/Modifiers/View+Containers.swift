public import Foundation

nonisolated extension View {
  /// The view with an outline of the part of a window that it is in; its layout stays.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a place where `AppStorage` keeps values, which means nothing here.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { modifier(EmptyModifier()) }

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

  /// The view with a style for its controls.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for how its scroll view moves, which no stage's does.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for when it comes into sight or goes, which no stage watches.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View { modifier(EmptyModifier()) }
}

/// How a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  /// Not at all, about to be moved, with a finger, by itself, or as code says.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
