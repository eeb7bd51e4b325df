/// How glass appears.
public struct GlassEffectTransition: Hashable, Sendable {
  let name: String

  /// It is there at once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// It comes out of the glass beside it.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// It fades in.
  public static let materialize = GlassEffectTransition(name: "materialize")
}
