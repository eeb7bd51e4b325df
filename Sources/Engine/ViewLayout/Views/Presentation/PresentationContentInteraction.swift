/// What a swipe over a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It changes the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
