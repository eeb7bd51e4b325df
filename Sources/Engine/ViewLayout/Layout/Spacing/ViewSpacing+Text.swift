import Foundation

extension LayoutSession {
  /// R-SP-4: the spacing of texts whose largest font is the given one; texts of one font share it.
  func spacing(ofTextIn font: TestFont, pixelLength: CGFloat) -> ViewSpacing {
    let key = TextSpacingKey(fontSize: font.size, pixelLength: pixelLength)
    if let known = textSpacings[key] { return known }
    let spacing = ViewSpacing.text(in: font, pixelLength: pixelLength)
    textSpacings[key] = spacing
    return spacing
  }
}

/// The measures that a text's spacing follows from, in points.
struct TextSpacingKey: Hashable {
  let fontSize: CGFloat
  let pixelLength: CGFloat
}

extension ViewSpacing {
  /// R-SP-4: text keeps blocks at a distance that grows with its line height.
  ///
  /// - Parameters:
  ///   - font: The largest font of the text.
  ///   - pixelLength: The size of a pixel in points, to which the room between lines is rounded.
  /// - Returns: The spacing of a text, between whose lines there is no leading.
  static func text(in font: TestFont, pixelLength: CGFloat) -> ViewSpacing {
    let extra = (font.lineHeight * 0.1 / pixelLength).rounded(.up) * pixelLength
    let line = font.lineHeight + extra
    return ViewSpacing { edge in
      switch edge {
      case .top: EdgeSpacing(aboveText: line - font.ascent, textLeading: 0)
      case .bottom:
        EdgeSpacing(belowText: max(line - font.capHeight, extra + font.descent), textLeading: 0)
      case .leading, .trailing: EdgeSpacing()
      }
    }
  }
}
