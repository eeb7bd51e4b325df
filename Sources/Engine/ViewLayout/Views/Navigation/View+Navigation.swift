public import Foundation

/// The usual way.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom<ID: Hashable>(
    sourceID: ID,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
