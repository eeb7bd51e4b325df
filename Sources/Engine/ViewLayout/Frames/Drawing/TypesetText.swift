package import Foundation
package import LayoutTree
package import LayoutValues

/// A text that is measured and drawn without a SwiftUI view, such as the text of a `UILabel`.
package struct TypesetText: Equatable {
  /// A part of a text with a single font.
  package struct Run: Equatable, Sendable {
    package var string: String
    package var font: ResolvedFont
    /// The additional space after each character, in points.
    package var tracking: CGFloat

    package init(string: String, font: ResolvedFont, tracking: CGFloat = 0) {
      (self.string, self.font, self.tracking) = (string, font, tracking)
    }
  }

  /// The position at which a line that does not fit is truncated.
  package enum Cut: Sendable {
    case head, middle, tail
  }

  private let typesetter: TextTypesetter

  /// Makes a text of runs.
  ///
  /// - Parameters:
  ///   - runs: The runs, in order.
  ///   - maximumLines: The maximum number of lines; `nil` for no limit.
  ///   - lineSpacing: The space between two lines, in points.
  ///   - minimumScale: The minimum factor by which the font may shrink; 1 does not allow shrinking.
  ///   - cut: The position at which a line that does not fit is truncated.
  ///   - pixelLength: The size of a pixel, in points; sizes are rounded up to whole pixels.
  package init(
    _ runs: [Run],
    maximumLines: Int?,
    lineSpacing: CGFloat = 0,
    minimumScale: CGFloat = 1,
    cut: Cut = .tail,
    pixelLength: CGFloat = 1
  ) {
    var settings = TextSettings()
    settings.maximumLines = maximumLines
    settings.lineSpacing = lineSpacing
    settings.minimumScale = minimumScale
    settings.pixelLength = pixelLength
    settings.truncation =
      switch cut {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    typesetter = TextTypesetter(
      runs: runs.map { TextRun(string: $0.string, font: $0.font, tracking: $0.tracking) },
      settings: settings
    )
  }
}

extension TypesetText {
  /// Returns the size of the text for a width.
  ///
  /// - Parameter width: The width at which lines wrap, in points; `nil` for no wrapping.
  /// - Returns: The size in points, rounded up to whole pixels.
  package func size(within width: CGFloat?) -> CGSize {
    typesetter.size(for: ProposedViewSize(width: width, height: nil))
  }

  /// Returns whether the text does not fit in a box.
  ///
  /// - Parameter size: The size of the box, in points.
  /// - Returns: Whether lines are omitted or truncated, or the text is taller than the box.
  package func isTruncated(in size: CGSize) -> Bool {
    let proposal = ProposedViewSize(width: size.width, height: max(size.height, 1))
    return typesetter.isTruncated(for: proposal)
      || typesetter.layout(for: proposal).size.height > size.height + 0.5
  }

  /// Returns the width that the text needs in a box, if it is truncated or may be.
  ///
  /// - Parameter size: The size of the box, in points.
  /// - Returns: The width; `nil` if the text is measured exactly, if no width is large enough, or
  ///   if the text fits in spite of the error of its width.
  package func doubtfulWidth(in size: CGSize) -> CheckFinding.NeededWidth? {
    let proposal = ProposedViewSize(width: size.width, height: max(size.height, 1))
    return typesetter.doubtfulWidth(
      for: proposal,
      isTruncated: typesetter.isTruncated(for: proposal)
    )
  }

  /// Returns the width of the widest word that is broken inside in a box.
  ///
  /// - Parameter size: The size of the box, in points.
  /// - Returns: The width; `nil` if no word is broken.
  package func brokenWord(in size: CGSize) -> CheckFinding.NeededWidth? {
    typesetter.brokenWord(
      for: ProposedViewSize(width: size.width, height: max(size.height, 1))
    )
  }

  /// The fonts of the app that the runs are in, each once.
  package var fonts: [TextFont] { typesetter.fonts }

  /// Returns the baselines of the first and the last line for a width, in points from the text's
  /// top.
  package func baselines(within width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    let layout = typesetter.layout(for: ProposedViewSize(width: width, height: nil))
    return (layout.firstBaseline, layout.lastBaseline)
  }

  /// Returns the lines as drawn in a box, vertically centered.
  ///
  /// - Parameters:
  ///   - size: The size of the box, in points.
  ///   - leftPart: The fraction of the leftover width to the left of a line: 0 for left-aligned
  ///     text, 1 for right-aligned text.
  ///   - color: The color of the text.
  /// - Returns: The lines with their positions in the box.
  package func drawing(
    in size: CGSize,
    leftPart: CGFloat,
    color: DrawingColor
  ) -> DrawingText {
    let layout = typesetter.layout(
      for: ProposedViewSize(width: size.width, height: max(size.height, 1))
    )
    var text = DrawingText(layout, of: typesetter, color: nil, leftPart: leftPart)
    text.color = color
    let shift = CGPoint(
      x: (size.width - layout.size.width) * leftPart,
      y: (size.height - layout.size.height) / 2
    )
    for index in text.lines.indices {
      text.lines[index].box = text.lines[index].box.offsetBy(dx: shift.x, dy: shift.y)
    }
    return text
  }
}
