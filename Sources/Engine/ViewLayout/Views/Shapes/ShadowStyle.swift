public import Foundation

/// A shadow of what a style fills.
public struct ShadowStyle: Equatable, Sendable {
  let radius: CGFloat

  /// A shadow behind.
  public static func drop(
    color: Color = .black.opacity(0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }

  /// A shadow inside.
  public static func inner(
    color: Color = .black.opacity(0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
}
