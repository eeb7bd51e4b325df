import Foundation

/// One of several views at a time (R-CTRL): over all that is proposed (R-SCROLL-7).
///
/// The reference style has no bar. The views lie over each other, as large as what is proposed:
/// the chosen one is drawn.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// Makes views one of which can be chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views, each in the middle.
  @MainActor public var body: some View {
    GreedyControl(name: "TabView") { ZStack { content }.unlisted() }
  }
}

extension TabView where SelectionValue == Int {
  /// Makes views of which the first is chosen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
