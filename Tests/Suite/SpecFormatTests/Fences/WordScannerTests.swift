import Testing
@testable import SpecFormat

struct WordScannerTests {
  @Test func `cuts at blanks and keeps quotes together`() {
    let words = WordScanner("Text  \"a b\" #id #\"an id\" skip=\"x y\"", firstColumn: 3).words
    #expect(words.map(\.column) == [3, 9, 15, 19, 28])
    #expect(words.map(\.bare) == ["Text", "", "#id", "#", "skip="])
    #expect(words.map(\.quoted) == [nil, "a b", nil, "an id", "x y"])
  }

  @Test func `takes a quote, a backslash and the end of a line out of their escapes`() {
    let words = WordScanner(#""a \"b\" \\ \n \t""#, firstColumn: 1).words
    #expect(words.map(\.quoted) == ["a \"b\" \\ \n \\t"])
    #expect(words.map(\.endColumn) == [19])
  }

  @Test func `names the column of a quote that never closes`() {
    #expect(WordScanner("a \"b", firstColumn: 1).unclosedQuoteColumn == 3)
    #expect(WordScanner("a \"b\"", firstColumn: 1).unclosedQuoteColumn == nil)
  }

  @Test func `reads an id only from a hash`() {
    let words = WordScanner("#a #\"b c\" # a #b\"c\"", firstColumn: 1).words
    #expect(words.map(\.identifier) == ["a", "b c", nil, nil, nil])
  }
}

struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("frames", "frames", 0), ("frame", "frames", 1),
    ("swfit", "swift", 1), ("abc", "cab", 2), ("kitten", "sitting", 3),
  ])
  func `counts slips`(source: String, target: String, distance: Int) {
    #expect(NearestName.distance(from: source, to: target) == distance)
    #expect(NearestName.distance(from: target, to: source) == distance)
  }

  @Test func `has none where every name is too far away`() {
    #expect(NearestName.of("colour", among: ["scale", "offset"]) == nil)
    #expect(NearestName.of("ab", among: ["cd"]) == nil)
    #expect(NearestName.of("a", among: []) == nil)
  }

  @Test func `takes the nearest, and the first of two`() {
    #expect(NearestName.of("stap", among: ["setup", "step", "stop"]) == "step")
  }
}
