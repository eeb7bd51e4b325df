import Foundation

/// Breaks a text into lines of a maximum width (R-TXT-4).
final class LineBreaker {
  /// A line, as a range of glyphs; `isWrapped` is `true` if the paragraph continues after it.
  struct Line {
    var range: Range<Int>
    var isWrapped: Bool
  }

  /// The fraction of the maximum width; a last line with a single word that is shorter is avoided
  /// (R-TXT-16).
  private static let shortPart: CGFloat = 0.2

  let glyphs: [TextGlyph]
  /// The start of each glyph if the text is a single line, and the end of the last one, in points.
  private let offsets: [CGFloat]
  /// Whether the second of two lines is not left with a single short word (R-TXT-16).
  private let avoidsShortLastLine: Bool
  /// The runs of a text whose lines are shaped again, with their glyphs; empty for other texts.
  private let shapedRuns: [(run: TextRun, glyphs: Range<Int>)]

  init(runs: [TextRun]) {
    // Runs are read in place, since a copy retains each of their references.
    let count = runs.indices.reduce(0) { $0 + runs[$1].string.utf8.count }
    var (glyphs, offsets): ([TextGlyph], [CGFloat]) = ([], [])
    glyphs.reserveCapacity(count)
    offsets.reserveCapacity(count + 1)
    var offset: CGFloat = 0
    offsets.append(offset)
    var ends: [Int] = []
    for index in runs.indices {
      defer { ends.append(glyphs.count) }
      runs[index].font.metrics.forEachGlyph(
        of: runs[index].string,
        tracking: runs[index].tracking
      ) { glyph in
        glyphs.append(glyph)
        offset += glyph.advance
        offsets.append(offset)
      }
    }
    (self.glyphs, self.offsets) = (glyphs, offsets)
    avoidsShortLastLine = runs.indices.contains { runs[$0].font.metrics.avoidsShortLastLine }
    let shapes = runs.indices.contains { runs[$0].font.metrics.shapesWholeTexts }
    shapedRuns =
      shapes ? zip(runs, zip([0] + ends, ends)).map { ($0, $1.0..<$1.1) } : []
  }

  /// Returns the total width of a range of glyphs, in points.
  func width(of range: Range<Int>) -> CGFloat {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// Returns the width of a line, in points.
  ///
  /// R-FNT-3: a line in a font of the app is shaped again, because its first and last letter have
  /// other neighbors than in the whole text.
  func lineWidth(of range: Range<Int>) -> CGFloat {
    guard !shapedRuns.isEmpty, joinsOthers(range) else { return width(of: range) }
    return shapedRuns.reduce(0) { width, shaped in
      let part = shaped.glyphs.clamped(to: range)
      guard !part.isEmpty else { return width }
      guard part.count < shaped.glyphs.count, shaped.run.font.metrics.shapesWholeTexts else {
        return width + self.width(of: part)
      }
      let characters = shaped.run.string.dropFirst(part.lowerBound - shaped.glyphs.lowerBound)
      var width = width
      shaped.run.font.metrics.forEachGlyph(
        of: String(characters.prefix(part.count)),
        tracking: shaped.run.tracking
      ) { width += $0.advance }
      return width
    }
  }

  /// Returns whether the first glyph of a range, or the one after the range, is joined to the glyph
  /// before it.
  private func joinsOthers(_ range: Range<Int>) -> Bool {
    [range.lowerBound, range.upperBound].contains { place in
      place < glyphs.count && glyphs[place].joins
    }
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

  private func breakParagraph(
    _ range: Range<Int>,
    within width: CGFloat,
    _ body: (Line) -> Bool
  ) -> Bool {
    if avoidsShortLastLine, self.width(of: range) > width,
      let second = balancedSecondLine(of: range, within: width)
    {
      return body(Line(range: range.lowerBound..<second, isWrapped: true))
        && body(Line(range: second..<range.upperBound, isWrapped: false))
    }
    return fillLines(range, within: width, body)
  }

  /// R-TXT-16: returns the start of the second line if it takes over the first line's last word;
  /// otherwise `nil`.
  ///
  /// It does so in a paragraph of two lines whose second line is a single short word, if the two
  /// lines are then more equal.
  private func balancedSecondLine(of range: Range<Int>, within width: CGFloat) -> Int? {
    var lines: [Range<Int>] = []
    _ = fillLines(range, within: width) { line in
      lines.append(line.range)
      return lines.count <= 2
    }
    guard lines.count == 2, !glyphs[lines[1]].contains(where: { $0.kind == .space }),
      self.width(of: lines[1]) < width * Self.shortPart
    else { return nil }
    var end = lines[0].upperBound
    while end > range.lowerBound, glyphs[end - 1].kind == .space { end -= 1 }
    var start = end
    while start > range.lowerBound, glyphs[start - 1].kind == .word { start -= 1 }
    // A first line of one word, or a part of a word, keeps it.
    guard start > range.lowerBound, end < lines[0].upperBound else { return nil }
    let first = (self.width(of: range.lowerBound..<end), self.width(of: lines[1]))
    let balanced = (
      self.width(of: range.lowerBound..<start), self.width(of: start..<range.upperBound)
    )
    guard balanced.1 <= width, abs(balanced.0 - balanced.1) < abs(first.0 - first.1) else {
      return nil
    }
    return start
  }

  /// Breaks a paragraph into lines, each with as many words as fit.
  private func fillLines(
    _ range: Range<Int>,
    within width: CGFloat,
    _ body: (Line) -> Bool
  ) -> Bool {
    var start = range.lowerBound
    var end = start
    while end < range.upperBound {
      let word = end..<partEnd(from: end, to: range.upperBound)
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

  /// Returns the width of the widest word that is broken inside.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, in points.
  ///   - lines: The number of visible lines. A word that the last one truncates is not broken.
  /// - Returns: The width in points; `nil` if no word is broken.
  func widestBrokenWord(within width: CGFloat, lines: Int) -> CGFloat? {
    var breaks: [Int] = []
    forEachLine(within: width) { line in
      if line.isWrapped { breaks.append(line.range.upperBound) }
      return breaks.count < lines
    }
    return breaks.prefix(max(lines - 1, 0)).filter(isInsideWord).map { self.width(ofWordAt: $0) }
      .max()
  }

  /// Returns whether no line may break before a glyph.
  private func isInsideWord(_ index: Int) -> Bool {
    guard index > 0, index < glyphs.count else { return false }
    let (last, next) = (glyphs[index - 1], glyphs[index])
    return last.kind == .word && next.kind == .word
      && !last.breaking.allowsBreak(before: next.breaking)
  }

  private func width(ofWordAt index: Int) -> CGFloat {
    var (start, end) = (index, index)
    while isInsideWord(start) { start -= 1 }
    while isInsideWord(end) { end += 1 }
    return width(of: start..<end)
  }

  /// Returns the end of the part of a word after which a line may break: a hyphen, a slash, or the
  /// end of the word.
  private func partEnd(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, glyphs[index].kind == .word {
      index += 1
      // A hyphen at the start of a word belongs to what follows (LB 20a of UAX 14).
      guard index < end, index - 1 > start || glyphs[index - 1].breaking != .after else { continue }
      if glyphs[index].kind == .word,
        glyphs[index - 1].breaking.allowsBreak(before: glyphs[index].breaking)
      {
        return index
      }
    }
    return index
  }

  private func runEnd(of kind: TextGlyph.Kind, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, glyphs[index].kind == kind { index += 1 }
    return index
  }
}
