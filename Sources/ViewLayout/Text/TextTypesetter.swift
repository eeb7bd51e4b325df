import Foundation

/// Lays a text out for any proposal.
struct TextTypesetter {
  private let breaker: TextBreaker
  private let settings: TextSettings
  /// R-TXT-11: the largest font of the runs decides on the lines.
  private let font: TestFont
  private let runs: [TextRun]
  /// How far the runs stand above and below their baselines, in points.
  private let rise: CGFloat
  private let drop: CGFloat
  /// The width of the text in one line, in points; `nil` for a text with line breaks.
  private let lineWidth: CGFloat?

  init(runs: [TextRun], settings: TextSettings) {
    let glyphs = runs.flatMap { run in run.string.map { TextGlyph($0, in: run) } }
    breaker = TextBreaker(glyphs: glyphs)
    font = runs.map(\.font).max { $0.size < $1.size } ?? TestFont(size: 20)
    self.settings = settings
    self.runs = runs
    rise = max(runs.map(\.rise).max() ?? 0, 0)
    drop = max(-(runs.map(\.rise).min() ?? 0), 0)
    let hasBreaks = glyphs.contains { $0.kind == .newline }
    lineWidth = hasBreaks ? nil : breaker.width(of: 0..<glyphs.count)
  }

  /// The size for a proposal, in points; of a text that fits in one line without breaking it.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if let lineWidth, settings.leastLines <= 1, proposal != .zero,
      lineWidth <= max(proposal.width ?? .infinity, 0)
    {
      return size(ofWidest: lineWidth, lines: 1, within: proposal.width ?? .infinity)
    }
    return fitted(for: proposal).size
  }

  /// The lines and the size for a proposal.
  ///
  /// - Parameter proposal: The width wraps, the height limits the lines; `nil` and infinity do
  ///   neither. R-TXT-2: 0 by 0 gives 0 by 0.
  /// - Returns: The lines that are shown, and their size in points.
  /// - Complexity: O(*n*) for *n* characters.
  func layout(for proposal: ProposedViewSize) -> TextLayout { fitted(for: proposal).layout }

  private func size(ofWidest widest: CGFloat, lines: Int, within width: CGFloat) -> CGSize {
    CGSize(
      width: min(roundedUp(widest), width),
      height: roundedUp(height(of: max(lines, settings.leastLines)))
    )
  }

  private func height(of lines: Int) -> CGFloat {
    CGFloat(lines) * lineHeight + CGFloat(max(lines - 1, 0)) * settings.lineSpacing
  }

  /// A line has room for its characters on their baseline, and where they are moved to.
  private var lineHeight: CGFloat { font.lineHeight + rise + drop }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length / settings.pixelLength * 1024).rounded() / 1024
    return pixels.rounded(.up) * settings.pixelLength
  }

  /// R-TXT-1 and R-TXT-3: as many lines as the height and the limit allow, at least one.
  private func lineLimit(for height: CGFloat?) -> Int {
    let limit = max(settings.greatestLines ?? .max, 1)
    guard let height, height.isFinite else { return limit }
    let lines = (height + settings.lineSpacing) / (lineHeight + settings.lineSpacing)
    return lines < CGFloat(limit) ? max(Int(max(lines, 1)), 1) : limit
  }
}

// MARK: - Fitting

extension TextTypesetter {
  /// A text broken for one proposal, at one size of its fonts.
  fileprivate struct Fitting {
    let typesetter: TextTypesetter
    let size: CGSize
    /// The greatest width of a line, in points.
    let width: CGFloat
    /// The lines that are shown.
    let visible: [TextBreaker.Line]
    /// Whether text is left behind them.
    let isTruncated: Bool
  }

  /// R-TXT-8: the text at the largest scale at which nothing is cut.
  ///
  /// How finely SwiftUI searches is not known; here the scale is found to a thousandth of the
  /// range that it may take.
  private func fitted(for proposal: ProposedViewSize) -> Fitting {
    let full = unscaled(for: proposal)
    guard full.isTruncated, settings.minimumScale < 1 else { return full }
    var (fits, exceeds) = (0, 1000)
    while exceeds - fits > 1 {
      let middle = (fits + exceeds) / 2
      if scaled(by: middle).unscaled(for: proposal).isTruncated {
        exceeds = middle
      } else {
        fits = middle
      }
    }
    return scaled(by: fits).unscaled(for: proposal)
  }

  /// The same text at so many thousandths of the range between the least scale and 1.
  private func scaled(by part: Int) -> TextTypesetter {
    let scale = settings.minimumScale + (1 - settings.minimumScale) * CGFloat(part) / 1000
    return TextTypesetter(
      runs: runs.map { $0.scaled(by: scale) },
      settings: settings
    )
  }

  private func unscaled(for proposal: ProposedViewSize) -> Fitting {
    let width = max(proposal.width ?? .infinity, 0)
    if proposal == .zero {
      return Fitting(
        typesetter: self,
        size: .zero,
        width: 0,
        visible: [],
        isTruncated: false
      )
    }
    let limit = lineLimit(for: proposal.height)
    var visible: [TextBreaker.Line] = []
    var count = 0
    var widest: CGFloat = 0
    breaker.forEachLine(within: width) { line in
      count += 1
      guard count <= limit else { return }
      visible.append(line)
      // As recorded: the space at a wrap counts in the width, never beyond the proposal.
      if count < limit { widest = max(widest, min(breaker.width(of: line.range), width)) }
    }
    if count >= limit, let last = visible.last {
      let lastWidth =
        count > limit
        ? truncation(of: last, within: width).width : min(breaker.width(of: last.range), width)
      widest = max(widest, lastWidth)
    }
    return Fitting(
      typesetter: self,
      size: size(ofWidest: widest, lines: visible.count, within: width),
      width: width,
      visible: visible,
      isTruncated: count > limit
    )
  }

  /// R-TXT-5: what is left of the paragraph, cut to the width.
  private func truncation(of line: TextBreaker.Line, within width: CGFloat) -> TextTruncation {
    TextTruncation(
      glyphs: breaker.glyphs[line.range.lowerBound...].prefix { $0.kind != .newline },
      mode: settings.truncation,
      ellipsis: font.advance(of: "…"),
      width: width
    )
  }
}

extension TextTypesetter.Fitting {
  /// The lines that the text shows, with their measures.
  var layout: TextLayout {
    let lines = visible.indices.map { index in
      let isCut = isTruncated && index == visible.count - 1
      return isCut
        ? typesetter.truncation(of: visible[index], within: width).string
        : typesetter.string(of: visible[index])
    }
    let isNothing = visible.isEmpty
    return TextLayout(
      lines: lines,
      fontSize: typesetter.font.size,
      lineStep: typesetter.lineHeight + typesetter.settings.lineSpacing,
      size: size,
      firstBaseline: isNothing ? 0 : typesetter.firstBaseline,
      lastBaseline: isNothing ? 0 : typesetter.lastBaseline(of: visible.count)
    )
  }
}

extension TextTypesetter {
  /// R-TXT-10: rounded to the nearest pixel.
  fileprivate var firstBaseline: CGFloat {
    ((font.ascent + rise) / settings.pixelLength).rounded() * settings.pixelLength
  }

  /// R-TXT-10: of the last visible line, rounded up to a pixel.
  fileprivate func lastBaseline(of lines: Int) -> CGFloat {
    roundedUp(height(of: lines) - font.descent - drop)
  }

  /// The characters that a line shows: without the space at its end where it was wrapped.
  fileprivate func string(of line: TextBreaker.Line) -> String {
    var shown = breaker.glyphs[line.range]
    if line.isWrapped {
      while shown.last?.kind == .space { shown.removeLast() }
    }
    return String(shown.map(\.character))
  }
}
