public import Foundation
internal import LayoutTree

/// A shape with the styles that draw it; its size is that of the shape (R-PROP-5).
nonisolated public struct ShapeView<Content: Shape>: View {
  public let shape: Content
  /// The drawing styles from back to front.
  let styles: [ShapeStyleValue]

  /// Adds a drawing style on top of the others.
  func drawn(_ style: ShapeStyleValue) -> ShapeView {
    ShapeView(shape: shape, styles: styles + [style])
  }
}

extension ShapeView: LeafView {
  nonisolated func rule(in context: ViewContext) -> ShapeRule {
    let environment = context.environment
    let styles = styles.map {
      $0.inheriting(environment.foregroundColor, in: environment.colorScheme)
    }
    let source = shape.innermostSource
    return ShapeRule(
      appearance: LeafAppearance(
        name: TypeName.plain(type(of: source)),
        paint: .drawing { [shape] in shape.drawing(in: $0, styles: styles) }
      ),
      fillsProposal: shape is any ProposalFilling,
      isCircle: source is Circle,
      sizing: { [shape] in shape.sizeThatFits($0) }
    )
  }
}

nonisolated extension Shape {
  /// Returns the drawing of the shape in a size in points, with one layer for each style.
  fileprivate func drawing(in size: CGSize, styles: [ShapeStyleValue]) -> DrawingContent {
    let rect = CGRect(origin: .zero, size: size)
    let shapes = styles.map { DrawingShape(outline(of: $0, in: rect), style: $0) }
    if shapes.count == 1 { return .shape(shapes[0]) }
    return .layers(shapes.map { DrawingLayer(.shape($0), frame: rect) })
  }

  /// Returns the path for a style.
  ///
  /// The path of an inner border is inset by half the line width, so that the line remains inside.
  private func outline(of style: ShapeStyleValue, in rect: CGRect) -> Path {
    guard case .border(_, let stroke) = style else { return path(in: rect) }
    let half = min(stroke.lineWidth / 2, rect.width / 2, rect.height / 2)
    guard let insettable = self as? any InsettableShape else {
      return path(in: rect.insetBy(dx: half, dy: half))
    }
    return insettable.innerPath(by: half, in: rect)
  }
}

nonisolated extension InsettableShape {
  /// Returns the path inset by a distance in points.
  fileprivate func innerPath(by distance: CGFloat, in rect: CGRect) -> Path {
    inset(by: distance).path(in: rect)
  }
}

nonisolated extension ShapeView {
  public func fill<Style: ShapeStyle>(
    _ content: Style,
    style: FillStyle = FillStyle()
  ) -> ShapeView<Content> { drawn(.fill(content.plainColor, style)) }

  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Content> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

  public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Content> { drawn(.stroke(content.plainColor, style)) }
}

nonisolated extension ShapeView where Content: InsettableShape {
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Content> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }

  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Content> { drawn(.border(content.plainColor, style)) }
}
