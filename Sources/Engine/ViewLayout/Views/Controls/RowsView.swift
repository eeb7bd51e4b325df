import Foundation

/// The rows of a list or form, in a scroll view that fills its proposal (R-CTRL).
///
/// Only visible rows are created.
nonisolated struct RowsView<Content: View>: View {
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.isBelowLargeTitle) private var isBelowLargeTitle
  @Environment(\.scrollSettings.explicitMargins) private var explicitMargins
  let kind: ListKind
  let rowSpacing: CGFloat?
  let content: Content

  @MainActor var body: some View {
    ScrollView {
      LazyVStack(spacing: rowSpacing ?? 0, gaps: gaps) {
        content.modifier(ListRowModifier(style: style))
      }
      .unlisted()
      .environment(\.listRow, row)
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
    .determined(by: style.$rowInsets, style.$minimumRowHeight, style.$aboveFirstRow)
  }

  private var hasTopMargin: Bool { explicitMargins.contains(.top) }

  private var style: ListStyleMetrics { metrics.lists.style(kind) }

  private var row: ListRowContext? {
    metrics.isReference
      ? nil
      : ListRowContext(
        kind: kind,
        headerFont: style.headerFont,
        headerIsUppercase: style.headerIsUppercase,
        footerFont: style.footerFont,
        chevronSpace: style.chevronSpace
      )
  }

  private var gaps: SectionGaps? {
    if metrics.isReference { return nil }
    return SectionGaps(
      rows: rowSpacing ?? style.rowGap,
      // R-BAR-3: there is no space below a large title, as recorded. R-CTRL-6: a top margin
      // replaces the space.
      aboveFirstRow: isBelowLargeTitle || hasTopMargin ? 0 : style.aboveFirstRow,
      aboveFirstHeader: style.aboveFirstHeader,
      belowSection: sectionSpacing == nil ? style.belowSection : 0,
      aboveHeader: sectionSpacing ?? style.aboveHeader,
      aboveSection: sectionSpacing ?? style.aboveSection
    )
  }
}

/// Wraps each element of a list in a row.
nonisolated struct ListRowModifier: LayoutModifier {
  let style: ListStyleMetrics

  func rule(in context: ViewContext) -> ListRow {
    let environment = context.environment
    let header = environment.defaultMinListHeaderHeight ?? style.minimumHeaderHeight
    let isReference = environment.controlMetrics.isReference
    return ListRow(
      minimumRowHeight: environment.ownMinListRowHeight
        ?? style.minimumRowHeight(
          at: environment.dynamicTypeSize,
          in: environment.metricsSystem
        ),
      tightInset: environment.ownMinListRowHeight == nil ? style.tightInset : nil,
      separatorHeight: style.separatorHeight,
      separatorInset: style.separatorInset,
      minimumHeaderHeight: header,
      sectionSpacing: isReference ? environment.listSectionSpacing ?? 0 : 0,
      sideInset: style.sideInset,
      rowInsets: style.rowInsets,
      headerInsets: style.headerInsets,
      footerInsets: style.footerInsets
    )
  }
}

/// The list that a row belongs to.
struct ListRowContext {
  let kind: ListKind
  /// The font of section headers; `nil` for that of the environment.
  let headerFont: Font?
  /// Whether section headers are in upper case.
  let headerIsUppercase: Bool
  /// The font of section footers; `nil` for that of the environment.
  let footerFont: Font?
  /// The space of a link's chevron and of the gap before it, in points.
  let chevronSpace: CGFloat
}

extension EnvironmentValues {
  private enum ListRowKey: EnvironmentKey {
    static var defaultValue: ListRowContext? { nil }
  }

  /// The list that the view is a row of; `nil` outside of lists, and in the reference style.
  var listRow: ListRowContext? {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}

extension ListStyleMetrics {
  fileprivate var headerFont: Font? { headerStyle.map { .system($0) } }
  fileprivate var footerFont: Font? { footerStyle.map { .system($0).leading(.tight) } }
}
