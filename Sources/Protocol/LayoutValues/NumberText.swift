/// The notation of numbers: at most three decimals, no trailing zeros, `inf` for infinity.
package enum NumberText {
  package static func text(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
    }
    let rounded = (value * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }

  /// Returns a dimension of a proposal as text, with `nil` if it is unspecified.
  package static func text(_ dimension: Double?) -> String {
    dimension.map { text($0) } ?? "nil"
  }
}
