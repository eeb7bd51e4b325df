internal import Foundation

/// A printed value, split into text and numbers, so that `(82.0, 52.0)` equals `(82, 52)`.
///
/// Apple's frameworks print a size as `(82.0, 52.0)`, while Foundation on Linux prints
/// `CGSize(width: 82.0, height: 52.0)`. Both are the same value, and likewise for points and
/// rectangles.
struct ParsedPreferenceValue {
  private enum Part: Equatable {
    case text(String)
    case number(NumberLiteral, written: String)
  }

  // Literals of regular expressions are parsed each time they are evaluated.
  nonisolated(unsafe) private static let number = /-?[0-9]+(\.[0-9]+)?/
  nonisolated(unsafe) private static let pair =
    /CG(?:Point\(x|Size\(width): ([^,()]+), (?:y|height): ([^,()]+)\)/
  nonisolated(unsafe) private static let rectangle =
    /CGRect\(origin: \(([^()]+)\), size: \(([^()]+)\)\)/

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    let text = Self.withPlainGeometry(text)
    var rest = text[...]
    while let match = rest.firstMatch(of: Self.number) {
      let before = String(rest[..<match.range.lowerBound])
      let written = String(match.output.0)
      let decimals = match.output.1.map { $0.count - 1 } ?? 0
      parts.append(.text(before))
      parts.append(
        .number(NumberLiteral(value: Double(written) ?? .nan, decimals: decimals), written: written)
      )
      rest = rest[match.range.upperBound...]
    }
    self.parts = parts + [.text(String(rest))]
  }
}

extension ParsedPreferenceValue {
  /// Returns whether an actual value matches, comparing numbers with the precision of this value.
  func accepts(_ actual: ParsedPreferenceValue) -> Bool {
    parts.count == actual.parts.count
      && zip(parts, actual.parts).allSatisfy { Self.accepts($0, $1) }
  }

  /// The numbers of the value, in order.
  var numbers: [Double] {
    parts.compactMap { if case .number(let literal, _) = $0 { literal.value } else { nil } }
  }

  /// Returns the actual minus the expected number; `nil` if one of the values is not a single
  /// number.
  func difference(to actual: ParsedPreferenceValue) -> String? {
    guard let expected = number, let actual = actual.number else { return nil }
    return NumberText.difference(expected: expected, actual: actual)
  }

  /// Returns the text with points, sizes and rectangles in the form of Apple's frameworks.
  private static func withPlainGeometry(_ text: String) -> String {
    guard text.contains("CG") else { return text }
    return text.replacing("Foundation.CG", with: "CG")
      .replacing(pair) { "(\($0.1), \($0.2))" }
      .replacing(rectangle) { "(\($0.1), \($0.2))" }
  }

  private var number: Double? {
    guard parts.count == 3, parts[0] == .text(""), parts[2] == .text(""),
      case .number(let literal, _) = parts[1]
    else { return nil }
    return literal.value
  }

  /// Returns whether two parts match; whole numbers match only if their digits are equal, whatever
  /// their length.
  private static func accepts(_ expected: Part, _ actual: Part) -> Bool {
    guard case .number(let literal, let written) = expected,
      case .number(let number, let actualWritten) = actual,
      literal.decimals > 0 || number.decimals > 0
    else { return expected == actual }
    return written == actualWritten || literal.accepts(number.value)
  }
}
