import Testing
@testable import ElementTree

struct VaryingElementTests {
  /// Returns an element named by a letter, with a child element for an uppercase letter.
  private func element(_ letter: Character, _ number: Int) -> Element {
    let inside = letter.isUppercase ? [Element("b", key: "b", text: "\(number / 10)")] : []
    return Element(
      "a",
      key: letter.lowercased(),
      [("x", .number(Double(number))), ("y", letter.isUppercase ? nil : "M\(number) \(letter)")],
      inside
    )
  }

  @Test(
    arguments: [
      ["ab", "ab", "ab"], ["ab", "ba", "ab"], ["", "a", ""], ["abc", "c", "ac"],
      ["aa", "a", "aaa"],
      ["aB", "AB", "Ab"], ["abcd", "dcba", "badc"],
    ]
  )
  func `the markup at each width equals the elements of that width, in order`(words: [String]) {
    let elements = words.enumerated().map { index, word in
      word.map { element($0, index * index * 7) }
    }
    let widths = words.indices.map { Double($0) * 10 }
    let swept = VaryingElement.collect(words.indices) { elements[$0] }
    for home in words.indices {
      let markup = Markup.joined(swept.map { $0.element(at: home, of: widths).markup })
      for width in words.indices {
        let source = WidthSweepReader(markup: markup, widths: widths).source(at: width)
        #expect(source == Markup.joined(elements[width].map(\.markup)).source)
      }
    }
  }

  @Test func `an element that is the same at all widths has no data-v attribute`() {
    let swept = VaryingElement.collect(0..<3) { [element("a", 5), element("b", $0 * 10)] }
    let source = Markup.joined(swept.map { $0.element(at: 1, of: [0, 10, 20]).markup }).source
    #expect(
      source == "<a x=\"5\" y=\"M5 a\"></a>"
        + "<a x=\"10\" y=\"M10 b\" data-v=\"x~0/100|y=M@ b~0/100\"></a>"
    )
  }
}

struct VariationNumbersTests {
  @Test(
    arguments: [
      ([500, 500, 500, 500, 500], "500"),
      // The value grows by ten points with each ten points of width, up to 30.
      ([0, 1000, 2000, 3000, 3000], "0/100*4,3000"),
      ([3000, 2500, 2000, 0, 0], "3000/-50*3,0"),
      ([nil, nil, 500, 500, nil], "*2,500"),
      ([0, nil, 2000, nil, 4000], "0/100"),
      // Thirds, each rounded to a hundredth: 33.3 would result in 666 instead of 667.
      ([0, 333, 667, 1000, 1333], "0/33.33"),
      ([nil, nil, nil, nil, nil], "0"),
    ] as [([Int?], String)]
  )
  func `numbers over widths are written as linear pieces`(numbers: [Int?], text: String) {
    #expect(VariationNumbers.text(numbers, over: [0, 10, 20, 30, 40]) == text)
  }

  @Test(arguments: [1, 37, 997, 12_345])
  func `written numbers are restored exactly at every width`(factor: Int) {
    // Round widths with one other width between them, as in a sweep.
    let widths = (Array(0...39).map { Double($0) * 12 } + [393]).sorted()
    let columns: [[Int?]] = [
      widths.indices.map { $0 * $0 * factor % 20_011 - 10_000 },
      widths.map { Int(($0 * Double(factor) / 97).rounded()) },
      widths.map { $0 < 100 ? nil : Int((($0 - Double(factor) / 3) * 50).rounded()) },
    ]
    for numbers in columns {
      let track = VariationNumbers.text(numbers, over: widths)
      let markup = Markup.element("a", ["data-v": "x~\(track)"])
      for (index, number) in numbers.enumerated() {
        guard let number else { continue }
        let source = WidthSweepReader(markup: markup, widths: widths).source(at: index)
        #expect(source == "<a x=\"\(AttributeValue.text(hundredths: number))\"></a>")
      }
    }
  }
}
