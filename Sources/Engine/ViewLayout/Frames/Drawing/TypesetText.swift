package import Foundation

/// A text that is measured and drawn by itself, for those who show texts without views of SwiftUI.
package struct TypesetText: Equatable {
  /// A piece of a text in one font.
  package struct Run: Equatable, Sendable {
    package var string: String
    /// In points.
    package var fontSize: CGFloat
    /// The room behind each character, in points.
    package var tracking: CGFloat

    package init(string: String, fontSize: CGFloat, tracking: CGFloat = 0) {
      (self.string, self.fontSize, self.tracking) = (string, fontSize, tracking)
    }
  }

  /// Where a line that does not fit is cut.
  package enum Cut: Sendable {
    case head, middle, tail
  }

  private let typesetter: TextTypesetter

  /// Makes a text of pieces.
  ///
  /// - Parameters:
  ///   - runs: The pieces, in order.
  ///   - maximumLines: The greatest number of lines; `nil` for any.
  ///   - lineSpacing: The room between two lines, in points.
  ///   - minimumScale: The least part of its size that the font may shrink to; 1 for none.
  ///   - cut: Where a line that does not fit is cut.
  ///   - pixelLength: The size of a pixel, in points: lengths are rounded up to it.
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
      runs: runs.map {
        TextRun(string: $0.string, font: TestFont(size: $0.fontSize), tracking: $0.tracking)
      },
      settings: settings
    )
  }
}

extension TypesetText {
  /// The size of the text in a width.
  ///
  /// - Parameter width: Where lines break, in points; `nil` for nowhere.
  /// - Returns: The size in points, on whole pixels.
  package func size(within width: CGFloat?) -> CGSize {
    typesetter.size(for: ProposedViewSize(width: width, height: nil))
  }

  /// Whether not all of the text is shown in a box.
  ///
  /// - Parameter size: The size of the box, in points.
  /// - Returns: Whether lines are missing or cut, or the lowest one is lower than the box.
  package func isTruncated(in size: CGSize) -> Bool {
    let proposal = ProposedViewSize(width: size.width, height: max(size.height, 1))
    return typesetter.isTruncated(for: proposal)
      || typesetter.layout(for: proposal).size.height > size.height + 0.5
  }

  /// The baselines of the first and the last line in a width, in points from the text's top.
  package func baselines(within width: CGFloat?) -> (first: CGFloat, last: CGFloat) {
    let layout = typesetter.layout(for: ProposedViewSize(width: width, height: nil))
    return (layout.firstBaseline, layout.lastBaseline)
  }

  /// The lines as they are drawn in a box, in the middle between its top and its bottom.
  ///
  /// - Parameters:
  ///   - size: The size of the box, in points.
  ///   - leftPart: The part of the room beside a short line that is left of it.
  ///   - color: The color of the text.
  /// - Returns: The lines with their places in the box.
  package func drawing(
    in size: CGSize,
    leftPart: CGFloat,
    color: DrawingColor
  ) -> DrawingText {
    let layout = typesetter.layout(
      for: ProposedViewSize(width: size.width, height: max(size.height, 1))
    )
    var text = DrawingText(layout, color: nil, leftPart: leftPart)
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
