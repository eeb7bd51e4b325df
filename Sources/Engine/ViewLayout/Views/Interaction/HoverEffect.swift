/// A look of what a pointer is above.
public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// The usual one.
  public static let automatic = HoverEffect(name: "automatic")
  /// With light behind it.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lifted.
  public static let lift = HoverEffect(name: "lift")
}
