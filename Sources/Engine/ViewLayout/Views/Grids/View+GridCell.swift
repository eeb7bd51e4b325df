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
    let possible = min(max(count, 1), GridShape.greatestSpan)
    if possible != count { context.session.report(.invalidColumnCount(count)) }
    return .columns(possible)
  }
}
