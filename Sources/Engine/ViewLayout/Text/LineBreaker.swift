import Foundation

/// Breaks a text into lines of a maximum width (R-TXT-4).
final class LineBreaker {
  /// A line, as a range of glyphs; `isWrapped` is `true` if the paragraph continues after it.
  struct Line {
    var range: Range<Int>
    var isWrapped: Bool
  }

  let glyphs: [TextGlyph]
  /// The start of each glyph if the text is a single line, and the end of the last one, in points.
  private let offsets: [CGFloat]

  // mutants(arithmetic, constant, statement): cost only
  init(runs: [TextRun]) {
    var glyphs: [TextGlyph] = []
    glyphs.reserveCapacity(runs.reduce(0) { $0 + $1.string.utf8.count })
    for run in runs {
      run.font.metrics.forEachGlyph(of: run.string, tracking: run.tracking) { glyphs.append($0) }
    }
    var offsets: [CGFloat] = [0]
    offsets.reserveCapacity(glyphs.count + 1)
    var offset: CGFloat = 0
    for glyph in glyphs {
      offset += glyph.advance
      offsets.append(offset)
    }
    (self.glyphs, self.offsets) = (glyphs, offsets)
  }

  /// Returns the total width of a range of glyphs, in points.
  func width(of range: Range<Int>) -> CGFloat {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// Calls a closure with each line in order, until it returns `false`; there is at least one line.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, in points; infinity for one line per paragraph.
  ///   - body: Receives the line, and returns whether to continue.
  /// - Complexity: O(*n*) for *n* characters.
  func forEachLine(within width: CGFloat, _ body: (Line) -> Bool) {
    var start = 0
    for index in glyphs.indices where glyphs[index].kind == .newline {
      if !breakParagraph(start..<index, within: width, body) { return }
      start = index + 1
    }
    _ = breakParagraph(start..<glyphs.count, within: width, body)
  }

  // mutants(comparison): a word that is exactly as long as a line is broken into itself
  private func breakParagraph(
    _ range: Range<Int>,
    within width: CGFloat,
    _ body: (Line) -> Bool
  ) -> Bool {
    var start = range.lowerBound
    var end = start
    while end < range.upperBound {
      let word = end..<runEnd(of: .word, from: end, to: range.upperBound)
      if end > start, self.width(of: start..<word.upperBound) > width {
        if !body(Line(range: start..<end, isWrapped: true)) { return false }
        start = end
      }
      if self.width(of: word) > width {
        // A word that is wider than a line wraps between characters.
        guard let rest = breakWord(word, within: width, body) else { return false }
        start = rest
      }
      end = runEnd(of: .space, from: word.upperBound, to: range.upperBound)
    }
    return body(Line(range: start..<range.upperBound, isWrapped: false))
  }

  // mutants(constant): a line inside of a word has no trailing white space
  /// Breaks a word into full lines with at least one character each.
  ///
  /// - Returns: The start of the rest of the word; `nil` if no more lines are requested.
  private func breakWord(
    _ word: Range<Int>,
    within width: CGFloat,
    _ body: (Line) -> Bool
  ) -> Int? {
    var start = word.lowerBound
    for index in word where index > start && self.width(of: start..<index + 1) > width {
      if !body(Line(range: start..<index, isWrapped: true)) { return nil }
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
