internal import Foundation
internal import LayoutValues

extension TextTypesetter {
  /// The system whose fonts the text is measured with.
  var system: MetricsSystem { font.system }

  /// Returns how the width of a line of the text is known.
  ///
  /// - Parameter line: The characters of the line.
  /// - Returns: The accuracy of the line; that of the whole text if it has several runs.
  func basis(ofLine line: String) -> WidthBasis {
    guard runs.count > 1 else { return font.basis(of: line) }
    let bases = runs.map { $0.font.metrics.basis(of: $0.string) }
    return bases.dropFirst().reduce(bases[0]) { $0.joined(with: $1) }
  }

  /// Returns the width that a text needs if it is truncated, or may be because of an estimate.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the text.
  ///   - isTruncated: Whether the text is truncated for it.
  /// - Returns: The width that is needed at the proposed height; `nil` if the text is measured
  ///   exactly, if no width is large enough, or if the text fits in spite of the error.
  /// - Complexity: O(*n* log *w*) for *n* characters and a line of *w* points; O(*n*) for a text
  ///   that fits in spite of the error.
  func doubtfulWidth(for proposal: ProposedViewSize, isTruncated: Bool) -> CheckFinding.NeededWidth?
  {
    guard system != .test, let available = proposal.width, available.isFinite, available > 0,
      let error = estimatedError
    else { return nil }
    let widest = layout(for: .unspecified).size.width
    if isTruncated {
      guard widest > available else { return nil }
      return neededWidth(for: proposal, between: available, and: widest)
    }
    // A text that has its own width is in a container whose width follows it.
    guard abs(available - widest) > settings.pixelLength / 2, lineWidth + error > available else {
      return nil
    }
    let narrow = max(available - error, 0)
    guard self.isTruncated(for: ProposedViewSize(width: narrow, height: proposal.height)) else {
      return nil
    }
    return neededWidth(for: proposal, between: narrow, and: available)
      .flatMap { $0.needed + $0.error > available ? $0 : nil }
  }

  /// Returns the width of the widest word that continues on the next visible line, because it is
  /// wider than a line (R-TXT-4).
  ///
  /// - Parameter proposal: The proposal to the text.
  /// - Returns: The width with its error, 0 for an exact one; `nil` if no word is broken, and for
  ///   scripts without spaces between words.
  /// - Complexity: O(*n*) for *n* characters; O(1) if the text fits on one line.
  func brokenWord(for proposal: ProposedViewSize) -> CheckFinding.NeededWidth? {
    guard proposal != .zero, let width = proposal.width, width.isFinite, width > 0,
      !runs.contains(where: { $0.string.hasWordsWithoutSpaces })
    else { return nil }
    let shown = layout(for: proposal)
    guard shown.lines.count > 1 || lineWidth > width + slack else { return nil }
    guard
      let word = LineBreaker(runs: fittedRuns(for: proposal))
        .widestBrokenWord(within: width + slack, lines: shown.lines.count)
    else { return nil }
    return CheckFinding.NeededWidth(
      needed: word,
      error: min(estimatedError ?? 0, word),
      available: width
    )
  }

  /// The error of the whole text on one line, in points; `nil` if it is measured exactly.
  private var estimatedError: CGFloat? {
    let errors = runs.compactMap { run -> CGFloat? in
      guard case .estimated(let error, _) = run.font.metrics.basis(of: run.string) else {
        return nil
      }
      return error
    }
    return errors.isEmpty ? nil : errors.reduce(0, +)
  }

  /// Returns the smallest width at which the text is not truncated, with the error of its lines.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the text.
  ///   - narrow: A width at which it is truncated, in points.
  ///   - wide: A larger width.
  /// - Returns: The width; `nil` if the text is also truncated at the larger one.
  private func neededWidth(
    for proposal: ProposedViewSize,
    between narrow: CGFloat,
    and wide: CGFloat
  ) -> CheckFinding.NeededWidth? {
    let fits = { (width: CGFloat) in
      !self.isTruncated(for: ProposedViewSize(width: width, height: proposal.height))
    }
    var (narrow, wide) = (narrow, wide)
    guard fits(wide) else { return nil }
    while wide - narrow > 1.0 / 256 {
      let middle = (narrow + wide) / 2
      if fits(middle) { wide = middle } else { narrow = middle }
    }
    // A single line needs its own width, which the search only approaches.
    if abs(lineWidth - wide) < 1.0 / 128 { wide = lineWidth }
    let needed = ProposedViewSize(width: wide, height: proposal.height)
    let errors = layout(for: needed).lines.map { line -> CGFloat in
      if case .estimated(let error, _) = basis(ofLine: line) { error } else { 0 }
    }
    return CheckFinding.NeededWidth(
      needed: wide,
      error: errors.max() ?? 0,
      available: proposal.width ?? .infinity
    )
  }
}

extension String {
  /// Whether the text has characters of a script without spaces between words (class SA of UAX 14).
  fileprivate var hasWordsWithoutSpaces: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
      default: false
      }
    }
  }
}
