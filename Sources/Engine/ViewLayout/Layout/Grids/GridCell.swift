import Foundation

/// A child of a grid, with its row and its columns.
///
/// Distributing space copies cells often, so a cell holds no references.
struct GridCell {
  /// The index of the child, starting at 0.
  let index: Int
  /// The index of the row, starting at 0.
  let row: Int
  /// The range of columns that the cell spans.
  var columns: Range<Int>
  /// The alignment guide of the cell's row; `nil` for the grid's guide.
  let rowAlignment: AlignmentGuideKey?
  let traits: GridCellTraits
  var priority: Double
  /// The guides for which the child may have explicit values.
  let guides: GuideMask

  /// Returns the cell's columns for the horizontal axis, and its row for the vertical one.
  @inline(__always)
  func tracks(along axis: Axis) -> Range<Int> {
    axis == .horizontal ? columns : row..<row + 1
  }

  /// R-GRID-5: returns whether the cell does not affect the lengths of its tracks along an axis.
  func isUnsized(along axis: Axis) -> Bool { traits.unsizedAxes.contains(axis.set) }
}

/// The grid traits of a cell, collected from all of its modifiers.
///
/// Modifiers apply through wrappers of a single view, but not through containers.
struct GridCellTraits: Equatable {
  /// The number of columns that the cell spans, at least 1.
  var columns = 1
  /// The anchor of the cell in its slot; `nil` if it is aligned by guides.
  var anchor: UnitPoint?
  /// The alignment guide of the cell's column; `nil` if the cell does not set it.
  var columnAlignment: AlignmentGuideKey?
  /// The axes along which the cell does not affect the lengths of its tracks.
  var unsizedAxes: Axis.Set = []

  /// Collects the traits of a node and of the views that it wraps.
  init(of node: NodePointer) { collect(from: node) }

  /// Collects the traits innermost first, since the innermost anchor and alignment apply.
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

/// The attachment of a modifier that sets a grid trait of its cell.
final class GridCellAttachment: Attachment {
  /// A grid trait of a cell.
  enum Trait: Equatable {
    case columns(Int)
    case anchor(UnitPoint)
    case columnAlignment(AlignmentGuideKey)
    case unsizedAxes(Axis.Set)
  }

  var trait: Trait { didSet { if trait != oldValue { node?.markNeedsStructure() } } }

  init(_ trait: Trait) { self.trait = trait }
}

/// The attachment of `GridRow`: marks a view as a cell of the row.
final class GridRowAttachment: Attachment {
  let mark: GridRowMark

  init(_ mark: GridRowMark) { self.mark = mark }
}

/// The identity and the parameters of a grid row.
final class GridRowMark {
  /// The guide that aligns the row's cells; `nil` for the grid's guide.
  var alignment: AlignmentGuideKey?
}

extension NodePointer {
  /// The outermost grid row of the view; `nil` outside of rows.
  ///
  /// R-GRID-9: a row inside another row does not start a new row.
  var gridRowMark: GridRowMark? {
    for attachment in attachments.reversed() {
      if let row = attachment as? GridRowAttachment { return row.mark }
    }
    return wrappedChild?.gridRowMark
  }
}
