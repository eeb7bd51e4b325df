/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Large.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Large, among the tools.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  /// Small.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
