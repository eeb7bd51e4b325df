import Foundation

/// The facts that all modifiers on a cell tell its grid, together.
///
/// They are seen through modifiers that wrap one view, and not through containers.
struct GridCellTraits: Equatable {
  /// How many columns the cell takes, at least 1.
  var columns = 1
  /// Where in its slot the cell goes; `nil` for the alignments.
  var anchor: UnitPoint?
  /// The guide of the cell's column; `nil` where the cell has no say.
  var columnAlignment: AlignmentGuideKey?
  /// The axes along which the cell takes the length that others make.
  var unsizedAxes: Axis.Set = []

  /// Reads the modifiers on a node and on all that it wraps.
  init(of node: NodePointer) { collect(from: node) }

  /// Innermost first: the innermost anchor and alignment stand.
  private mutating func collect(from node: NodePointer) {
    if let child = node.wrappedChild { collect(from: child) }
    for attachment in node.attachments {
      if let cell = attachment as? GridCellAttachment { include(cell.say) }
    }
  }

  private mutating func include(_ say: GridCellAttachment.Say) {
    switch say {
    case .columns(let count): columns = min(columns * count, GridShape.greatestSpan)
    case .anchor(let point): anchor = anchor ?? point
    case .columnAlignment(let key): columnAlignment = columnAlignment ?? key
    case .unsizedAxes(let axes): unsizedAxes.formUnion(axes)
    }
  }
}
