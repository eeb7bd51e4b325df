public import Foundation

nonisolated extension View {
  /// The view with space around the content of its scroll view, which scrolls with it.
  ///
  /// Recorded: along the scrolling axis the content is inset, across it the scroll view is wider.
  ///
  /// - Parameters:
  ///   - edges: The edges that get a margin; the others keep theirs.
  ///   - insets: The margins in points.
  ///   - placement: What the margins are for; those of indicators take no space.
  /// - Returns: The view with the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement.holdsContent else { return }
      settings.margins.replace(edges, by: insets)
    }
  }

  /// The view with space around the content of its scroll view, which scrolls with it.
  ///
  /// - Parameters:
  ///   - edges: The edges that get a margin; the others keep theirs.
  ///   - length: The margin in points; `nil` for the usual 16.
  ///   - placement: What the margins are for; those of indicators take no space.
  /// - Returns: The view with the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, on: edges), for: placement)
  }

  /// The view with one margin around the content of its scroll view, in points.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  /// Takes over what other insets say of some edges.
  mutating func replace(_ edges: Edge.Set, by other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

/// The part of a container that content margins are kept free of.
public struct ContentMarginPlacement: Sendable, Equatable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  /// Wherever the container keeps margins: a scroll view's content.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content that is scrolled.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The indicators, which take no space here.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)

  /// Whether the margins are the content's.
  var holdsContent: Bool { kind != .indicators }
}
