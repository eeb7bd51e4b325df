import Foundation
import Testing
@testable import SpecFormat

struct SourceTextTests {
  @Test(arguments: ["a\nb\n\nc", "a\r\nb\r\n\r\nc\r\n", "a\rb\r\rc\r", "\u{FEFF}a\nb\n\nc\n"])
  func `lines end at LF, CRLF or CR`(text: String) {
    let source = SourceText(bytes: Array(text.utf8))
    #expect((1...source.lineCount).map { source.line($0) } == ["a", "b", "", "c"])
  }

  @Test func `an empty file has no lines, and line(1) is empty`() {
    #expect(SourceText(bytes: []).lineCount == 0)
    #expect(SourceText(bytes: []).line(1).isEmpty)
  }

  @Test func `column(ofLine:offset:) adds the indentation that replacing(_:) removed`() {
    let source = SourceText(bytes: Array("a\n    b\n".utf8)).replacing([2: [0x62]])
    #expect(source.line(2) == "b")
    #expect(source.column(ofLine: 2, offset: 0) == 5)
    #expect(source.column(ofLine: 1, offset: 0) == 1)
  }
}

struct SourceBoundsTests {
  /// A time limit far below the 18 s or more that libcmark takes, and above the time to reject a
  /// text on a busy machine.
  private static let timeLimit = Duration.seconds(5)

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
  @Test func `100,000 unclosed images with links are rejected within 5 s`() {
    let (duration, mistakes) = time(String(repeating: "![[]()", count: 100_000))
    #expect(
      mistakes == [
        "Specs/x.md:1:1: error: the paragraph has too many images and links"
      ]
    )
    #expect(duration < Self.timeLimit)
  }

  @Test func `the limit of images and links counts across all paragraphs of a file`() {
    let paragraph = String(repeating: "![[]()\n", count: 5_000) + "\n"
    let (duration, mistakes) = time(String(repeating: paragraph, count: 100))
    #expect(mistakes.count == 1)
    #expect(duration < Self.timeLimit)
  }

  // libcmark takes 25 s for this text.
  @Test(arguments: ["- ", "+ ", "1. ", "> - "])
  func `a line with 30,000 nested list markers is rejected within 5 s`(marker: String) {
    let text =
      String(repeating: marker, count: 30_000) + "a" + String(repeating: "\n", count: 60_000)
    let (duration, mistakes) = time(text)
    #expect(
      mistakes == ["Specs/x.md:1:1: error: quotations and lists are nested deeper than 64 levels"]
    )
    #expect(duration < Self.timeLimit)
  }

  @Test func `lists that nest deeper on each of 1,000 lines are rejected within 5 s`() {
    let lines = (0..<1_000).map { String(repeating: "  ", count: $0) + "- a\n" }
    let text = lines.joined() + String(repeating: "\n", count: 500_000)
    let (duration, mistakes) = time(text)
    #expect(mistakes.count == 1)
    #expect(duration < Self.timeLimit)
  }

  @Test func `500 images, 20 nested lists and thematic breaks are within the limits`() {
    let table = String(repeating: "- ![a](b.png) and [c](d), see [e][f]\n", count: 500)
    let nested = (0..<20).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    let breaks = String(repeating: "* ", count: 100) + "\n" + String(repeating: "- ", count: 100)
    let text = "\(table)\n\(nested)\n\(breaks)\n\n```swift\n```\n```calls\na 1\n```\n"
    #expect(time(text).mistakes == [])
  }
}
