import Foundation

/// Rows from the top of a list, over all that is proposed (R-CTRL): they scroll, and only those in
/// sight are made.
nonisolated struct RowsView<Content: View>: View {
  let spacing: CGFloat
  let content: Content

  @MainActor var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: spacing) {
        content.modifier(ListRowModifier())
      }
      .unlisted()
    }
    .unlisted()
    .frame(
      minWidth: 0,
      idealWidth: 0,
      maxWidth: .infinity,
      minHeight: 0,
      idealHeight: 0,
      maxHeight: .infinity,
      alignment: .top
    )
    .unlisted()
  }
}

/// Makes a row of each element of a list.
nonisolated struct ListRowModifier: LayoutModifier {
  func rule(in context: ViewContext) -> ListRow {
    let environment = context.environment
    return ListRow(
      leastHeight: environment.defaultMinListRowHeight,
      leastHeaderHeight: environment.defaultMinListHeaderHeight ?? ControlMetrics.headerHeight,
      sectionSpacing: environment.listSectionSpacing
    )
  }
}
