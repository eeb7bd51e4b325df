/// Where a view is in its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it, in it, or behind it.
  case topLeading, identity, bottomTrailing

  /// Whether the view is in it.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it, 0 in it, 1 behind it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes that comes or goes in its scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the scroll.
  public static let interactive = ScrollTransitionConfiguration()
  /// By an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// By an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  /// The same, from a part of the view on that is in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The same, by an animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// How much of a view is in sight when it changes.
  public struct Threshold: Sendable {
    /// Anything.
    public static let visible = Threshold()
    /// Nothing.
    public static let hidden = Threshold()
    /// The middle.
    public static let centered = Threshold()

    /// A part from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}
