/// What becomes of a bar while its view is searched.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String

  /// As usual.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// Its title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent"
  )
}
