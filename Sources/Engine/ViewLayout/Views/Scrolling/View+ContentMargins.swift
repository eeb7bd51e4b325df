public import Foundation

nonisolated extension View {
  /// Adds margins around the content of the nearest scroll view inside the view.
  ///
  /// As recorded, the content is inset along the scrolling axis, and the scroll view is wider
  /// across it.
  ///
  /// - Parameters:
  ///   - edges: The edges whose margins are set; the other margins do not change.
  ///   - insets: The margins in points.
  ///   - placement: The placement of the margins; those of indicators take no space.
  /// - Returns: The view with the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      guard placement.includesContent else { return }
      settings.margins.replace(edges, by: insets)
      settings.explicitMargins.formUnion(edges)
    }
  }

  /// Adds margins around the content of the nearest scroll view inside the view.
  ///
  /// - Parameters:
  ///   - edges: The edges whose margins are set; the other margins do not change.
  ///   - length: The margin in points; `nil` for the default of 16.
  ///   - placement: The placement of the margins; those of indicators take no space.
  /// - Returns: The view with the margins.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, on: edges), for: placement)
  }

  /// Adds margins of one length, in points, around the content of the nearest scroll view.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  /// Replaces the insets of some edges by those of other insets.
  mutating func replace(_ edges: Edge.Set, by other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Sendable, Equatable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  /// The default placement: the content of a scroll view.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The scrolled content only.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The scroll indicators, which take no space.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)

  /// Whether the margins apply to the content.
  var includesContent: Bool { kind != .indicators }
}
