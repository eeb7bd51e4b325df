/// How much a question matters.
public struct DialogSeverity: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Not much.
  public static let standard = DialogSeverity(name: "standard")
  /// Very much.
  public static let critical = DialogSeverity(name: "critical")
}
