nonisolated extension View {
  /// Sets the visibility of scroll indicators; this has no effect on layout.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { modifier(EmptyModifier()) }

  /// Disables scrolling by the user; specs can still scroll.
  public func scrollDisabled(_ disabled: Bool) -> some View { modifier(EmptyModifier()) }

  /// Disables clipping of scroll views; this has no effect on layout.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the positions at which scrolling ends; specs can scroll to any position.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// The bounce behavior of scroll views.
public struct ScrollBounceBehavior: Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// The default behavior of the platform.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// The scroll view always bounces.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// The scroll view bounces if its content is larger than the viewport.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// The default visibility of the platform.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// The indicators are hidden if the platform allows it.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// The indicators are never shown.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// The default behavior of the platform.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// The keyboard is never dismissed.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The style of the effect at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// The default style of the platform.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The phase of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// Not moving, before a drag, dragged, slowing down, or animated by code.
  case idle, tracking, interacting, decelerating, animating

  /// Whether the scroll view is in any phase but `idle`.
  public var isScrolling: Bool { self != .idle }
}
