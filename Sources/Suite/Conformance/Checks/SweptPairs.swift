internal import Foundation

/// Finds overlapping rectangles by going along the axis on which they lie more apart.
enum SweptPairs {
  /// The pairs that lie over each other by more than half a point in both axes.
  ///
  /// - Parameter rects: Rectangles with finite sides.
  /// - Returns: Their places.
  /// - Complexity: O(*n* log *n* + *k*) for *n* rectangles of which *k* pairs share a part of the
  ///   axis.
  static func overlapping(_ rects: [CGRect]) -> [(Int, Int)] {
    guard rects.count > 1 else { return [] }
    let all = rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    let crowdX = rects.reduce(0) { $0 + $1.width } / max(all.width, 1)
    let crowdY = rects.reduce(0) { $0 + $1.height } / max(all.height, 1)
    let isAcross = crowdX < crowdY
    let spans = rects.map { isAcross ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
    var pairs: [(Int, Int)] = []
    var active: [Int] = []
    for place in rects.indices.sorted(by: { spans[$0].0 < spans[$1].0 }) {
      active.removeAll { spans[$0].1 <= spans[place].0 + 0.5 }
      for other in active where rects[other].overlap(with: rects[place]) != nil {
        pairs.append((other, place))
      }
      active.append(place)
    }
    return pairs
  }
}
