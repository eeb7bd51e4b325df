import Foundation

/// Rows one below the other (R-CTRL): takes what it is proposed, and nothing where nothing is
/// (R-SCROLL-7, as recorded).
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.listRowSpacing) private var rowSpacing
  let content: Content

  init(rows content: Content) { self.content = content }

  /// Makes a list in which several rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list in which one row can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows, from the top.
  @MainActor public var body: some View {
    ControlView("List") { RowsView(spacing: rowSpacing ?? 0, content: content) }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
