public import Foundation

extension GraphicsContext {
  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    append(.shape(DrawingShape(path, style: .fill(color(of: shading), style))))
  }

  /// Draws a line along an outline, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along an outline, of a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    append(.shape(DrawingShape(path, style: .stroke(color(of: shading), style))))
  }

  /// The nearest plain colour; `nil` for the primary one.
  func color(of shading: Shading) -> Color? {
    switch shading.kind {
    case .plain(let color): color
    case .foreground: environment.foregroundColor
    case .backdrop: .clear
    }
  }
}
