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

  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The style of the effect at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The phase of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}
