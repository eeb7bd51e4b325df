public import Foundation

/// Views in rows whose columns line up (R-GRID).
nonisolated public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: The guides that cells smaller than their row and column are aligned by.
  ///   - horizontalSpacing: The gap between columns in points; `nil` for what cells prefer.
  ///   - verticalSpacing: The gap between rows in points; `nil` for what cells prefer.
  ///   - content: The rows; any other view is a row of its own over all columns.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }
}

extension Grid: ContainerView {
  nonisolated func rule(in context: ViewContext) -> GridRule { layout.rule }
}

/// The rule of `Grid` as a layout: views in rows whose columns line up (R-LAY-11).
nonisolated public struct GridLayout: BuiltInLayout {
  /// The state that the layout keeps between its calls.
  public typealias Cache = BuiltInLayoutCache

  /// The guides that cells smaller than their row and column are aligned by.
  public var alignment: Alignment
  /// The gap between columns in points; `nil` for what cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; `nil` for what cells prefer.
  public var verticalSpacing: CGFloat?

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - alignment: The guides that cells smaller than their row and column are aligned by.
  ///   - horizontalSpacing: The gap between columns in points; `nil` for what cells prefer.
  ///   - verticalSpacing: The gap between rows in points; `nil` for what cells prefer.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var rule: GridRule {
    GridRule(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
  }
}

/// A row of a grid; anywhere else, a group (R-GRID-9).
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the row's cells line up on; `nil` for the grid's.
  ///   - content: The cells, one a column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    let node = GridRowViewNode(content, in: context)
    node.setAlignment(alignment?.key)
    return node
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    let node = node.expected(GridRowViewNode.self)
    node.setAlignment(alignment?.key)
    node.update(content, in: context)
  }
}

nonisolated extension View {
  /// The view as a cell over several columns of the grid around it.
  ///
  /// - Parameter count: How many columns, from 1 to 1,000; said again around a modifier, both
  ///   counts are multiplied. Any other count is an issue and counts as the nearest.
  /// - Returns: The view; the gaps between its columns are its own as well.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(say: .columns(count)))
  }

  /// The view as a cell whose point by fractions lies on the same point of its slot.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(say: .anchor(anchor)))
  }

  /// The view as a cell that tells its column the guide to align by.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(say: .columnAlignment(guide.key)))
  }

  /// The view as a cell that takes what other cells make along the given axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(say: .unsizedAxes(axes)))
  }
}

nonisolated struct GridCellModifier: AttachmentModifier {
  let say: GridCellAttachment.Trait

  func makeAttachment(in context: ViewContext) -> GridCellAttachment {
    GridCellAttachment(checked(in: context))
  }

  func update(_ attachment: GridCellAttachment, in context: ViewContext) {
    attachment.trait = checked(in: context)
  }

  private func checked(in context: ViewContext) -> GridCellAttachment.Trait {
    guard case .columns(let count) = say else { return say }
    let possible = min(max(count, 1), GridShape.maximumSpan)
    if possible != count { context.session.report(.invalidColumnCount(count)) }
    return .columns(possible)
  }
}
