import Foundation

/// How far a cell can stretch, both ways together.
struct GridFlexibility: Equatable {
  /// Along how many axes the cell has no greatest length.
  private var endlessAxes = 0
  /// How far it stretches along the others, in points.
  private var finiteLength: CGFloat = 0
  /// Whether the cell takes what others make along an axis.
  private let isUnsized: Bool

  /// Compares what a cell answers to nothing and to everything.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - child: Its child; it is asked twice, unless it remembers.
  ///   - proposal: The grid's: along an axis that has none, nothing stretches.
  init(of cell: GridCell, _ child: some LayoutChild, for proposal: ProposedViewSize) {
    isUnsized = !cell.traits.unsizedAxes.isEmpty
    let least = child.measure(.zero)
    let greatest = child.measure(.infinity)
    for axis in Axis.allCases where proposal[axis] != nil {
      if greatest[axis] < .infinity {
        finiteLength += greatest[axis] - least[axis]
      } else if least[axis] < .infinity {
        endlessAxes += 1
      }
    }
  }

  /// R-GRID-7: ascending flexibility; of two alike, the one that is sized both ways first.
  static func isServedBefore(_ left: GridFlexibility, _ right: GridFlexibility) -> Bool {
    if left.endlessAxes != right.endlessAxes { return left.endlessAxes < right.endlessAxes }
    if left.finiteLength != right.finiteLength { return left.finiteLength < right.finiteLength }
    return !left.isUnsized && right.isUnsized
  }
}
