import Foundation

/// Lays out a text of several runs for any proposal.
///
/// All results are computed lazily. A text that fits on one line is never broken into lines.
final class TextTypesetter {
  let runs: [TextRun]
  let settings: TextSettings

  init(runs: [TextRun], settings: TextSettings) {
    self.runs = runs
    self.settings = settings
  }

  /// R-TXT-11: the largest font of the runs, which determines the height of the lines.
  private(set) lazy var font: any TextMetrics = {
    guard var largest = runs.first?.font.metrics else { return TestFont(size: 20) }
    for run in runs.dropFirst() where run.font.metrics.size > largest.size {
      largest = run.font.metrics
    }
    return largest
  }()

  /// The maximum baseline offsets of the runs above and below the baseline, in points.
  private lazy var rise = runs.reduce(0) { max($0, $1.rise) }
  private lazy var drop = runs.reduce(0) { max($0, -$1.rise) }

  private lazy var breaker = LineBreaker(runs: runs)

  /// The lines at the two most recent widths, latest first.
  ///
  /// A stack measures a text at one width for several heights, or at two widths in turn.
  private var broken: (latest: BrokenLines?, former: BrokenLines?)

  /// The width of "…", in points.
  private lazy var ellipsisAdvance = font.ellipsisAdvance

  /// The height of a line, including baseline offsets.
  fileprivate private(set) lazy var lineHeight = font.lineHeight + rise + drop

  /// R-TXT-13: the space between two lines, in points: the font's leading, or more line spacing.
  fileprivate private(set) lazy var lineGap = max(settings.lineSpacing, font.leading)

  // mutants(condition, constant): cost only
  /// The width of the text on one line, in points; infinite for a text with line breaks.
  private(set) lazy var lineWidth: CGFloat = {
    var (width, hasBreaks) = (CGFloat.zero, false)
    for run in runs {
      run.font.metrics.forEachGlyph(of: run.string, tracking: run.tracking) { glyph in
        width += glyph.advance
        if glyph.kind == .newline { hasBreaks = true }
      }
    }
    return hasBreaks ? .infinity : width
  }()

  // mutants(constant): space is reserved for at least one line
  // mutants: cost only
  // mutants: a text of one line has the same size with and without line breaking
  /// Returns the size for a proposal, in points.
  ///
  /// The proposed width wraps the lines, and the height limits their number. Infinity does neither,
  /// nor does `nil`, which `fixedSize()` proposes (R-TXT-7). R-TXT-2: for 0 × 0 the size is 0 × 0.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if settings.minimumLines <= 1, lineWidth < .infinity, proposal != .zero,
      lineWidth <= max(proposal.width ?? .infinity, 0) + slack
    {
      return size(ofWidest: lineWidth, lines: 1, within: proposal.width ?? .infinity)
    }
    return fitted(for: proposal).size
  }

  /// Returns the shown lines and their size for a proposal, as `size(for:)` does.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func layout(for proposal: ProposedViewSize) -> TextLayout { fitted(for: proposal).layout }

  /// Returns whether the text is truncated for a proposal, as `size(for:)` interprets it.
  ///
  /// - Complexity: O(*n*) for *n* characters; O(1) if the text fits on one line.
  func isTruncated(for proposal: ProposedViewSize) -> Bool {
    if proposal != .zero, lineWidth < .infinity,
      lineWidth <= max(proposal.width ?? .infinity, 0) + slack
    {
      return false
    }
    return proposal == .zero || fitted(for: proposal).isTruncated
  }

  /// R-TXT-10: returns the baseline of the first visible line, in points from the top.
  func firstBaseline(for proposal: ProposedViewSize) -> CGFloat {
    fitted(for: proposal).firstBaseline
  }

  /// R-TXT-10: returns the baseline of the last visible line, in points from the top.
  func lastBaseline(for proposal: ProposedViewSize) -> CGFloat {
    fitted(for: proposal).lastBaseline
  }
}

extension TextTypesetter: Equatable {
  // mutants(condition): cost only
  /// Returns whether both have the same runs and settings, and so the same layout.
  static func == (left: TextTypesetter, right: TextTypesetter) -> Bool {
    left === right || (left.runs == right.runs && left.settings == right.settings)
  }
}

// MARK: - Lengths

extension TextTypesetter {
  /// R-RND-2: returns the size of a text, rounded up to whole pixels, but not wider than the
  /// proposal.
  private func size(ofWidest widest: CGFloat, lines: Int, within width: CGFloat) -> CGSize {
    CGSize(
      width: min(roundedUp(widest), width),
      height: roundedUp(height(of: max(lines, settings.minimumLines)))
    )
  }

  private func height(of lines: Int) -> CGFloat {
    CGFloat(lines) * lineHeight + CGFloat(max(lines - 1, 0)) * lineGap
  }

  /// The length by which a line may exceed a width, in points.
  ///
  /// A text fits into its own rounded width, since `roundedUp` ignores half of this length.
  private var slack: CGFloat { settings.pixelLength / 1024 }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length / settings.pixelLength * 1024).rounded() / 1024
    return pixels.rounded(.up) * settings.pixelLength
  }

  // mutants(constant): each of the two bounds holds without the other
  // mutants(comparison): both sides are the limit at equality
  // mutants(condition): an infinite height fits more lines than any limit
  /// R-TXT-1, R-TXT-3 and R-TXT-6: returns the number of lines that the height and the line limit
  /// allow, at least 1.
  private func lineLimit(for height: CGFloat?) -> Int {
    let limit = max(settings.maximumLines ?? .max, 1)
    guard let height, height.isFinite else { return limit }
    let lines = (height + lineGap) / (lineHeight + lineGap)
    return lines < CGFloat(limit) ? max(Int(max(lines, 1)), 1) : limit
  }

  /// R-TXT-10: the baseline of the first line, rounded to the nearest pixel.
  fileprivate var firstBaseline: CGFloat {
    ((font.ascent + rise) / settings.pixelLength).rounded() * settings.pixelLength
  }

  /// R-TXT-10: returns the baseline of the last visible line, rounded up to a pixel.
  fileprivate func lastBaseline(of lines: Int) -> CGFloat {
    roundedUp(height(of: lines) - font.descent - drop)
  }
}

// MARK: - Fitting

extension TextTypesetter {
  /// The result of breaking a text for one proposal, with one scale of its fonts.
  fileprivate struct Fitting {
    let typesetter: TextTypesetter
    let size: CGSize
    /// The maximum width of a line, in points.
    let width: CGFloat
    /// The number of visible lines.
    let visible: Int
    /// Whether the text continues after the visible lines.
    let isTruncated: Bool
  }

  /// R-TXT-8: returns the text at the largest scale at which it is not truncated.
  ///
  /// The precision of SwiftUI's search is unknown. Here the scale is found to a thousandth of its
  /// range.
  fileprivate func fitted(for proposal: ProposedViewSize) -> Fitting {
    let full = unscaled(for: proposal)
    // mutants(comparison, condition, constant): cost only
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

  /// Returns the text with its scale as a number of thousandths of the range from the minimum scale
  /// to 1.
  private func scaled(by part: Int) -> TextTypesetter {
    let scale = settings.minimumScale + (1 - settings.minimumScale) * CGFloat(part) / 1000
    return TextTypesetter(
      runs: runs.map { $0.scaled(by: scale) },
      settings: settings
    )
  }

  // mutants(condition): the last line is counted already
  fileprivate func unscaled(for proposal: ProposedViewSize) -> Fitting {
    let width = max(proposal.width ?? .infinity, 0)
    if proposal == .zero {
      return Fitting(typesetter: self, size: .zero, width: 0, visible: 0, isTruncated: false)
    }
    let limit = lineLimit(for: proposal.height)
    let lines = lines(within: width, beyond: limit)
    let isTruncated = lines.count > limit
    var widest: CGFloat = 0
    // As recorded, the space at a wrap counts toward the width, but never beyond the proposal.
    for line in lines.prefix(isTruncated ? limit - 1 : limit) {
      widest = max(widest, min(breaker.width(of: line.range), width))
    }
    // mutants(condition): cost only
    if isTruncated, width > 0 {
      widest = max(widest, truncation(of: lines[limit - 1], within: width).width)
    }
    let visible = min(lines.count, limit)
    return Fitting(
      typesetter: self,
      size: size(ofWidest: widest, lines: visible, within: width),
      width: width,
      visible: visible,
      isTruncated: isTruncated
    )
  }

  // mutants(condition, statement): cost only
  /// Returns the lines at a width: all of them, or the first ones if there are more than a limit.
  private func lines(within width: CGFloat, beyond limit: Int) -> [LineBreaker.Line] {
    if let known = broken.latest, known.answers(width, beyond: limit) { return known.lines }
    if let known = broken.former, known.answers(width, beyond: limit) {
      broken = (known, broken.latest)
      return known.lines
    }
    let lines = BrokenLines(breaker, width: width, slack: slack, beyond: limit)
    broken = (lines, broken.latest?.width == width ? broken.former : broken.latest)
    return lines.lines
  }

  /// R-TXT-5: returns the rest of the paragraph, truncated to the width.
  private func truncation(of line: LineBreaker.Line, within width: CGFloat) -> TextTruncation {
    TextTruncation(
      glyphs: breaker.glyphs[line.range.lowerBound...].prefix { $0.kind != .newline },
      mode: settings.truncation,
      ellipsis: ellipsisAdvance,
      width: width
    )
  }
}

/// The lines of a text at one width, from which its sizes for all heights follow.
private struct BrokenLines {
  let width: CGFloat
  private(set) var lines: [LineBreaker.Line] = []
  /// Whether no line follows.
  private var isComplete = true

  /// Breaks a text into lines, until there are more of them than a limit.
  init(_ breaker: LineBreaker, width: CGFloat, slack: CGFloat, beyond limit: Int) {
    self.width = width
    // mutants(statement): cost only
    lines.reserveCapacity(min(limit, breaker.glyphs.count, 7) + 1)
    breaker.forEachLine(within: width + slack) { line in
      lines.append(line)
      isComplete = lines.count <= limit
      return isComplete
    }
  }

  // mutants(comparison, condition): cost only
  /// Whether the lines are all lines at a width, or more than a limit.
  func answers(_ width: CGFloat, beyond limit: Int) -> Bool {
    width == self.width && (isComplete || lines.count > limit)
  }
}

extension TextTypesetter.Fitting {
  var firstBaseline: CGFloat { visible == 0 ? 0 : typesetter.firstBaseline }

  var lastBaseline: CGFloat { visible == 0 ? 0 : typesetter.lastBaseline(of: visible) }

  // mutants(arithmetic, dropped): only pictures read the distance between lines
  /// The shown lines of the text, with their metrics.
  var layout: TextLayout {
    let lines = typesetter.shownLines(visible, within: width, isTruncated: isTruncated)
    return TextLayout(
      lines: lines.map(\.string),
      lineWidths: lines.map(\.width),
      font: ResolvedFont(typesetter.font),
      lineStep: typesetter.lineHeight + typesetter.lineGap,
      size: size,
      firstBaseline: firstBaseline,
      lastBaseline: lastBaseline
    )
  }
}

// MARK: - What is shown

extension TextTypesetter {
  /// Returns the characters and the widths in points of the first lines; spaces at which a line
  /// wraps are omitted.
  fileprivate func shownLines(
    _ count: Int,
    within width: CGFloat,
    isTruncated: Bool
  ) -> [(string: String, width: CGFloat)] {
    let characters = runs.flatMap(\.string)
    var lines: [(string: String, width: CGFloat)] = []
    guard count > 0 else { return lines }
    breaker.forEachLine(within: width + slack) { line in
      if isTruncated && lines.count == count - 1 {
        let cut = truncation(of: line, within: width)
        lines.append(
          (String(characters[cut.head]) + "…" + String(characters[cut.tail]), cut.width)
        )
      } else {
        let range = shownRange(of: line)
        lines.append((String(characters[range]), breaker.width(of: range)))
      }
      return lines.count < count
    }
    return lines
  }

  private func shownRange(of line: LineBreaker.Line) -> Range<Int> {
    guard line.isWrapped else { return line.range }
    let spaces = breaker.glyphs[line.range].reversed().prefix { $0.kind == .space }.count
    return line.range.lowerBound..<line.range.upperBound - spaces
  }
}
