public import Foundation

nonisolated extension View {
  /// Sets the margins around scrolled content; along the cross axis they make the scroll view
  /// longer, as recorded.
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

  /// Sets equal margins around scrolled content, in points; `nil` for 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, on: edges), for: placement)
  }

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

  public static let automatic = ContentMarginPlacement(kind: .automatic)
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The scroll indicators, which take no space.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)

  /// Whether the margins apply to the content.
  var includesContent: Bool { kind != .indicators }
}
