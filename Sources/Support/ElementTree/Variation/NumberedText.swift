/// A text and the numbers in it: `M0 0L12.5 0` is `M`, ` `, `L`, ` ` and the end around four numbers.
struct NumberedText: Equatable {
  /// The texts before, between and behind the numbers.
  private(set) var texts: [String] = [""]
  /// In hundredths.
  private(set) var numbers: [Int] = []

  /// Takes the numbers out that ``AttributeValue/text(hundredths:)`` writes in the same way.
  init(_ text: String) {
    var rest = Substring(text)
    while let first = rest.first {
      let word = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
      if let number = Self.hundredths(word) {
        numbers.append(number)
        texts.append("")
      } else {
        texts[texts.count - 1] += word.isEmpty ? String(first) : String(word)
      }
      rest = word.isEmpty ? rest.dropFirst() : rest[word.endIndex...]
    }
  }

  private static func hundredths(_ word: Substring) -> Int? {
    guard !word.isEmpty, let value = Double(word), abs(value) < 1e9 else { return nil }
    let count = Int((value * 100).rounded())
    return AttributeValue.text(hundredths: count) == word ? count : nil
  }
}
