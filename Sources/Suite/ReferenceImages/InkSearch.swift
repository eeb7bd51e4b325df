internal import Foundation

/// Finds the baseline of a line of text in a reference image.
struct InkSearch {
  /// The minimum difference between a color component of ink and of the ground, of 255.
  private static let threshold: Float = 48

  let image: ReferenceImage

  /// Returns the baseline: the row below which there is much less ink than above.
  ///
  /// - Parameters:
  ///   - box: The box of the line in pixels, whose left and right edges are those of the ink.
  ///   - rows: The rows in which the baseline may be, in pixels from the top.
  /// - Returns: The position of the baseline; `nil` if there is no ink, or if the text is on a
  ///   ground of several colors.
  func baseline(of box: CGRect, in rows: ClosedRange<Double>) -> Double? {
    let columns = Self.range(box.minX, box.maxX, below: image.width)
    let all = Self.range(box.minY, max(box.maxY, rows.upperBound), below: image.height)
    guard !columns.isEmpty, all.count > 2, let ground = ground(columns, all) else { return nil }
    let ink = all.map { row in
      columns.count { column in
        let difference = image[column, row] - ground
        return max(abs(difference.x), abs(difference.y), abs(difference.z)) > Self.threshold
      }
    }
    var best: (position: Int, drop: Int)?
    for index in 1..<ink.count {
      let position = all.lowerBound + index
      guard rows.contains(Double(position)) else { continue }
      let drop = ink[index - 1] - ink[index]
      if drop > best?.drop ?? 0 { best = (position, drop) }
    }
    guard let best, best.drop * 3 > ink.max() ?? 0 else { return nil }
    return Double(best.position)
  }

  /// The most frequent color around the text; `nil` if less than half of the pixels have it.
  private func ground(_ columns: Range<Int>, _ rows: Range<Int>) -> ReferenceImage.Pixel? {
    var counts: [ReferenceImage.Pixel: Int] = [:]
    for row in rows { for column in columns { counts[image[column, row], default: 0] += 1 } }
    let most = counts.max { ($0.value, $1.key.x) < ($1.value, $0.key.x) }
    return most.flatMap { $0.value * 2 > columns.count * rows.count ? $0.key : nil }
  }

  private static func range(_ low: CGFloat, _ high: CGFloat, below limit: Int) -> Range<Int> {
    let first = max(Int(low.rounded(.down)), 0)
    return first..<max(min(Int(high.rounded(.up)), limit), first)
  }
}
