import Foundation

/// How far a child of a stack can stretch along the main axis.
struct Flexibility {
  /// The child's place in the stack.
  let index: Int
  /// The answer to an infinite proposal, in points; not a number while nobody asked.
  var greatest = CGFloat.nan
  /// The answer to 0, in points; not a number while nothing depended on it.
  var least = CGFloat.nan

  init(index: Int) { self.index = index }

  var isUnmeasured: Bool { least.isNaN }

  /// Whether the child is known to answer one length, whatever it is proposed.
  var isRigid: Bool { least == greatest }

  /// The difference between the greatest and the least length; infinite where the greatest is.
  private var range: CGFloat {
    if greatest == .infinity { return .infinity }
    return greatest - (least.isNaN ? 0 : least)
  }

  /// R-STK-4: ascending flexibility; of two that stretch without end the larger least length
  /// first; R-STK-11: otherwise the order of the source.
  static func isServedBefore(_ left: Flexibility, _ right: Flexibility) -> Bool {
    if left.range == .infinity, right.range == .infinity, left.least != right.least {
      return left.least > right.least
    }
    return left.range == right.range ? left.index < right.index : left.range < right.range
  }
}
