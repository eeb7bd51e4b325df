/// The words that reports have for a mismatch.
extension Mismatch {
  /// The name, what of it differs, and under which conditions: `Text "Reset" frame`, `root.height in
  /// 3 of 110 combinations, first at width 320, type large`.
  package var subject: String {
    [name, quantity?.rawValue, combinations?.text].compactMap(\.self).joined(separator: " ")
  }

  package var expected: String { expectedValue.text }

  package var actual: String { actualValue.text }

  /// Actual minus expected, number by number; `nil` where subtracting makes no sense.
  package var difference: String? { differenceValue?.text }

  /// The mismatch in one line, without its file.
  package var summary: String { "line \(line): \(sentence)" }

  /// The mismatch without its place: `Text frame: expected 0 0 5 5, actual 0 0 5 6`.
  package var sentence: String {
    let difference = difference.map { ", difference \($0)" } ?? ""
    return "\(subject): expected \(expected), actual \(actual)\(difference)"
  }
}

extension Mismatch.Combinations {
  /// `in 3 of 110 combinations, first at width 320, type large`; `nil` where there is no other and
  /// nothing to say of it.
  fileprivate var text: String? {
    guard total > 1 else { return first.isEmpty ? nil : "at \(first)" }
    return "in \(differing) of \(total) combinations, first at \(first)"
  }
}

extension LineValue {
  /// The value as a block has it: `0 0 50 20`, `320xnil`.
  package var text: String {
    switch self {
    case .words(let words): words
    case .number(let number): NumberText.text(number)
    case .size(let width, let height):
      [width, height].map { $0.map { NumberText.text($0) } ?? "nil" }.joined(separator: "x")
    case .frame(let frame):
      ([frame.name].compactMap(\.self) + frame.cells).joined(separator: " ")
    case .printed(let text): text
    }
  }
}

extension MismatchDifference {
  /// `+5 0 0 -0.25`.
  package var text: String {
    switch self {
    case .numbers(let numbers):
      numbers.map { NumberText.difference(expected: 0, actual: $0) }.joined(separator: " ")
    case .words(let words): words
    }
  }
}
