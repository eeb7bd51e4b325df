public import Foundation

/// A change to a view's drawing that may depend on its geometry or scroll position.
///
/// Effects do not affect layout, so the closures that make them are never called.
public protocol VisualEffect: Sendable {}

/// A visual effect without any change.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

extension VisualEffect {
  private var unchanged: EmptyVisualEffect { EmptyVisualEffect() }

  public func opacity(_ opacity: Double) -> some VisualEffect { unchanged }
  public func offset(_ offset: CGSize) -> some VisualEffect { unchanged }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { unchanged }
  public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { unchanged }
  public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { unchanged }
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { unchanged }
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { unchanged }
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { unchanged }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { unchanged }
  public func brightness(_ amount: Double) -> some VisualEffect { unchanged }
  public func contrast(_ amount: Double) -> some VisualEffect { unchanged }
  public func grayscale(_ amount: Double) -> some VisualEffect { unchanged }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { unchanged }
  public func saturation(_ amount: Double) -> some VisualEffect { unchanged }
}

/// The position of a view relative to the visible part of its scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The behavior of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// The visible part of a view at which a scroll transition happens.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()

    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}
