import Foundation

/// Values as Swift code writes them.
enum CodeText {
  static func text(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    if let whole = Int(exactly: number), abs(whole) < 1_000_000 { return "\(whole)" }
    return "\(number)"
  }

  static func text(_ number: Double?) -> String { number.map { text($0) } ?? "nil" }

  static func text(_ alignment: AlignmentName) -> String {
    "Alignment(horizontal: .\(alignment.horizontal.rawValue), "
      + "vertical: .\(alignment.vertical.rawValue))"
  }

  static func text(_ string: String) -> String {
    "\"\(string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }

  static func axes(horizontally: Bool, vertically: Bool) -> String {
    let axes = (horizontally ? [".horizontal"] : []) + (vertically ? [".vertical"] : [])
    return "[\(axes.joined(separator: ", "))]"
  }

  /// A dimension of a proposal, as a fence writes it.
  static func proposal(_ dimension: CGFloat?) -> String {
    guard let dimension else { return "nil" }
    guard dimension.isFinite else { return dimension < 0 ? "-inf" : "inf" }
    return text(Double(dimension))
  }
}
