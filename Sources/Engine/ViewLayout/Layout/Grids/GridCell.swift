import Foundation

/// A child of a grid with its row and columns.
struct GridCell {
  /// The index of the child, from 0.
  let index: Int
  /// The row, from 0.
  let row: Int
  /// The columns of the cell.
  var columns: Range<Int>
  /// The guide of the cell's row; `nil` for the grid's.
  let rowAlignment: AlignmentGuideKey?
  let traits: GridCellTraits
  let priority: Double
  /// The guides that the child may have explicit values of.
  let guides: GuideMask
  /// The child's preferred spacing to its neighbors.
  let spacing: ViewSpacing

  /// Returns the columns along x, or the row along y.
  func tracks(along axis: Axis) -> Range<Int> {
    axis == .horizontal ? columns : row..<row + 1
  }

  /// R-GRID-5: returns whether the cell does not count for the length of its tracks along an axis.
  func isUnsized(along axis: Axis) -> Bool { traits.unsizedAxes.contains(axis.set) }
}

/// The traits of a cell, from all of its modifiers.
///
/// They are read through modifiers that wrap one view, and not through containers.
struct GridCellTraits: Equatable {
  /// The number of columns of the cell, at least 1.
  var columns = 1
  /// The anchor of the cell in its slot; `nil` to use the alignments.
  var anchor: UnitPoint?
  /// The guide of the cell's column; `nil` if the cell does not set it.
  var columnAlignment: AlignmentGuideKey?
  /// The axes along which the cell does not count for the length of its tracks.
  var unsizedAxes: Axis.Set = []

  /// Reads the modifiers on a node and on the views that it wraps.
  init(of node: NodePointer) { collect(from: node) }

  /// Innermost first: the innermost anchor and alignment count.
  private mutating func collect(from node: NodePointer) {
    if let child = node.wrappedChild { collect(from: child) }
    for attachment in node.attachments {
      if let cell = attachment as? GridCellAttachment { include(cell.trait) }
    }
  }

  private mutating func include(_ trait: GridCellAttachment.Trait) {
    switch trait {
    case .columns(let count): columns = min(columns * count, GridShape.maximumSpan)
    case .anchor(let point): anchor = anchor ?? point
    case .columnAlignment(let key): columnAlignment = columnAlignment ?? key
    case .unsizedAxes(let axes): unsizedAxes.formUnion(axes)
    }
  }
}

/// The trait that one modifier sets on its cell.
final class GridCellAttachment: Attachment {
  /// A trait of a cell.
  enum Trait: Equatable {
    case columns(Int)
    case anchor(UnitPoint)
    case columnAlignment(AlignmentGuideKey)
    case unsizedAxes(Axis.Set)
  }

  var trait: Trait { didSet { if trait != oldValue { node?.markNeedsStructure() } } }

  init(_ trait: Trait) { self.trait = trait }
}

/// `GridRow`: marks a view as a cell of a row.
final class GridRowAttachment: Attachment {
  let mark: GridRowMark

  init(_ mark: GridRowMark) { self.mark = mark }
}

/// The identity of a row, with its parameters.
final class GridRowMark {
  /// The guide that aligns the row's cells; `nil` for the grid's.
  var alignment: AlignmentGuideKey?
}

extension NodePointer {
  /// The outermost row of the view; `nil` outside of rows.
  ///
  /// R-GRID-9: a row in a row is no row of its own.
  var gridRowMark: GridRowMark? {
    for attachment in attachments.reversed() {
      if let row = attachment as? GridRowAttachment { return row.mark }
    }
    return wrappedChild?.gridRowMark
  }
}
