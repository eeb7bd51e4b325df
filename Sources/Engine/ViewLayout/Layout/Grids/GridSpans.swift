import Foundation

/// R-GRID-8: what cells over several columns need, and which columns give it.
struct GridSpans {
  /// The columns that cells span and the most that these need, in the order of serving.
  private var needs: [(columns: Range<Int>, length: CGFloat)] = []
  private var places: [Range<Int>: Int] = [:]
  /// How long the columns are by their own cells alone, in points.
  private var ownLengths: [CGFloat]

  init(columnCount: Int) { ownLengths = Array(repeating: 0, count: columnCount) }

  /// Takes note of a cell's answer.
  mutating func include(_ length: CGFloat, of cell: GridCell) {
    let columns = cell.columns
    guard columns.count > 1 else {
      ownLengths[columns.lowerBound] = max(ownLengths[columns.lowerBound], length)
      return
    }
    if let place = places[columns] {
      needs[place].length = max(needs[place].length, length)
    } else {
      places[columns] = needs.count
      needs.append((columns, length))
    }
  }

  /// Makes columns as long as their own cells and those over several need.
  func apply(to tracks: inout GridTracks) {
    guard !needs.isEmpty else { return }
    tracks.lengths = ownLengths
    var isSpanned = Array(repeating: false, count: ownLengths.count)
    for need in needs {
      let lack = need.length - tracks.length(of: need.columns)
      guard lack > 0 else { continue }
      let bare = need.columns.filter { !tracks.isSized[$0] }
      let unneeded = bare.filter { !isSpanned[$0] }
      // A column without a cell of its own gives to one span alone, and to cells over all columns.
      guard unneeded.count == bare.count || need.columns.count == isSpanned.count else { continue }
      // Columns that nobody needed yet give all of it; else those with cells of their own.
      let givers = unneeded.isEmpty ? need.columns.filter { tracks.isSized[$0] } : unneeded
      for column in givers { tracks.lengths[column] += lack / CGFloat(givers.count) }
      for column in need.columns { isSpanned[column] = true }
    }
  }
}
