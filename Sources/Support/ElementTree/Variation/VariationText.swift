internal import Foundation

/// Encodes the values of an element that vary over widths in a compact form for a page.
///
/// Words are separated by `|`:
///
/// | word | meaning |
/// |---|---|
/// | `?3,5` | the element is absent at three widths, and present at the next five |
/// | `x~0/50*32,1600` | a number in the pieces of ``VariationNumbers`` |
/// | `d=M0 0L@ 0~0/100` | a text with one of these numbers in place of each `@` |
/// | `class:a*3 b` | a text at three widths, and another one at the remaining widths |
///
/// The text in the element has the name `#`. Special characters are percent-encoded.
struct VariationText {
  private let widths: [Double]
  private let isThere: [Bool]

  /// Creates an encoder for the values of an element.
  ///
  /// - Parameters:
  ///   - widths: The widths in points, in ascending order.
  ///   - presence: Whether the element is present at each width.
  init(widths: [Double], presence: [Bool]) {
    self.widths = widths
    isThere = presence
  }
}

extension VariationText {
  /// The word for the element's presence; `nil` if it is present at all widths.
  var presence: String? {
    guard isThere.contains(false) else { return nil }
    var counts: [Int] = []
    var last = false
    for value in [false] + isThere {
      if counts.isEmpty || value != last { counts.append(0) }
      counts[counts.count - 1] += 1
      last = value
    }
    // Corrects for the initial value that was prepended.
    counts[0] -= 1
    return "?" + counts.map { "\($0)" }.joined(separator: ",")
  }

  /// Returns the word for an attribute.
  func attribute(_ name: String, _ values: ValueRuns<AttributeValue>) -> String {
    let all = atEachWidth(values)
    let numbers = all.map { value -> Int? in
      if case .hundredths(let count) = value { count } else { nil }
    }
    if zip(all, numbers).allSatisfy({ ($0 == nil) == ($1 == nil) }) {
      return "\(name)~\(VariationNumbers.text(numbers, over: widths))"
    }
    return text(name, all.map { $0?.text })
  }

  /// Returns the word for the text in the element.
  func content(_ values: ValueRuns<String>) -> String { text("#", atEachWidth(values)) }

  /// Returns the value at each width; `nil` where the element is absent.
  private func atEachWidth<Value>(_ values: ValueRuns<Value>) -> [Value?] {
    var all: [Value?] = Array(repeating: nil, count: widths.count)
    let ends = values.runs.dropFirst().map(\.start) + [widths.count]
    for (run, end) in zip(values.runs, ends) {
      for index in run.start..<end where isThere[index] { all[index] = run.value }
    }
    return all
  }

  /// Encodes values as a template with numbers or as a list of texts, whichever is shorter.
  private func text(_ name: String, _ values: [String?]) -> String {
    let plain = "\(name):\(Self.repeated(values))"
    guard let template = template(name, values), template.utf8.count < plain.utf8.count else {
      return plain
    }
    return template
  }

  private static func repeated(_ values: [String?]) -> String {
    var words: [(text: String, count: Int)] = []
    for value in values {
      // Where the element is absent, the previous value may continue.
      if words.isEmpty || value != nil && words.last?.text != value {
        words.append((value ?? "", 0))
      }
      words[words.count - 1].count += 1
    }
    return words.enumerated().map { index, word in
      encoded(word.text, listMarks) + (index < words.count - 1 ? "*\(word.count)" : "")
    }.joined(separator: " ")
  }

  /// Returns the texts around the numbers, and their pieces; `nil` if the texts differ between
  /// widths.
  private func template(_ name: String, _ values: [String?]) -> String? {
    var columns: [[Int?]] = []
    var pattern: [String]?
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      let parts = NumberedText(value)
      guard pattern == nil || pattern == parts.texts else { return nil }
      if pattern == nil {
        pattern = parts.texts
        let column: [Int?] = Array(repeating: nil, count: values.count)
        columns = Array(repeating: column, count: parts.numbers.count)
      }
      for (column, number) in parts.numbers.enumerated() { columns[column][index] = number }
    }
    guard let pattern else { return nil }
    let numbers = columns.map { "~" + VariationNumbers.text($0, over: widths) }
    let texts = pattern.map { Self.encoded($0, Self.templateMarks) }
    return "\(name)=" + texts.joined(separator: "@") + numbers.joined()
  }

  /// Percent-encodes the special characters of the format, and those that need longer escapes in
  /// markup.
  private static func encoded(_ text: String, _ marks: Set<UInt8>) -> String {
    guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if marks.contains(byte) {
        bytes += "%\(String(byte, radix: 16, uppercase: true))".utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let templateMarks = Set("%|~@&<>\"'".utf8)
  private static let listMarks = templateMarks.union("* ".utf8)
}
