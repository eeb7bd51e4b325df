import Foundation

/// How long lines of one kind are on average.
struct LineAverage {
  private var count = 0
  private var total: CGFloat = 0

  /// The average in points; `nil` where there is no line.
  var length: CGFloat? { count == 0 ? nil : total / CGFloat(count) }

  mutating func add(_ count: Int, of length: CGFloat) {
    self.count += count
    total += CGFloat(count) * length
  }
}
