import SpecFormat
import Testing

struct FenceWordTests {
  @Test func `cuts at blanks outside of quotes`() {
    let words = FenceWord.words(
      of: "frames 320x480  skip=\"too \\\"slow\\\"\" scale=2 evidence=derived"
    )
    #expect(
      words.map(\.text) == [
        "frames", "320x480", "skip=\"too \\\"slow\\\"\"", "scale=2", "evidence=derived",
      ]
    )
    #expect(words.map(\.isCondition) == [false, false, true, false, true])
  }

  @Test func `takes what is never closed as it stands`() {
    #expect(FenceWord.words(of: "calls skip=\"a b").map(\.text) == ["calls", "skip=\"a b"])
  }
}
