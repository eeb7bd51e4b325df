internal import Foundation
internal import LayoutTree

extension DrawingText {
  /// Makes the drawing of a text.
  ///
  /// - Parameters:
  ///   - layout: The layout of the text.
  ///   - typesetter: The typesetter that made the layout.
  ///   - color: The color of the text; `nil` for the primary color.
  ///   - leftPart: The fraction of the leftover width to the left of a line.
  init(_ layout: TextLayout, of typesetter: TextTypesetter, color: Color?, leftPart: CGFloat) {
    let font = layout.font.metrics
    let lines = layout.lines.enumerated().map { index, string in
      let width = min(layout.lineWidths[index], layout.size.width)
      let box = CGRect(
        x: (layout.size.width - width) * leftPart,
        y: CGFloat(index) * layout.lineStep,
        width: width,
        height: font.lineHeight
      )
      var line = Line(string: string, box: box)
      if case .estimated = font.basis(of: string) { line.isEstimated = true }
      return line
    }
    self.init(lines: lines, fontSize: font.size, color: DrawingColor(color ?? .primary))
    face = Face(font)
    let spacing = typesetter.runs.first?.tracking ?? 0
    if spacing.isFinite, typesetter.runs.allSatisfy({ $0.tracking == spacing }) {
      letterSpacing = spacing
    }
  }
}

extension DrawingText.Face {
  /// Makes the face of a font; `nil` for the test font.
  init?(_ metrics: any TextMetrics) {
    let known = metrics as? SystemFont ?? (metrics as? SubstituteFont)?.font
    guard let font = known ?? (metrics as? ShapedFont)?.substitute else { return nil }
    self.init(
      weight: font.weight,
      isItalic: font.traits.isItalic == true,
      isMonospaced: font.traits.design == .monospaced,
      ascent: metrics.ascent
    )
    isSerif = font.traits.design == .serif
    self.font = DrawingFont(metrics)
  }
}

extension TextAlignment {
  /// Returns the fraction of the leftover width to the left of a line (R-TXT-9).
  func leftPart(in direction: LayoutDirection) -> CGFloat {
    let leadingPart: CGFloat =
      switch self {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    return direction == .rightToLeft ? 1 - leadingPart : leadingPart
  }
}

/// Formats paths in SVG notation, with two decimals.
enum DrawingPathText {
  static func text(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let end): "M" + text([end])
      case .line(let end): "L" + text([end])
      case .quadCurve(let end, let control): "Q" + text([control, end])
      case .curve(let end, let control1, let control2): "C" + text([control1, control2, end])
      case .closeSubpath: "Z"
      }
    }.joined()
  }

  private static func text(_ points: [CGPoint]) -> String {
    points.flatMap { [$0.x, $0.y] }.map { number($0) }.joined(separator: " ")
  }

  private static func number(_ length: CGFloat) -> String {
    guard length.isFinite else { return "0" }
    let rounded = (Double(length) * 100).rounded() / 100
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
