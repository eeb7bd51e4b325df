import Foundation

/// Breaks a text into lines of a greatest width (R-TXT-4).
struct TextBreaker {
  struct Glyph {
    var character: Character
    /// In points.
    var advance: CGFloat
  }

  private let glyphs: [Glyph]
  /// The greatest width of a line, in points; infinity for one line a paragraph.
  private let width: CGFloat

  init(glyphs: [Glyph], width: CGFloat) {
    self.glyphs = glyphs
    self.width = width
  }

  /// A line by its glyphs: `end` is where the next begins, `isWrapped` whether text of the same
  /// paragraph goes on there.
  struct Line {
    var range: Range<Int>
    var isWrapped: Bool
  }

  /// The lines of the whole text, at least one.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func lines() -> [Line] {
    var lines: [Line] = []
    var start = 0
    for index in glyphs.indices where glyphs[index].character.isNewline {
      breakParagraph(start..<index, into: &lines)
      start = index + 1
    }
    breakParagraph(start..<glyphs.count, into: &lines)
    return lines
  }

  private func breakParagraph(_ range: Range<Int>, into lines: inout [Line]) {
    var line = range.lowerBound..<range.lowerBound
    var lineWidth: CGFloat = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let word = wordEnd(from: position, to: range.upperBound)
      let wordWidth = width(of: position..<word)
      if lineWidth + wordWidth > width, !line.isEmpty {
        lines.append(Line(range: line, isWrapped: true))
        line = position..<position
        lineWidth = 0
      }
      if wordWidth > width {
        // A word longer than a line breaks between characters.
        let rest = breakWord(position..<word, into: &lines)
        line = rest
        lineWidth = width(of: rest)
      } else {
        lineWidth += wordWidth
      }
      position = spaceEnd(from: word, to: range.upperBound)
      lineWidth += width(of: word..<position)
      line = line.lowerBound..<position
    }
    lines.append(Line(range: line, isWrapped: false))
  }

  /// Breaks a word into full lines, at least one character each, and returns what is left.
  private func breakWord(_ word: Range<Int>, into lines: inout [Line]) -> Range<Int> {
    var start = word.lowerBound
    var lineWidth: CGFloat = 0
    for index in word {
      if index > start, lineWidth + glyphs[index].advance > width {
        lines.append(Line(range: start..<index, isWrapped: true))
        start = index
        lineWidth = 0
      }
      lineWidth += glyphs[index].advance
    }
    return start..<word.upperBound
  }

  private func wordEnd(from start: Int, to end: Int) -> Int {
    glyphs[start..<end].firstIndex { $0.character.isWhitespace } ?? end
  }

  private func spaceEnd(from start: Int, to end: Int) -> Int {
    glyphs[start..<end].firstIndex { !$0.character.isWhitespace } ?? end
  }

  private func width(of range: Range<Int>) -> CGFloat {
    glyphs[range].reduce(0) { $0 + $1.advance }
  }
}
