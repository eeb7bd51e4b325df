import Foundation
import ViewLayout

enum ShapeCoverage: CoverageSection {
  nonisolated static let title = "Shapes"
  nonisolated static let file = #filePath

  private struct Leaf: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 1, height: 2) }
  }

  static func list(_ list: inout CoverageList) {
    list.has("Shape.path(in:), sizeThatFits(_:)") {
      Leaf().path(in: CGRect(origin: .zero, size: Leaf().sizeThatFits(.zero)))
    }
    list.has("Shape.fill(_:style:)") { Leaf().fill(.red, style: FillStyle()) }
    list.has("Shape.fill(style:)") { Leaf().fill(style: FillStyle()) }
    list.has("Shape.stroke(_:style:)") { Leaf().stroke(.red, style: StrokeStyle()) }
    list.has("Shape.stroke(_:lineWidth:)") { Leaf().stroke(.red, lineWidth: 1) }
    list.has("Shape.stroke(_:style:antialiased:)") {
      Leaf().stroke(.red, style: StrokeStyle(), antialiased: true)
    }
    list.has("Shape.stroke(_:lineWidth:antialiased:)") {
      Leaf().stroke(.red, lineWidth: 1, antialiased: true)
    }
    list.has("Shape.stroke(style:)") { Leaf().stroke(style: StrokeStyle()) }
    list.has("Shape.stroke(lineWidth:)") { Leaf().stroke(lineWidth: 1) }
    list.has("Shape.trim(from:to:)") { Leaf().trim(from: 0, to: 0.5) }
    list.has("Shape.offset(_: CGSize)") { Leaf().offset(CGSize(width: 1, height: 2)) }
    list.has("Shape.offset(_: CGPoint)") { Leaf().offset(CGPoint(x: 1, y: 2)) }
    list.has("Shape.offset(x:y:)") { Leaf().offset(x: 1, y: 2).fill(.red) }
    list.has("Shape.scale(x:y:anchor:)") { Leaf().scale(x: 1, y: 2, anchor: .top) }
    list.has("Shape.scale(_:anchor:)") { Leaf().scale(2, anchor: .top) }
    list.has("Shape.rotation(_:anchor:)") { Leaf().rotation(.degrees(90), anchor: .top) }
    list.has("Shape.transform(_:)") { Leaf().transform(.identity) }
    list.has("Shape.size(_:)") { Leaf().size(CGSize(width: 1, height: 2)) }
    list.has("Shape.size(width:height:)") { Leaf().size(width: 1, height: 2) }
    list.has("InsettableShape.inset(by:)") { Rectangle().inset(by: 1) }
    list.has("InsettableShape.strokeBorder(_:style:antialiased:)") {
      Circle().strokeBorder(.red, style: StrokeStyle(), antialiased: true)
    }
    list.has("InsettableShape.strokeBorder(style:antialiased:)") {
      Circle().strokeBorder(style: StrokeStyle(), antialiased: true)
    }
    list.has("InsettableShape.strokeBorder(_:lineWidth:antialiased:)") {
      Circle().strokeBorder(.red, lineWidth: 1, antialiased: true)
    }
    list.has("InsettableShape.strokeBorder(lineWidth:antialiased:)") {
      Circle().strokeBorder(lineWidth: 1, antialiased: true)
    }
    list.has("Rectangle()") { Rectangle() }
    list.has("RoundedRectangle(cornerSize:style:)") {
      RoundedRectangle(cornerSize: .zero, style: .circular)
    }
    list.has("RoundedRectangle(cornerRadius:style:)") {
      RoundedRectangle(cornerRadius: 1, style: .continuous)
    }
    list.has("Circle()") { Circle() }
    list.has("Ellipse()") { Ellipse() }
    list.has("Capsule(style:)") { Capsule(style: .circular) }
    list.has("UnevenRoundedRectangle(cornerRadii:style:)") {
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(), style: .circular)
    }
    list.has(
      "UnevenRoundedRectangle(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: 1,
        bottomLeadingRadius: 2,
        bottomTrailingRadius: 3,
        topTrailingRadius: 4,
        style: .circular
      )
    }
    list.has("Shape.rect, capsule, ellipse, circle") {
      Color.red.clipShape(.rect).clipShape(.capsule).clipShape(.ellipse).clipShape(.circle)
    }
    list.has("Shape.rect(cornerSize:style:), rect(cornerRadius:style:), capsule(style:)") {
      Color.red.clipShape(.rect(cornerSize: .zero, style: .circular))
        .clipShape(.rect(cornerRadius: 1, style: .circular))
        .clipShape(.capsule(style: .circular))
    }
    list.has("Shape.rect(cornerRadii:style:)") {
      Color.red.clipShape(.rect(cornerRadii: RectangleCornerRadii(), style: .circular))
    }
    list.has(
      "Shape.rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)"
    ) {
      Color.red.clipShape(
        .rect(
          topLeadingRadius: 1,
          bottomLeadingRadius: 2,
          bottomTrailingRadius: 3,
          topTrailingRadius: 4,
          style: .circular
        )
      )
    }
    list.has("ShapeView.shape") { Circle().fill(.red).shape }
    list.has("Path(_: CGRect), Path(ellipseIn:)") { (Path(CGRect.zero), Path(ellipseIn: .zero)) }
    list.has("Path(roundedRect:cornerSize:style:), Path(roundedRect:cornerRadius:style:)") {
      (
        Path(roundedRect: .zero, cornerSize: .zero, style: .circular),
        Path(roundedRect: .zero, cornerRadius: 1, style: .circular)
      )
    }
    list.has("Path(_: Callback), Path.move(to:), addLine(to:), closeSubpath()") {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
      }
    }
    list.has("Path.addQuadCurve(to:control:), addCurve(to:control1:control2:)") {
      Path { path in
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
      }
    }
    list.has("Path.addRect(_:transform:), addEllipse(in:transform:), addRects(_:transform:)") {
      Path { path in
        path.addRect(.zero, transform: .identity)
        path.addEllipse(in: .zero, transform: .identity)
        path.addRects([.zero], transform: .identity)
      }
    }
    list.has("Path.addRoundedRect(in:cornerSize:style:transform:), addLines(_:)") {
      Path { path in
        path.addRoundedRect(in: .zero, cornerSize: .zero, style: .circular, transform: .identity)
        path.addLines([.zero])
      }
    }
    list.has("Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:)") {
      Path { path in
        path.addArc(
          center: .zero,
          radius: 1,
          startAngle: .zero,
          endAngle: .degrees(90),
          clockwise: false,
          transform: .identity
        )
      }
    }
    list.has("Path.addRelativeArc(center:radius:startAngle:delta:transform:)") {
      Path { path in
        path.addRelativeArc(
          center: .zero,
          radius: 1,
          startAngle: .zero,
          delta: .degrees(90),
          transform: .identity
        )
      }
    }
    list.has("Path.addPath(_:transform:), currentPoint") {
      Path { path in
        path.addPath(Path(), transform: .identity)
        _ = path.currentPoint
      }
    }
    list.has("Path.isEmpty, boundingRect, forEach(_:), applying(_:), offsetBy(dx:dy:)") {
      let path = Path(CGRect.zero).applying(.identity).offsetBy(dx: 1, dy: 2)
      path.forEach { _ in }
      return (path.isEmpty, path.boundingRect)
    }
    list.has("StrokeStyle(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)") {
      StrokeStyle(
        lineWidth: 1,
        lineCap: .round,
        lineJoin: .round,
        miterLimit: 1,
        dash: [1],
        dashPhase: 1
      )
    }
    list.has("Canvas(opaque:colorMode:rendersAsynchronously:renderer:)") {
      Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
        let path = Path(CGRect(origin: .zero, size: size))
        context.fill(path, with: .color(.red), style: FillStyle())
        context.stroke(path, with: .color(.red), lineWidth: 1)
      }
    }
    list.has("GraphicsContext.fill(_:with:style:), stroke(_:with:lineWidth:)") {
      Canvas { context, _ in
        context.fill(Path(), with: .color(.red))
        context.stroke(Path(), with: .color(.red))
      }
    }
    list.has("Shape.intersection(_:eoFill:), union(_:eoFill:), subtracting(_:eoFill:)") {
      Leaf().intersection(Circle(), eoFill: true).union(Leaf()).subtracting(Capsule())
    }
    list.has("Shape.symmetricDifference(_:eoFill:)") { Leaf().symmetricDifference(Circle()) }
    list.has("Shape.lineIntersection(_:eoFill:), lineSubtraction(_:eoFill:)") {
      Leaf().lineIntersection(Circle(), eoFill: true).lineSubtraction(Leaf())
    }
    list.has("Path.trimmedPath(from:to:), normalized(eoFill:), contains(_:eoFill:)") {
      Path().trimmedPath(from: 0, to: 1).normalized(eoFill: true).contains(.zero, eoFill: true)
    }
    list.has("Path.lineIntersection(_:eoFill:), lineSubtraction(_:eoFill:)") {
      Path().lineIntersection(Path(), eoFill: true).lineSubtraction(Path())
    }
    list.lacks(
      "Shape.role, layoutDirectionBehavior",
      because: "concerns what is drawn"
    )
    list.has("Path(_: CGPath), cgPath") {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      let corners = UIBezierPath(
        roundedRect: .zero,
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: .zero
      )
      corners.apply(CGAffineTransform.identity.translatedBy(x: 1, y: 1).rotated(by: 1).inverted())
      return Path(corners.cgPath).cgPath == path
    }
    list.lacks(
      "Path(_: String), description",
      because: "Apple's text form of a path"
    )
    list.lacks(
      "Path.strokedPath(_:), addArc(tangent1End:tangent2End:radius:transform:)",
      because: "outlines beyond what frames and pictures need"
    )
  }
}
