import Foundation

/// How far a child of a stack can stretch along the main axis.
struct Flexibility {
  /// The child's place in the stack.
  var index: Int
  /// The answer to an infinite proposal, in points.
  var greatest: CGFloat
  /// The answer to 0, in points; `nil` while nothing depended on it.
  var least: CGFloat?

  init(index: Int, greatest: CGFloat) {
    self.index = index
    self.greatest = greatest
  }

  var isUnmeasured: Bool { least == nil }

  /// Whether the child answers one length, whatever it is proposed.
  var isRigid: Bool { least == greatest }

  /// The difference between the greatest and the least length; infinite where the greatest is.
  private var range: CGFloat { greatest == .infinity ? .infinity : greatest - (least ?? 0) }

  /// R-STK-4: ascending flexibility; of two that stretch without end the larger least length
  /// first; otherwise the order of the source.
  static func isServedBefore(_ left: Flexibility, _ right: Flexibility) -> Bool {
    if left.range == .infinity, right.range == .infinity {
      let (mine, theirs) = (left.least ?? 0, right.least ?? 0)
      return mine == theirs ? left.index < right.index : mine > theirs
    }
    return left.range == right.range ? left.index < right.index : left.range < right.range
  }
}
