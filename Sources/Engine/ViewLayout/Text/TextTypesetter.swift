import Foundation

/// Lays out a text of several runs for any proposal.
///
/// Lines are broken lazily. A text that fits on one line is never broken into lines.
final class TextTypesetter {
  // What `knownSize(for:)` reads comes first, since most measurements read only that.

  /// The length by which a line may exceed a width, in points.
  ///
  /// A text fits into its own rounded width, since `roundedUp` ignores half of this length.
  let slack: CGFloat
  /// The size of the text on one line, if it has been measured.
  private var oneLine = OneLine()
  /// The sizes at the width 0, which stacks propose in order to measure the minimum.
  private var narrowest = TextSizes()
  /// The sizes at the two most recent other widths, latest first.
  ///
  /// A stack measures a text at one width for several heights, or at two widths in turn.
  private var (latest, former) = (TextSizes(), TextSizes())

  let runs: [TextRun]
  let settings: TextSettings

  /// R-TXT-11: the font of the runs with the tallest lines, which determines the height of all.
  let font: any TextMetrics
  /// The maximum baseline offsets of the runs above and below the baseline, in points.
  private let (rise, drop): (CGFloat, CGFloat)
  /// The height of a line, including baseline offsets.
  fileprivate let lineHeight: CGFloat
  /// R-TXT-13: the space between two lines, in points: the font's leading, or more line spacing.
  fileprivate let lineGap: CGFloat

  init(runs: [TextRun], settings: TextSettings) {
    (self.runs, self.settings) = (runs, settings)
    // Runs are read in place, since a copy retains each of their references.
    var largest = runs.isEmpty ? TestFont(size: 20) : runs[0].font.metrics
    var (rise, drop): (CGFloat, CGFloat) = (0, 0)
    for index in runs.indices {
      if runs[index].font.metrics.isTaller(than: largest) { largest = runs[index].font.metrics }
      rise = max(rise, runs[index].rise)
      drop = max(drop, -runs[index].rise)
    }
    (font, self.rise, self.drop) = (largest, rise, drop)
    lineHeight = largest.lineHeight + rise + drop
    let spacing = settings.lineSpacing
    lineGap = spacing > 0 ? max(spacing, largest.leading) : largest.leading
    slack = settings.pixelLength / 1024
  }

  private lazy var breaker = LineBreaker(runs: runs)

  /// The width of "…", in points.
  private lazy var ellipsisAdvance = font.ellipsisAdvance

  /// The width of the text on one line, in points; infinite for a text with line breaks.
  private(set) lazy var lineWidth: CGFloat = {
    var (width, hasBreaks) = (CGFloat.zero, false)
    for index in runs.indices {
      runs[index].font.metrics.forEachGlyph(
        of: runs[index].string,
        tracking: runs[index].tracking
      ) { glyph in
        width += glyph.advance
        if glyph.kind == .newline { hasBreaks = true }
      }
    }
    return hasBreaks ? .infinity : width
  }()

  /// Returns the size for a proposal, in points, if it follows from sizes that are known already.
  ///
  /// - Returns: The same size as `size(for:)`; `nil` if the text has to be measured.
  func knownSize(for proposal: ProposedViewSize) -> CGSize? {
    if proposal == .zero { return .zero }
    let width = max(proposal.width ?? .infinity, 0)
    if let size = oneLine.size(within: width, slack: slack) { return size }
    if width == narrowest.width { return narrowest.size(ofLines: lineLimit(for: proposal.height)) }
    if width == latest.width { return latest.size(ofLines: lineLimit(for: proposal.height)) }
    if width == former.width { return former.size(ofLines: lineLimit(for: proposal.height)) }
    return nil
  }

  /// Returns the size for a proposal, in points, and keeps it for `knownSize(for:)`.
  ///
  /// The proposed width wraps the lines, and the height limits their number. Infinity does neither,
  /// nor does `nil`, which `fixedSize()` proposes (R-TXT-7). R-TXT-2: for 0 × 0 the size is 0 × 0.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if proposal == .zero { return .zero }
    let width = max(proposal.width ?? .infinity, 0)
    if settings.minimumLines <= 1, lineWidth < .infinity, lineWidth <= width + slack {
      oneLine = OneLine(
        width: lineWidth,
        size: size(ofWidest: lineWidth, lines: 1, within: .infinity)
      )
      return size(ofWidest: lineWidth, lines: 1, within: width)
    }
    guard followsFromWidth else { return plainSize(for: proposal) }
    let limit = lineLimit(for: proposal.height)
    if let size = sizes(within: width).size(ofLines: limit) { return size }
    let size = plainSize(for: proposal)
    if width == 0 { narrowest.other = (limit, size) } else { latest.other = (limit, size) }
    return size
  }

  /// Returns the size for a proposal, in points, without sizes of earlier measurements.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func plainSize(for proposal: ProposedViewSize) -> CGSize { fitted(for: proposal).size }

  /// Whether the size for a proposal follows from the lines at its width, without a search for the
  /// scale of the fonts.
  var followsFromWidth: Bool { settings.minimumScale >= 1 }

  /// Returns the shown lines and their size for a proposal, as `size(for:)` does.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  func layout(for proposal: ProposedViewSize) -> TextLayout { fitted(for: proposal).layout }

  /// Returns whether the text is truncated for a proposal, as `size(for:)` interprets it.
  ///
  /// - Complexity: O(*n*) for *n* characters; O(1) if the text fits on one line.
  func isTruncated(for proposal: ProposedViewSize) -> Bool {
    let width = max(proposal.width ?? .infinity, 0)
    if proposal != .zero, lineWidth < .infinity, lineWidth <= width + slack { return false }
    guard followsFromWidth, proposal != .zero else {
      return proposal == .zero || fitted(for: proposal).isTruncated
    }
    return sizes(within: width).lineCount > lineLimit(for: proposal.height)
  }

  /// R-TXT-10: returns the baseline of the first visible line, in points from the top.
  func firstBaseline(for proposal: ProposedViewSize) -> CGFloat {
    if proposal == .zero { return 0 }
    return followsFromWidth ? firstBaseline : fitted(for: proposal).firstBaseline
  }

  /// R-TXT-10: returns the baseline of the last visible line, in points from the top.
  func lastBaseline(for proposal: ProposedViewSize) -> CGFloat {
    if proposal == .zero { return 0 }
    guard followsFromWidth else { return fitted(for: proposal).lastBaseline }
    let lineCount = sizes(within: max(proposal.width ?? .infinity, 0)).lineCount
    return lastBaseline(of: min(lineCount, lineLimit(for: proposal.height)))
  }
}

extension TextTypesetter: Equatable {
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

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length / settings.pixelLength * 1024).rounded() / 1024
    return pixels.rounded(.up) * settings.pixelLength
  }

  /// R-TXT-1, R-TXT-3 and R-TXT-6: returns the number of lines that the height and the line limit
  /// allow, at least 1 and the number of reserved lines.
  private func lineLimit(for height: CGFloat?) -> Int {
    let limit = max(settings.maximumLines ?? .max, 1)
    guard let height, height.isFinite else { return limit }
    let lines = (height + lineGap) / (lineHeight + lineGap)
    return lines < CGFloat(limit) ? max(Int(max(lines, 1)), settings.minimumLines) : limit
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

  /// Returns the text at a scale in thousandths: 0 for the minimum scale, 1000 for no scaling.
  private func scaled(by part: Int) -> TextTypesetter {
    let scale = settings.minimumScale + (1 - settings.minimumScale) * CGFloat(part) / 1000
    return TextTypesetter(
      runs: runs.map { $0.scaled(by: scale) },
      settings: settings
    )
  }

  /// Returns the runs at the scale at which the text is shown.
  func fittedRuns(for proposal: ProposedViewSize) -> [TextRun] {
    followsFromWidth ? runs : fitted(for: proposal).typesetter.runs
  }

  fileprivate func unscaled(for proposal: ProposedViewSize) -> Fitting {
    let width = max(proposal.width ?? .infinity, 0)
    if proposal == .zero {
      return Fitting(typesetter: self, size: .zero, width: 0, visible: 0, isTruncated: false)
    }
    let limit = lineLimit(for: proposal.height)
    let lines = lines(within: width, limit: limit)
    return Fitting(
      typesetter: self,
      size: size(ofWidest: lines.widest, lines: min(lines.count, limit), within: width),
      width: width,
      visible: min(lines.count, limit),
      isTruncated: lines.count > limit
    )
  }

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, in points.
  ///   - limit: The maximum number of visible lines, at least 1.
  /// - Returns: The number of lines, at most one more than the limit, the width in points of the
  ///   widest visible line, and the first line.
  private func lines(
    within width: CGFloat,
    limit: Int
  ) -> (count: Int, widest: CGFloat, first: Range<Int>) {
    let breaker = breaker
    var (count, widest) = (0, CGFloat.zero)
    var (first, last) = (0..<0, 0..<0)
    breaker.forEachLine(within: width + slack) { line in
      count += 1
      if count > limit { return false }
      // As recorded, the space at a wrap counts toward the width, but never beyond the proposal.
      widest = max(widest, min(breaker.lineWidth(of: last), width))
      if count == 1 { first = line.range }
      last = line.range
      return true
    }
    if count <= limit {
      widest = max(widest, min(breaker.lineWidth(of: last), width))
    } else {
      widest = max(widest, truncatedWidth(of: last, within: width))
    }
    return (count, widest, first)
  }

  /// Returns the width of the rest of a paragraph, truncated to a width, in points.
  private func truncatedWidth(of line: Range<Int>, within width: CGFloat) -> CGFloat {
    width > 0 ? truncation(of: line, within: width).width : 0
  }

  /// Returns the sizes at a width, which are kept as the latest ones.
  private func sizes(within width: CGFloat) -> TextSizes {
    if width == 0 {
      if narrowest.width != 0 { narrowest = newSizes(within: width) }
      return narrowest
    }
    if latest.width != width {
      let next = former.width == width ? former : newSizes(within: width)
      (latest, former) = (next, latest)
    }
    return latest
  }

  private func newSizes(within width: CGFloat) -> TextSizes {
    let limit = lineLimit(for: nil)
    let lines = lines(within: width, limit: limit)
    let visible = min(lines.count, limit)
    let whole = size(ofWidest: lines.widest, lines: visible, within: width)
    var single = whole
    if visible > 1 {
      let widest = truncatedWidth(of: lines.first, within: width)
      single = size(ofWidest: widest, lines: 1, within: width)
    }
    return TextSizes(width: width, lineCount: lines.count, whole: (visible, whole), single: single)
  }

  /// R-TXT-5: returns the rest of the paragraph, truncated to the width.
  private func truncation(of line: Range<Int>, within width: CGFloat) -> TextTruncation {
    TextTruncation(
      glyphs: breaker.glyphs[line.lowerBound...],
      mode: settings.truncation,
      ellipsis: ellipsisAdvance,
      width: width
    )
  }
}

extension TextTypesetter.Fitting {
  var firstBaseline: CGFloat { visible == 0 ? 0 : typesetter.firstBaseline }

  var lastBaseline: CGFloat { visible == 0 ? 0 : typesetter.lastBaseline(of: visible) }

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
        let cut = truncation(of: line.range, within: width)
        lines.append(
          (String(characters[cut.head]) + "…" + String(characters[cut.tail]), cut.width)
        )
      } else {
        let range = shownRange(of: line)
        lines.append((String(characters[range]), breaker.lineWidth(of: range)))
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
