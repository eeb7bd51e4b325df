package import Foundation

/// The lines of a text, as the test font sets them.
package struct DrawingText: Sendable, Equatable, Codable {
  package struct Line: Sendable, Equatable, Codable {
    package var string: String
    /// The line's box in the node's own coordinates, in points.
    package var box: CGRect

    package init(string: String, box: CGRect) {
      self.string = string
      self.box = box
    }
  }

  package var lines: [Line]
  /// In points.
  package var fontSize: CGFloat
  package var color: DrawingColor

  package init(lines: [Line], fontSize: CGFloat, color: DrawingColor) {
    self.lines = lines
    self.fontSize = fontSize
    self.color = color
  }
}

extension DrawingText {
  /// Sets what a text shows.
  ///
  /// - Parameters:
  ///   - layout: Its lines.
  ///   - color: `nil` for the primary colour.
  ///   - alignment: Where lines are that are shorter than the text is wide (R-TXT-9).
  ///   - isRightToLeft: Whether reading begins at the right.
  init(_ layout: TextLayout, color: Color?, alignment: TextAlignment, isRightToLeft: Bool) {
    let font = TestFont(size: layout.fontSize)
    lines = layout.lines.enumerated().map { index, string in
      let width = min(string.reduce(0) { $0 + font.advance(of: $1) }, layout.size.width)
      let part = alignment.part
      let x = (layout.size.width - width) * (isRightToLeft ? 1 - part : part)
      let box = CGRect(
        x: x,
        y: CGFloat(index) * layout.lineStep,
        width: width,
        height: font.lineHeight
      )
      return Line(string: string, box: box)
    }
    fontSize = layout.fontSize
    self.color = DrawingColor(color ?? .primary)
  }
}

extension TextAlignment {
  /// The part of the room beside a line that is on its leading side.
  fileprivate var part: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
