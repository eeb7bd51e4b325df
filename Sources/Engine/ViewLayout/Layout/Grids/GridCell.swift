import Foundation

/// A child of a grid with its place among the rows and columns.
struct GridCell {
  /// The child's place among the grid's children, from 0.
  let index: Int
  /// The row, from 0.
  let row: Int
  /// The columns that the cell takes.
  var columns: Range<Int>
  /// The guide of the cell's row; `nil` for the grid's.
  let rowAlignment: AlignmentGuideKey?
  let traits: GridCellTraits
  let priority: Double
  /// The guides that the child may have explicit values of.
  let guides: GuideMask
  /// The distances that the child prefers to its neighbours.
  let spacing: ViewSpacing

  /// The rows or columns that the cell takes along an axis: columns lie along x.
  func tracks(along axis: Axis) -> Range<Int> {
    axis == .horizontal ? columns : row..<row + 1
  }

  /// R-GRID-5: whether the cell only takes the length that others make along an axis.
  func isUnsized(along axis: Axis) -> Bool { traits.unsizedAxes.contains(axis.set) }
}

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

/// The say of a modifier on the cell of its view, told to the grid around.
final class GridCellAttachment: Attachment {
  /// The modifier's say.
  enum Say: Equatable {
    case columns(Int)
    case anchor(UnitPoint)
    case columnAlignment(AlignmentGuideKey)
    case unsizedAxes(Axis.Set)
  }

  var say: Say { didSet { if say != oldValue { node?.markNeedsStructure() } } }

  init(_ say: Say) { self.say = say }
}

/// `GridRow`: marks an element as a cell of a row, for a grid that sees it.
final class GridRowAttachment: Attachment {
  let mark: GridRowMark

  init(_ mark: GridRowMark) { self.mark = mark }
}

/// The mark that tells a row's cells from another row's, with what the row says of them.
final class GridRowMark {
  /// The guide that the row's cells line up on; `nil` for the grid's.
  var alignment: AlignmentGuideKey?
}

extension NodePointer {
  /// The outermost row around the element; `nil` outside of rows.
  ///
  /// R-GRID-9: a row in a row is no row of its own.
  var gridRowMark: GridRowMark? {
    for attachment in attachments.reversed() {
      if let row = attachment as? GridRowAttachment { return row.mark }
    }
    return wrappedChild?.gridRowMark
  }
}
