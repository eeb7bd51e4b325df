import Foundation
import Testing
@testable import SpecFormat

struct SourceTextTests {
  @Test(arguments: ["a\nb\n\nc", "a\r\nb\r\n\r\nc\r\n", "a\rb\r\rc\r", "\u{FEFF}a\nb\n\nc\n"])
  func `cuts at every line ending`(text: String) {
    let source = SourceText(bytes: Array(text.utf8))
    #expect((1...source.lineCount).map { source.line($0) } == ["a", "b", "", "c"])
  }

  @Test func `has no line in an empty file, and none past the end`() {
    #expect(SourceText(bytes: []).lineCount == 0)
    #expect(SourceText(bytes: []).line(1).isEmpty)
  }

  @Test func `keeps columns where a line lost its start`() {
    let source = SourceText(bytes: Array("a\n    b\n".utf8)).replacing([2: [0x62]])
    #expect(source.line(2) == "b")
    #expect(source.column(ofLine: 2, offset: 0) == 5)
    #expect(source.column(ofLine: 1, offset: 0) == 1)
  }
}

struct SourceBoundsTests {
  /// A time limit far below the 18 s or more that libcmark takes, and above the time to reject a
  /// text on a busy machine.
  private static let soon = Duration.seconds(5)

  /// Parses a text, and returns the processor time of the thread, which other processes do not
  /// affect.
  private func time(_ text: String) -> (duration: Duration, mistakes: [String]) {
    let start = Self.computedTime
    let found = mistakes(in: text)
    return (Self.computedTime - start, found)
  }

  private static var computedTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  // libcmark takes 18 s for this text.
  @Test func `refuses images that links end among`() {
    let (duration, mistakes) = time(String(repeating: "![[]()", count: 100_000))
    #expect(
      mistakes == [
        "Specs/x.md:1:1: error: the paragraph has too many images and links"
      ]
    )
    #expect(duration < Self.soon)
  }

  @Test func `bounds images and links over many lines and paragraphs, too`() {
    let paragraph = String(repeating: "![[]()\n", count: 5_000) + "\n"
    let (duration, mistakes) = time(String(repeating: paragraph, count: 100))
    #expect(mistakes.count == 1)
    #expect(duration < Self.soon)
  }

  // libcmark takes 25 s for this text.
  @Test(arguments: ["- ", "+ ", "1. ", "> - "])
  func `refuses blank lines after deep lists`(marker: String) {
    let text =
      String(repeating: marker, count: 30_000) + "a" + String(repeating: "\n", count: 60_000)
    let (duration, mistakes) = time(text)
    #expect(
      mistakes == ["Specs/x.md:1:1: error: quotations and lists are nested deeper than 64 levels"]
    )
    #expect(duration < Self.soon)
  }

  @Test func `refuses lists that deepen line by line`() {
    let lines = (0..<1_000).map { String(repeating: "  ", count: $0) + "- a\n" }
    let text = lines.joined() + String(repeating: "\n", count: 500_000)
    let (duration, mistakes) = time(text)
    #expect(mistakes.count == 1)
    #expect(duration < Self.soon)
  }

  @Test func `lets pass what people write`() {
    let table = String(repeating: "- ![a](b.png) and [c](d), see [e][f]\n", count: 500)
    let nested = (0..<20).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    let art = String(repeating: "* ", count: 100) + "\n" + String(repeating: "- ", count: 100)
    let text = "\(table)\n\(nested)\n\(art)\n\n```swift\n```\n```calls\na 1\n```\n"
    #expect(time(text).mistakes == [])
  }
}
