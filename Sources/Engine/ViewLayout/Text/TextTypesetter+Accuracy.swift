package import Foundation

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
  func doubtfulWidth(for proposal: ProposedViewSize, isTruncated: Bool) -> NeededWidth? {
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
  ) -> NeededWidth? {
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
    return NeededWidth(
      needed: wide,
      error: errors.max() ?? 0,
      available: proposal.width ?? .infinity
    )
  }
}

/// The estimated width that a text needs so that it is not truncated, in points.
package struct NeededWidth: Sendable, Equatable, Codable {
  package var needed: CGFloat
  /// The error of the width, which 95 of 100 texts do not exceed.
  package var error: CGFloat
  /// The width that the text has.
  package var available: CGFloat
}
