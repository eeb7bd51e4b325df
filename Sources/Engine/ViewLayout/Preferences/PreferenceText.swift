import Foundation

/// A preference's value as a spec writes it.
enum PreferenceText {
  /// As in a string interpolation; an optional as its value or `nil`, numbers as in frames.
  static func text(of value: Any) -> String {
    if let optional = value as? any OptionalValue {
      return optional.unwrapped.map(text) ?? "nil"
    }
    switch value {
    case let number as CGFloat: return text(of: Double(number))
    case let number as Double: return text(of: number)
    default: return "\(value)"
    }
  }

  private static func text(of number: Double) -> String {
    if number == .infinity { return "inf" }
    if number == -.infinity { return "-inf" }
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    // More decimals than a spec compares, and fewer than binary numbers betray themselves in.
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

private protocol OptionalValue {
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var unwrapped: Any? { map { $0 as Any } }
}
