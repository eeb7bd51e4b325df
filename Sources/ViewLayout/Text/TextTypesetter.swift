import Foundation

/// Lays a text out for any proposal.
struct TextTypesetter {
  private let glyphs: [TextBreaker.Glyph]
  private let settings: TextSettings
  /// R-TXT-11: the largest font of the runs decides on the lines.
  private let font: TestFont
  private let ellipsisAdvance: CGFloat
  private let runs: [TextRun]
  /// The width of the text in one line, in points; `nil` for a text with line breaks.
  private let lineWidth: CGFloat?

  init(runs: [TextRun], settings: TextSettings) {
    glyphs = runs.flatMap { run in
      run.string.map {
        TextBreaker.Glyph(character: $0, advance: run.font.advance(of: $0))
      }
    }
    font = runs.map(\.font).max { $0.size < $1.size } ?? TestFont(size: 20)
    ellipsisAdvance = font.advance(of: "…")
    self.settings = settings
    self.runs = runs
    let hasBreaks = glyphs.contains { $0.character.isNewline }
    lineWidth = hasBreaks ? nil : glyphs.reduce(0) { $0 + $1.advance }
  }

  /// The size for a proposal, in points; of a text that fits in one line without laying it out.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let lineWidth, settings.leastLines <= 1, proposal != .zero,
      lineWidth <= max(proposal.width ?? .infinity, 0)
    {
      return CGSize(
        width: min(roundedUp(lineWidth), proposal.width ?? .infinity),
        height: roundedUp(font.lineHeight))
    }
    return layout(for: proposal).size
  }

  /// R-TXT-8: the lines and the size for a proposal, at the largest scale at which nothing is cut.
  ///
  /// How finely SwiftUI searches is not known; here the scale is found to a thousandth of the
  /// range that it may take.
  ///
  /// - Parameter proposal: The width wraps, the height limits the lines; `nil` and infinity do
  ///   neither.
  /// - Returns: The lines that are shown, and their size in points; at the least scale, and cut,
  ///   where no scale is small enough.
  /// - Complexity: O(*n*) for *n* characters.
  func layout(for proposal: ProposedViewSize) -> TextLayout {
    let full = unscaledLayout(for: proposal)
    guard full.isTruncated, settings.minimumScale < 1 else { return full }
    var (fits, exceeds) = (0, 1000)
    while exceeds - fits > 1 {
      let middle = (fits + exceeds) / 2
      if scaled(by: middle).unscaledLayout(for: proposal).isTruncated {
        exceeds = middle
      } else {
        fits = middle
      }
    }
    return scaled(by: fits).unscaledLayout(for: proposal)
  }

  /// The same text at a thousandth of the range between the least scale and 1.
  private func scaled(by part: Int) -> TextTypesetter {
    let scale = settings.minimumScale + (1 - settings.minimumScale) * CGFloat(part) / 1000
    return TextTypesetter(
      runs: runs.map { TextRun(string: $0.string, font: TestFont(size: $0.font.size * scale)) },
      settings: settings)
  }

  /// The lines and the size for a proposal, at the size of the fonts.
  private func unscaledLayout(for proposal: ProposedViewSize) -> TextLayout {
    if proposal == .zero { return .nothing }
    let width = max(proposal.width ?? .infinity, 0)
    let broken = TextBreaker(glyphs: glyphs, width: width).lines()
    let visible = min(broken.count, lineLimit(for: proposal.height))
    var lines = broken.prefix(visible).map { line($0, within: width) }
    if visible < broken.count, let last = lines.indices.last {
      lines[last] = truncated(broken[last], within: width)
    }
    let widest = lines.map(\.width).max() ?? 0
    let height = height(of: max(visible, settings.leastLines))
    return TextLayout(
      lines: lines,
      size: CGSize(width: min(roundedUp(widest), width), height: roundedUp(height)),
      isTruncated: visible < broken.count,
      firstBaseline: font.ascent,
      lastBaseline: self.height(of: visible) - font.descent)
  }

  /// R-TXT-1 and R-TXT-3: as many lines as the height and the limit allow, at least one.
  private func lineLimit(for height: CGFloat?) -> Int {
    var limit = max(settings.greatestLines ?? .max, 1)
    if let height, height.isFinite {
      let step = font.lineHeight + settings.lineSpacing
      let fitting = max((height + settings.lineSpacing) / step, 1)
      if fitting < CGFloat(limit) { limit = Int(fitting) }
    }
    return limit
  }

  private func height(of lines: Int) -> CGFloat {
    CGFloat(lines) * font.lineHeight + CGFloat(max(lines - 1, 0)) * settings.lineSpacing
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length / settings.pixelLength * 1024).rounded() / 1024
    return pixels.rounded(.up) * settings.pixelLength
  }

  /// As recorded: the space at a wrap counts in the width, never beyond the proposal.
  private func line(_ line: TextBreaker.Line, within width: CGFloat) -> TextLine {
    let shown = glyphs[line.range]
    var string = String(shown.map(\.character))
    if line.isWrapped {
      string = String(string.reversed().drop(while: \.isWhitespace).reversed())
    }
    return TextLine(string: string, width: min(shown.reduce(0) { $0 + $1.advance }, width))
  }
}

// MARK: - Truncation

extension TextTypesetter {
  /// R-TXT-5: what is left of the paragraph, cut to the width with an ellipsis in its place.
  private func truncated(_ line: TextBreaker.Line, within width: CGFloat) -> TextLine {
    let rest = glyphs[line.range.lowerBound...].prefix { !$0.character.isNewline }
    let room = width - ellipsisAdvance
    let (head, tail): (ArraySlice<TextBreaker.Glyph>, ArraySlice<TextBreaker.Glyph>) =
      switch settings.truncation {
      case .tail: (fitting(rest, within: room), [])
      case .head: ([], fittingEnd(rest, within: room))
      case .middle: middle(rest, within: room)
      }
    let shownHead = head.reversed().drop { $0.character.isWhitespace }.reversed()
    let advance = (Array(shownHead) + tail).reduce(ellipsisAdvance) { $0 + $1.advance }
    return TextLine(
      string: String(shownHead.map(\.character)) + "…" + String(tail.map(\.character)),
      width: min(advance, width)
    )
  }

  private func fitting(
    _ glyphs: ArraySlice<TextBreaker.Glyph>,
    within width: CGFloat
  ) -> ArraySlice<TextBreaker.Glyph> {
    var used: CGFloat = 0
    return glyphs.prefix { glyph in
      used += glyph.advance
      return used <= width
    }
  }

  private func fittingEnd(
    _ glyphs: ArraySlice<TextBreaker.Glyph>,
    within width: CGFloat
  ) -> ArraySlice<TextBreaker.Glyph> {
    var used: CGFloat = 0
    let count = glyphs.reversed().prefix { glyph in
      used += glyph.advance
      return used <= width
    }.count
    return glyphs.suffix(count)
  }

  /// Both ends, the beginning taking what the end leaves.
  private func middle(
    _ glyphs: ArraySlice<TextBreaker.Glyph>,
    within width: CGFloat
  ) -> (ArraySlice<TextBreaker.Glyph>, ArraySlice<TextBreaker.Glyph>) {
    let tail = fittingEnd(glyphs, within: width / 2)
    let tailWidth = tail.reduce(0) { $0 + $1.advance }
    return (fitting(glyphs.dropLast(tail.count), within: width - tailWidth), tail)
  }
}
