import Foundation

/// R-TXT-5: a line that does not fit and is truncated to a width, with an ellipsis.
struct TextTruncation {
  /// The positions of the ellipsis in a truncated line.
  enum Mode: Sendable {
    case head, tail, middle
  }

  /// The shown glyphs before and after the ellipsis.
  let head: Range<Int>
  let tail: Range<Int>
  /// The width in points, including the ellipsis.
  let width: CGFloat

  /// Truncates a line to a width.
  ///
  /// - Parameters:
  ///   - glyphs: The rest of the text, of which the first paragraph is truncated.
  ///   - mode: The position of the ellipsis.
  ///   - ellipsis: The width of the ellipsis in points.
  ///   - width: The available width, in points.
  init(
    glyphs: ArraySlice<TextGlyph>,
    mode: Mode,
    ellipsis: CGFloat,
    width: CGFloat
  ) {
    let space = width - ellipsis
    let empty = glyphs.endIndex..<glyphs.endIndex
    switch mode {
    case .tail:
      head = Self.beginning(of: glyphs, within: space)
      tail = empty
    case .head:
      head = empty
      tail = Self.end(of: glyphs.prefix { $0.kind != .newline }, within: space)
    case .middle:
      // The end gets at most half of the space; the beginning gets the remaining space.
      tail = Self.end(of: glyphs.prefix { $0.kind != .newline }, within: space / 2)
      let left = space - glyphs[tail].reduce(0) { $0 + $1.advance }
      head = Self.beginning(of: glyphs[..<tail.lowerBound], within: left)
    }
    let shown = glyphs[tail].reduce(glyphs[head].reduce(ellipsis) { $0 + $1.advance }) {
      $0 + $1.advance
    }
    self.width = min(shown, width)
  }

  /// Returns as many glyphs of the first paragraph as fit, without spaces at their end.
  ///
  /// The glyphs that do not fit are not read, since there may be many.
  private static func beginning(
    of glyphs: ArraySlice<TextGlyph>,
    within width: CGFloat
  ) -> Range<Int> {
    var used: CGFloat = 0
    var end = glyphs.startIndex
    while end < glyphs.endIndex, glyphs[end].kind != .newline,
      used + glyphs[end].advance <= width
    {
      used += glyphs[end].advance
      end += 1
    }
    while end > glyphs.startIndex, glyphs[end - 1].kind == .space { end -= 1 }
    return glyphs.startIndex..<end
  }

  private static func end(
    of glyphs: ArraySlice<TextGlyph>,
    within width: CGFloat
  ) -> Range<Int> {
    var used: CGFloat = 0
    var start = glyphs.endIndex
    while start > glyphs.startIndex, used + glyphs[start - 1].advance <= width {
      used += glyphs[start - 1].advance
      start -= 1
    }
    return start..<glyphs.endIndex
  }
}
