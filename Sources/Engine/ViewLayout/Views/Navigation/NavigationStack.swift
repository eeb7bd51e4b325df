import Foundation

/// Views that lead to others (R-CTRL): the first one, over all that is proposed (R-SCROLL-7).
///
/// The reference style has no bar: titles and tools take no room.
nonisolated public struct NavigationStack<Root: View>: View {
  let root: Root

  /// Makes a stack of its first view.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Makes a stack of its first view, and of those that a path names, which are not laid out.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

  /// The first view, in the middle.
  @MainActor public var body: some View { GreedyControl(name: "NavigationStack") { root } }
}

/// Views that lead to others (R-CTRL): the first one, over all that is proposed (R-SCROLL-7).
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a stack of its first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first view, in the middle.
  @MainActor public var body: some View { GreedyControl(name: "NavigationView") { content } }
}

/// A control over all that is proposed, its content in the middle; without a proposal of its
/// content's size.
nonisolated struct GreedyControl<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    ControlView(name) {
      VStack { content }
        .unlisted()
        .frame(
          minWidth: 0,
          // R-SCROLL-7: as wide as is proposed, and as high.
          maxWidth: .infinity,
          minHeight: 0,
          // R-SCROLL-7
          maxHeight: .infinity
        )
        .unlisted()
    }
  }
}
