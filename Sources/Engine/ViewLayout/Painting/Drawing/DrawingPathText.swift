import Foundation

/// Writes outlines in the notation of SVG's paths, to a hundredth of a point.
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
