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
