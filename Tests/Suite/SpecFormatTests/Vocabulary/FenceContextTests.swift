import SpecFormat
import Testing

struct FenceContextTests {
  private let lines = [
    "# T", "```swift setup", "code", "```", "prose", "> ```frames  320x480 evidence=derived",
    "> #a 0 0 1 1",
  ]

  private func context(_ line: Int) -> FenceContext? {
    FenceContext.around(line: line) { Array(lines[$0].utf8)[...] }
  }

  @Test(arguments: [0, 3, 4])
  func `a line outside of fences and a closing fence have no context`(_ line: Int) {
    #expect(context(line) == nil)
  }

  @Test(arguments: [1, 2])
  func `the context of an opening fence and its content is that fence`(_ line: Int) {
    #expect(context(line)?.info == "swift setup")
    #expect(context(line)?.name == "swift")
  }

  @Test func `the words of an info string have their columns in the line`() {
    let words = context(6)?.words ?? []
    #expect(words.map(\.text) == ["frames", "320x480", "evidence=derived"])
    #expect(words.map(\.columns.lowerBound) == [5, 13, 21])
  }

  @Test(arguments: [("#bio", "bio"), ("#\"a b\"", "a b"), ("#bio.width", "bio"), ("#a.b", "a.b")])
  func `a word with # is an id; a suffix such as .width is not part of it`(
    _ text: String,
    _ id: String
  ) {
    #expect(PlacedWord.words(in: text).map(\.identifier) == [id])
  }

  @Test(arguments: ["#", "bio", "20"])
  func `a lone # and a word without # are not ids`(_ text: String) {
    #expect(PlacedWord.words(in: text).map(\.identifier) == [nil])
  }
}
