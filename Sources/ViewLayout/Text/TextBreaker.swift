import Foundation

/// Breaks a text into lines of a greatest width (R-TXT-4).
struct TextBreaker {
  /// A line by its glyphs: `isWrapped` says whether text of the same paragraph goes on behind it.
  struct Line {
    var range: Range<Int>
    var isWrapped: Bool
  }

  let glyphs: [TextGlyph]
  /// Where each glyph begins in one endless line, and where the last ends, in points.
  private let offsets: [CGFloat]

  init(glyphs: [TextGlyph]) {
    self.glyphs = glyphs
    var offsets: [CGFloat] = [0]
    offsets.reserveCapacity(glyphs.count + 1)
    var offset: CGFloat = 0
    for glyph in glyphs {
      offset += glyph.advance
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  /// The width of some glyphs side by side, in points.
  func width(of range: Range<Int>) -> CGFloat {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// Calls a closure with each line, at least one, in order.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a line, in points; infinity for one line a paragraph.
  ///   - body: Gets the line.
  /// - Complexity: O(*n*) for *n* characters.
  func forEachLine(within width: CGFloat, _ body: (Line) -> Void) {
    var start = 0
    for index in glyphs.indices where glyphs[index].kind == .newline {
      breakParagraph(start..<index, within: width, body)
      start = index + 1
    }
    breakParagraph(start..<glyphs.count, within: width, body)
  }

  private func breakParagraph(
    _ range: Range<Int>,
    within width: CGFloat,
    _ body: (Line) -> Void
  ) {
    var start = range.lowerBound
    var end = start
    while end < range.upperBound {
      let word = end..<runEnd(of: .word, from: end, to: range.upperBound)
      if end > start, self.width(of: start..<word.upperBound) > width {
        body(Line(range: start..<end, isWrapped: true))
        start = end
      }
      if self.width(of: word) > width {
        // A word longer than a line breaks between characters.
        start = breakWord(word, within: width, body)
      }
      end = runEnd(of: .space, from: word.upperBound, to: range.upperBound)
    }
    body(Line(range: start..<range.upperBound, isWrapped: false))
  }

  /// Breaks a word into full lines, at least one character each.
  ///
  /// - Returns: Where what is left of the word begins.
  private func breakWord(
    _ word: Range<Int>,
    within width: CGFloat,
    _ body: (Line) -> Void
  ) -> Int {
    var start = word.lowerBound
    for index in word where index > start && self.width(of: start..<index + 1) > width {
      body(Line(range: start..<index, isWrapped: true))
      start = index
    }
    return start
  }

  private func runEnd(of kind: TextGlyph.Kind, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, glyphs[index].kind == kind { index += 1 }
    return index
  }
}
