public import Foundation

/// A container that arranges views in rows with aligned columns (R-GRID).
nonisolated public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

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

/// A layout that arranges views in rows with aligned columns, as `Grid` does (R-LAY-11).
nonisolated public struct GridLayout: BuiltInLayout {
  /// The cache of the layout.
  public typealias Cache = BuiltInLayoutCache

  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

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

  public func makeCache(subviews: Subviews) -> BuiltInLayoutCache { BuiltInLayoutCache() }
}

/// A row of a grid; outside of a grid, it is a group (R-GRID-9).
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

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
  /// Sets the number of columns that the cell spans, clamped to 1…1,000 with an issue; nested
  /// counts multiply.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(say: .columns(count)))
  }

  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(say: .anchor(anchor)))
  }

  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(say: .columnAlignment(guide.key)))
  }

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
