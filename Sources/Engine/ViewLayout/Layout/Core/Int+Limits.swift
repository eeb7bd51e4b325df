extension Int {
  /// The whole number nearest to another one; 0 for what is no number.
  ///
  /// - Parameter number: Any number: infinities give the ends of what there is.
  package init(nearestTo number: Double) {
    let rounded = number.rounded()
    self = Int(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0)
  }

  /// The sum of two numbers, or the end of what there is.
  package func addingWithinLimits(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
