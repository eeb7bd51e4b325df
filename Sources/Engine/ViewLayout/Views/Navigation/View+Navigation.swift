public import Foundation

// The reference style has no bar (R-CTRL): what is in one is taken and takes no room.

nonisolated extension View {
  /// The view with the views that links of a type of value lead to, which are not laid out.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with another one that it leads to, which is not laid out.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with the view that an item leads to, which is not laid out.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a style of the stacks in it; the reference style has one.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with a style of the columns in it; the reference style shows the first one.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with the width of the column that it is, in points; the reference style shows one.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with widths of the column that it is, in points; the reference style shows one.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a way in which another one appears over it.
  public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  /// The view as the one that another grows out of.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with marks at the ends of its links or without; the reference style has none.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
}

/// A way in which a view appears over another.
public protocol NavigationTransition {}

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

/// An item of the bar above a view.
public enum NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As usual, small, or large.
    case automatic, inline, large
  }
}
