import Foundation

/// R-TXT-5: a line that does not fit, cut to a width with an ellipsis in the place of the rest.
struct TextTruncation {
  /// Where a line is cut.
  enum Mode: Sendable {
    case head, tail, middle
  }

  /// The remaining glyphs before the ellipsis, and after it.
  let head: Range<Int>
  let tail: Range<Int>
  /// In points, the ellipsis included.
  let width: CGFloat

  /// Cuts a line.
  ///
  /// - Parameters:
  ///   - glyphs: All that is left of the paragraph.
  ///   - mode: Where it is cut.
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
      tail = Self.end(of: glyphs, within: space)
    case .middle:
      // Both ends, the beginning taking what the end leaves.
      tail = Self.end(of: glyphs, within: space / 2)
      let left = space - glyphs[tail].reduce(0) { $0 + $1.advance }
      head = Self.beginning(of: glyphs[..<tail.lowerBound], within: left)
    }
    let shown = glyphs[tail].reduce(glyphs[head].reduce(ellipsis) { $0 + $1.advance }) {
      $0 + $1.advance
    }
    self.width = min(shown, width)
  }

  /// As many glyphs as fit, without space at their end.
  private static func beginning(
    of glyphs: ArraySlice<TextGlyph>,
    within width: CGFloat
  ) -> Range<Int> {
    var used: CGFloat = 0
    var end = glyphs.startIndex
    while end < glyphs.endIndex, used + glyphs[end].advance <= width {
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
