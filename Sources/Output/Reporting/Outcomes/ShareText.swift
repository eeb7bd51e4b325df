/// How pages write shares.
package enum ShareText {
  /// A share in percent, rounded down so that only all is 100: `96.2 %`.
  ///
  /// - Parameters:
  ///   - part: How many there are, from 0.
  ///   - whole: How many there could be, at least `part`.
  /// - Returns: The share with one decimal; `–` of nothing.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let permille = part * 1000 / whole
    return permille == 1000 ? "100 %" : "\(permille / 10).\(permille % 10) %"
  }
}
