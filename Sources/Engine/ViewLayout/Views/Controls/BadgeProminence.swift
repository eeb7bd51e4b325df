/// How much a badge is seen.
public struct BadgeProminence: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// More.
  public static let increased = BadgeProminence(name: "increased")
  /// Less.
  public static let decreased = BadgeProminence(name: "decreased")
}
