import Testing
@testable import SpecFormat

struct WordScannerTests {
  @Test func `splits at spaces and keeps quoted text together`() {
    let words = WordScanner("Text  \"a b\" #id #\"an id\" skip=\"x y\"", firstColumn: 3).words
    #expect(words.map(\.column) == [3, 9, 15, 19, 28])
    #expect(words.map(\.bare) == ["Text", "", "#id", "#", "skip="])
    #expect(words.map(\.quoted) == [nil, "a b", nil, "an id", "x y"])
  }

  @Test func `unescapes quotes, backslashes and newlines in quoted text, but not tabs`() {
    let words = WordScanner(#""a \"b\" \\ \n \t""#, firstColumn: 1).words
    #expect(words.map(\.quoted) == ["a \"b\" \\ \n \\t"])
    #expect(words.map(\.endColumn) == [19])
  }

  @Test func `unclosedQuoteColumn is the column of an unclosed quote, or nil`() {
    #expect(WordScanner("a \"b", firstColumn: 1).unclosedQuoteColumn == 3)
    #expect(WordScanner("a \"b\"", firstColumn: 1).unclosedQuoteColumn == nil)
  }

  @Test func `an identifier is a number sign followed by a word or a quoted name`() {
    let words = WordScanner("#a #\"b c\" # a #b\"c\"", firstColumn: 1).words
    #expect(words.map(\.identifier) == ["a", "b c", nil, nil, nil])
  }
}

struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("frames", "frames", 0), ("frame", "frames", 1),
    ("swfit", "swift", 1), ("abc", "cab", 2), ("kitten", "sitting", 3),
  ])
  func `distance counts insertions, deletions, substitutions and swaps`(
    source: String,
    target: String,
    distance: Int
  ) {
    #expect(NearestName.distance(from: source, to: target) == distance)
    #expect(NearestName.distance(from: target, to: source) == distance)
  }

  @Test func `the nearest name is nil if no candidate is similar`() {
    #expect(NearestName.of("colour", among: ["scale", "offset"]) == nil)
    #expect(NearestName.of("ab", among: ["cd"]) == nil)
    #expect(NearestName.of("a", among: []) == nil)
  }

  @Test func `the nearest name is the first of two equally similar candidates`() {
    #expect(NearestName.of("stap", among: ["setup", "step", "stop"]) == "step")
  }
}
