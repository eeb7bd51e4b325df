nonisolated extension View {
  /// The view with indicators in its scroll views, or without; they take no space.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with scroll views that fingers cannot scroll; stages still can.
  public func scrollDisabled(_ disabled: Bool) -> some View { modifier(EmptyModifier()) }

  /// The view with scroll views that clip what is out of sight, or do not; layout stays.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with places where its scroll views come to rest; a stage scrolls to any.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EmptyModifier())
  }

  /// The view as a layout whose views are what a scroll position names.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// When scroll views bounce at their ends.
public struct ScrollBounceBehavior: Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// As the platform has it.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Always.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Where the content is longer than the viewport.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// Whether scroll views show indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// As the platform has it.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// Shown.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Hidden where the platform allows.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Never shown.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// When a scroll puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as it begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As far as a finger pulls it.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// A look of edges that scroll.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Faded.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  /// Not at all, about to be moved, with a finger, by itself, or as code says.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}
