public import Foundation

/// What changes how a view is drawn, by its geometry or by how far it is scrolled; no closure that
/// makes it is called, since no layout depends on it.
public protocol VisualEffect: Sendable {}

/// Nothing that changes how a view is drawn.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes it.
  public init() {}
}

extension VisualEffect {
  private var unchanged: EmptyVisualEffect { EmptyVisualEffect() }

  /// And more or less transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { unchanged }
  /// And moved, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { unchanged }
  /// And moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { unchanged }
  /// And larger or smaller.
  public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { unchanged }
  /// And larger or smaller.
  public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { unchanged }
  /// And larger or smaller.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { unchanged }
  /// And turned.
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { unchanged }
  /// And turned in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { unchanged }
  /// And blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { unchanged }
  /// And lighter.
  public func brightness(_ amount: Double) -> some VisualEffect { unchanged }
  /// And with colours farther apart.
  public func contrast(_ amount: Double) -> some VisualEffect { unchanged }
  /// And greyer.
  public func grayscale(_ amount: Double) -> some VisualEffect { unchanged }
  /// And with its colours turned.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { unchanged }
  /// And with more or less colour.
  public func saturation(_ amount: Double) -> some VisualEffect { unchanged }
}

/// Where a view is in its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it, in it, or after it.
  case topLeading, identity, bottomTrailing

  /// Whether the view is in it.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it, 0 in it, 1 after it.
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
