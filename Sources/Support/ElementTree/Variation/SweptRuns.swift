/// The values of something over all widths: each with the first width that it is at.
struct SweptRuns<Value: Equatable & Sendable>: Sendable {
  private(set) var runs: [(start: Int, value: Value)] = []

  /// Notes the value at a width; what is between is as it was before.
  ///
  /// - Parameters:
  ///   - value: The value from this width on.
  ///   - index: Which width it is, greater than all before.
  mutating func note(_ value: Value, at index: Int) {
    if runs.last?.value != value { runs.append((index, value)) }
  }

  /// The value at a width; before the first one, that one's.
  func value(at index: Int) -> Value? {
    (runs.last { $0.start <= index } ?? runs.first)?.value
  }

  /// Whether it is the same all along.
  var isConstant: Bool { runs.count <= 1 }
}
