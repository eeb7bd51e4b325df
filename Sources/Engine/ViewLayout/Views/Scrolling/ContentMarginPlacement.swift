/// The part of a container that content margins are kept free of.
public struct ContentMarginPlacement: Sendable, Equatable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  /// Wherever the container keeps margins: a scroll view's content.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content that is scrolled.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The indicators, which take no room here.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)

  /// Whether the margins are the content's.
  var holdsContent: Bool { kind != .indicators }
}
