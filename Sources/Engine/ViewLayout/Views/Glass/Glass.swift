/// A look as of glass.
public struct Glass: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let regular = Glass(name: "regular")
  /// To be seen through.
  public static let clear = Glass(name: "clear")
  /// None.
  public static let identity = Glass(name: "identity")

  /// The glass in a colour; `nil` for its own.
  public func tint(_ color: Color?) -> Glass { self }

  /// The glass, answering to touches or not.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
