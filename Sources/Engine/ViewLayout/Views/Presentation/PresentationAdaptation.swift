/// What a sheet becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Nothing else.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A view over the whole window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
