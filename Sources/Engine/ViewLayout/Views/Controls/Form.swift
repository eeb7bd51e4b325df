import Foundation

/// A form: controls as the rows of a list (R-CTRL); on macOS, two columns unless it is grouped
/// (R-CTRL-20).
nonisolated public struct Form<Content: View>: View {
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.metricsSystem) private var system
  @Environment(\.formKind) private var kind
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows in a vertical scroll view; on macOS, columns unless the form is grouped.
  @MainActor public var body: some View {
    ControlView("Form") {
      if system.base == .macOS26, kind != .grouped {
        FormColumnsLayout { content }
          .unlisted()
          .environment(\.hasFormColumns, true)
          .environment(\.listRow, nil)
      } else {
        RowsView(
          kind: system.base == .macOS26 ? .groupedForm : .automatic,
          rowSpacing: rowSpacing,
          content: content
        )
        .environment(\.hasFormColumns, false)
      }
    }
  }
}

/// A column of labels and one of controls (R-CTRL-20).
///
/// Controls begin at the end of the widest label, and so do views without a label. Rows have their
/// preferred spacing.
struct FormColumnsLayout: Layout {
  /// A row with the distance of its control from its leading edge, in points.
  private struct Row {
    var labelWidth: CGFloat
    var proposal: ProposedViewSize
    var size = CGSize.zero
    /// The distance from the row above, in points.
    var gap: CGFloat
  }

  private func rows(of subviews: Subviews, for width: CGFloat?) -> [Row] {
    var rows = subviews.indices.map { index in
      let gap =
        index == subviews.startIndex
        ? 0
        : subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
      let proposal = ProposedViewSize(width: width, height: nil)
      let labelWidth = subviews[index].dimensions(in: proposal)[HorizontalAlignment.formControl]
      return Row(labelWidth: labelWidth, proposal: proposal, gap: gap)
    }
    let column = Self.column(of: rows)
    for index in rows.indices {
      rows[index].proposal.width = width.map { max(0, $0 - column + rows[index].labelWidth) }
      rows[index].size = subviews[index].sizeThatFits(rows[index].proposal)
    }
    return rows
  }

  /// Returns the width of the column of labels with the gap after it, in points.
  private static func column(of rows: [Row]) -> CGFloat { rows.map(\.labelWidth).max() ?? 0 }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let rows = rows(of: subviews, for: proposal.width)
    let column = Self.column(of: rows)
    return CGSize(
      width: rows.map { column - $0.labelWidth + $0.size.width }.max() ?? 0,
      height: rows.reduce(0) { $0 + $1.gap + $1.size.height }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let rows = rows(of: subviews, for: bounds.width)
    let column = Self.column(of: rows)
    var y = bounds.minY
    for (subview, row) in zip(subviews, rows) {
      y += row.gap
      let x = bounds.minX + column - row.labelWidth
      subview.place(at: CGPoint(x: x, y: y), proposal: row.proposal)
      y += row.size.height
    }
  }
}

extension HorizontalAlignment {
  private enum FormControl: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// The leading edge of the control in a row of a form; that of a row without a label is its own.
  static let formControl = HorizontalAlignment(FormControl.self)
}

nonisolated extension View {
  /// Marks the control beside a label, which forms with columns align (R-CTRL-20).
  func formControl() -> some View { alignmentGuide(.formControl) { $0[.leading] } }
}

extension EnvironmentValues {
  private enum FormColumnsKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether the view is in a form with a column for labels.
  var hasFormColumns: Bool {
    get { self[FormColumnsKey.self] }
    set { self[FormColumnsKey.self] = newValue }
  }

  /// Whether fields have their label beside them, so that it is no placeholder (R-CTRL-20).
  var showsFieldLabels: Bool { hasFormColumns || listRow?.kind == .groupedForm }
}
