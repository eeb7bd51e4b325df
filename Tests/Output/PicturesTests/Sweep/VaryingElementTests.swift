import Testing

@testable import ElementTree

struct VaryingElementTests {
  /// An element called by a letter, with one more inside where the letter is a capital.
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
  func `is what each width has, in its order`(words: [String]) {
    let elements = words.enumerated().map { index, word in
      word.map { element($0, index * index * 7) }
    }
    let widths = words.indices.map { Double($0) * 10 }
    let swept = VaryingElement.follow(words.indices) { elements[$0] }
    for home in words.indices {
      let markup = Markup.joined(swept.map { $0.element(at: home, of: widths).markup })
      for width in words.indices {
        let source = WidthSweepReader(markup: markup, widths: widths).source(at: width)
        #expect(source == Markup.joined(elements[width].map(\.markup)).source)
      }
    }
  }

  @Test func `has one element for what is the same at all widths`() {
    let swept = VaryingElement.follow(0..<3) { [element("a", 5), element("b", $0 * 10)] }
    let source = Markup.joined(swept.map { $0.element(at: 1, of: [0, 10, 20]).markup }).source
    #expect(
      source == "<a x=\"5\" y=\"M5 a\"></a>"
        + "<a x=\"10\" y=\"M10 b\" data-v=\"x~0/100|y=M@ b~0/100\"></a>"
    )
  }
}
