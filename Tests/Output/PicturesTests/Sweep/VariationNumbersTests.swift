import Testing

@testable import ElementTree

struct VariationNumbersTests {
  @Test(
    arguments: [
      ([500, 500, 500, 500, 500], "500"),
      // Ten points wider with each ten points of width, up to 30.
      ([0, 1000, 2000, 3000, 3000], "0/100*4,3000"),
      ([3000, 2500, 2000, 0, 0], "3000/-50*3,0"),
      ([nil, nil, 500, 500, nil], "*2,500"),
      ([0, nil, 2000, nil, 4000], "0/100"),
      // Thirds, each rounded to a hundredth: 33.3 would miss 667.
      ([0, 333, 667, 1000, 1333], "0/33.33"),
      ([nil, nil, nil, nil, nil], "0"),
    ] as [([Int?], String)]
  )
  func `writes straight pieces`(numbers: [Int?], text: String) {
    #expect(VariationNumbers.text(numbers, over: [0, 10, 20, 30, 40]) == text)
  }

  @Test(arguments: [1, 37, 997, 12_345])
  func `loses nothing`(factor: Int) {
    // Round widths with one between them, as a sweep has.
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
