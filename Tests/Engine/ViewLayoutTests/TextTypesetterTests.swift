import Foundation
import Testing

@testable import ViewLayout

/// Tests typesetting with widths computed by hand: at size 20, a narrow character of the test font
/// has a width of 10.
struct TextTypesetterTests {
  private func layout(
    _ string: String,
    _ proposal: ProposedViewSize,
    _ settings: TextSettings = TextSettings()
  ) -> TextLayout {
    let run = TextRun(string: string, font: ResolvedFont(TestFont(size: 20)))
    return TextTypesetter(runs: [run], settings: settings).layout(for: proposal)
  }

  @Test func `an unspecified proposal gives one line as wide as its characters`() {
    let text = layout("Hello world", .unspecified)
    #expect(text.lines == ["Hello world"])
    #expect(text.size == CGSize(width: 110, height: 20))
  }

  @Test func `a line breaks at a space, which counts in the width but is not drawn`() {
    let text = layout("Hello world", ProposedViewSize(width: 80, height: nil))
    #expect(text.lines == ["Hello", "world"])
    #expect(text.size == CGSize(width: 60, height: 40))
  }

  @Test func `a wrapped text including the space at a break is not wider than proposed`() {
    let text = layout("Hello world", ProposedViewSize(width: 50, height: nil))
    #expect(text.size == CGSize(width: 50, height: 40))
  }

  @Test func `a word wider than the proposal breaks between its characters`() {
    let text = layout("abcdefgh", ProposedViewSize(width: 30, height: nil))
    #expect(text.lines == ["abc", "def", "gh"])
  }

  @Test func `a word wider than the proposal starts on a new line`() {
    let text = layout("a bcdefgh", ProposedViewSize(width: 30, height: nil))
    #expect(text.lines == ["a", "bcd", "efg", "h"])
  }

  @Test func `a text truncates the last line that fits the proposed height`() {
    let text = layout("Hello world", ProposedViewSize(width: 80, height: 20))
    #expect(text.lines == ["Hello w…"])
    #expect(text.size == CGSize(width: 80, height: 20))
  }

  @Test func `a text has one line even if the proposed height is smaller`() {
    let text = layout("Hello", ProposedViewSize(width: 100, height: 5))
    #expect(text.size == CGSize(width: 50, height: 20))
  }

  @Test func `a zero proposal gives a zero size`() {
    #expect(layout("Hello", .zero).size == .zero)
  }

  @Test(arguments: [
    (TextTruncation.Mode.tail, "abcd…"), (.head, "…efgh"), (.middle, "ab…gh"),
  ])
  func `the truncation mode places the ellipsis at the tail, head or middle`(
    mode: TextTruncation.Mode,
    expected: String
  ) {
    var settings = TextSettings(maximumLines: 1)
    settings.truncation = mode
    let text = layout("abcdefgh", ProposedViewSize(width: 50, height: nil), settings)
    #expect(text.lines == [expected])
  }

  @Test func `minimumLines of 3 reserves the height of 3 lines`() {
    let text = layout("Hi", .unspecified, TextSettings(minimumLines: 3, maximumLines: 3))
    #expect(text.size == CGSize(width: 20, height: 60))
  }

  @Test func `each newline starts a line, also the one at the end`() {
    let text = layout("a\nbc\n", .unspecified)
    #expect(text.lines == ["a", "bc", ""])
    #expect(text.size == CGSize(width: 20, height: 60))
  }

  @Test func `firstBaseline and lastBaseline are those of the first and last line`() {
    let text = layout("a b", ProposedViewSize(width: 10, height: nil))
    #expect(text.firstBaseline == 16)
    #expect(text.lastBaseline == 36)
  }

  @Test func `a text is not truncated in its ideal width, but in one pixel less`() {
    // 7 is no multiple of the length of a pixel, so that the sum of widths is inexact.
    let settings = TextSettings(pixelLength: 1.0 / 3)
    for size in [7.1, 11.3, 13.7] {
      let run = TextRun(
        string: "a title of several words",
        font: ResolvedFont(TestFont(size: size))
      )
      let text = TextTypesetter(runs: [run], settings: settings)
      let width = text.size(for: .unspecified).width
      #expect(!text.isTruncated(for: ProposedViewSize(width: width, height: 1)))
      #expect(text.layout(for: ProposedViewSize(width: width, height: nil)).lines.count == 1)
      let pixelLess = ProposedViewSize(width: width - 1.0 / 3 - 0.001, height: 1)
      #expect(text.isTruncated(for: pixelLess))
    }
  }

  @Test func `the width of a text is rounded up to a pixel`() {
    let run = TextRun(string: "abc", font: ResolvedFont(TestFont(size: 13)))
    let settings = TextSettings(pixelLength: 0.5)
    let width = TextTypesetter(runs: [run], settings: settings).layout(for: .unspecified).size.width
    #expect(width == 19.5)
    let whole = TextTypesetter(runs: [run], settings: TextSettings())
    #expect(whole.layout(for: .unspecified).size.width == 20)
  }

  @Test(arguments: [true, false])
  func `cached lines do not depend on the order of proposals`(variesHeightFirst: Bool) {
    let run = TextRun(string: "Hello wide world,\nall", font: ResolvedFont(TestFont(size: 20)))
    let kept = TextTypesetter(runs: [run], settings: TextSettings())
    let lengths: [CGFloat?] = [0, 15, 45, 130, .infinity, nil, 45, 0]
    for outer in lengths {
      for inner in lengths {
        let proposal =
          variesHeightFirst
          ? ProposedViewSize(width: outer, height: inner)
          : ProposedViewSize(width: inner, height: outer)
        let fresh = TextTypesetter(runs: [run], settings: TextSettings())
        #expect(kept.size(for: proposal) == fresh.size(for: proposal))
        #expect(kept.layout(for: proposal).lines == fresh.layout(for: proposal).lines)
      }
    }
  }

  private static let variants = [
    TextSettings(), TextSettings(minimumLines: 2), TextSettings(maximumLines: 1),
    TextSettings(minimumLines: 2, maximumLines: 3), TextSettings(minimumScale: 0.5),
    TextSettings(truncation: .middle), TextSettings(lineSpacing: 3, pixelLength: 0.5),
  ]

  @Test(arguments: variants)
  func `cached sizes equal those of a new typesetter`(settings: TextSettings) {
    let font = ResolvedFont(TestFont(size: 20))
    let lengths: [CGFloat?] = [0, 5, 10, 15, 45, 130, .infinity, nil, 65, 5]
    var knownCount = 0
    for string in ["", "Hello", "Hello wide world", " a b  c ", "one\ntwo words\n", "日本 e\u{301}"] {
      let runs = [TextRun(string: string, font: font)]
      let kept = TextTypesetter(runs: runs, settings: settings)
      for width in lengths {
        for height in lengths + lengths.reversed() {
          let proposal = ProposedViewSize(width: width, height: height)
          let expected = TextTypesetter(runs: runs, settings: settings).plainSize(for: proposal)
          if let known = kept.knownSize(for: proposal) {
            #expect(known == expected, "\(string) for \(proposal)")
            knownCount += 1
          }
          #expect(kept.size(for: proposal) == expected, "\(string) for \(proposal)")
        }
      }
    }
    #expect(knownCount > 0)
  }
}
