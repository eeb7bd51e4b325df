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

  /// Returns the width that a truncated text needs, if the width is an estimate.
  ///
  /// - Parameter proposal: A proposal for which the text is truncated.
  /// - Returns: The width that is needed at the proposed height; `nil` if the text is measured
  ///   exactly, or if no width is large enough.
  /// - Complexity: O(*n* log *w*) for *n* characters and a line of *w* points.
  func neededWidth(for proposal: ProposedViewSize) -> NeededWidth? {
    guard system != .test, let available = proposal.width, available.isFinite, available > 0 else {
      return nil
    }
    let fits = { (width: CGFloat) in
      !self.isTruncated(for: ProposedViewSize(width: width, height: proposal.height))
    }
    let whole = runs.map { $0.font.metrics.basis(of: $0.string) }
    guard whole.contains(where: { if case .estimated = $0 { true } else { false } }) else {
      return nil
    }
    var (narrow, wide) = (available, layout(for: .unspecified).size.width)
    guard wide > narrow, fits(wide) else { return nil }
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
    return NeededWidth(needed: wide, error: errors.max() ?? 0, available: available)
  }
}

/// The estimated width that a truncated text needs so that it is not truncated, in points.
package struct NeededWidth: Sendable, Equatable, Codable {
  package var needed: CGFloat
  /// The error of the width, which 95 of 100 texts do not exceed.
  package var error: CGFloat
  /// The width that the text has.
  package var available: CGFloat
}
