package import Foundation

/// The lines of a text.
package struct DrawingText: Sendable, Hashable, Codable {
  package struct Line: Sendable, Hashable, Codable {
    package var string: String
    /// The line's bounding box in the node's coordinates, in points.
    package var box: CGRect
    /// Whether the width is estimated, because it was not recorded with the system's font.
    package var isEstimated = false

    package init(string: String, box: CGRect) {
      self.string = string
      self.box = box
    }
  }

  package var lines: [Line]
  /// The font size in points.
  package var fontSize: CGFloat
  package var color: DrawingColor
  /// The font that the lines are measured with; `nil` for the test font.
  package var face: Face?
  /// The space after each letter from tracking or kerning, in points; 0 if it varies.
  package var letterSpacing: CGFloat = 0

  /// The properties of a system's or an app's font that its letters are drawn with.
  package struct Face: Sendable, Hashable, Codable {
    /// The weight from 100 to 900.
    package var weight: Double
    package var isItalic: Bool
    package var isMonospaced: Bool
    package var isSerif = false
    /// The file that the letters are drawn with; `nil` for a font that is not part of the app.
    package var font: DrawingFont?
    /// The distance of the baseline from the top of a line, in points.
    package var ascent: CGFloat

    package init(weight: Double, isItalic: Bool, isMonospaced: Bool, ascent: CGFloat) {
      self.weight = weight
      self.isItalic = isItalic
      self.isMonospaced = isMonospaced
      self.ascent = ascent
    }
  }

  package init(lines: [Line], fontSize: CGFloat, color: DrawingColor) {
    self.lines = lines
    self.fontSize = fontSize
    self.color = color
  }
}
