import Foundation

/// R-TXT-5: a line that does not fit, cut to a width with an ellipsis in the place of the rest.
struct TextTruncation {
  /// Where a line is cut.
  enum Mode: Sendable {
    case head, tail, middle
  }

  private let head: ArraySlice<TextGlyph>
  private let tail: ArraySlice<TextGlyph>
  /// In points, the ellipsis included.
  let width: CGFloat

  /// Cuts a line.
  ///
  /// - Parameters:
  ///   - glyphs: All that is left of the paragraph.
  ///   - mode: Where it is cut.
  ///   - ellipsis: The width of the ellipsis in points.
  ///   - width: What there is room for, in points.
  init(
    glyphs: ArraySlice<TextGlyph>,
    mode: Mode,
    ellipsis: CGFloat,
    width: CGFloat
  ) {
    let room = width - ellipsis
    switch mode {
    case .tail:
      head = Self.beginning(of: glyphs, within: room)
      tail = []
    case .head:
      head = []
      tail = Self.end(of: glyphs, within: room)
    case .middle:
      // Both ends, the beginning taking what the end leaves.
      tail = Self.end(of: glyphs, within: room / 2)
      let left = room - tail.reduce(0) { $0 + $1.advance }
      head = Self.beginning(of: glyphs.dropLast(tail.count), within: left)
    }
    self.width = min((head + tail).reduce(ellipsis) { $0 + $1.advance }, width)
  }

  /// The characters that the line shows.
  var string: String {
    String(head.map(\.character)) + "…" + String(tail.map(\.character))
  }

  /// As many glyphs as fit, without space at their end.
  private static func beginning(
    of glyphs: ArraySlice<TextGlyph>,
    within width: CGFloat
  ) -> ArraySlice<TextGlyph> {
    var used: CGFloat = 0
    var end = glyphs.startIndex
    while end < glyphs.endIndex, used + glyphs[end].advance <= width {
      used += glyphs[end].advance
      end += 1
    }
    while end > glyphs.startIndex, glyphs[end - 1].kind == .space { end -= 1 }
    return glyphs[..<end]
  }

  private static func end(
    of glyphs: ArraySlice<TextGlyph>,
    within width: CGFloat
  ) -> ArraySlice<TextGlyph> {
    var used: CGFloat = 0
    var start = glyphs.endIndex
    while start > glyphs.startIndex, used + glyphs[start - 1].advance <= width {
      used += glyphs[start - 1].advance
      start -= 1
    }
    return glyphs[start...]
  }
}
