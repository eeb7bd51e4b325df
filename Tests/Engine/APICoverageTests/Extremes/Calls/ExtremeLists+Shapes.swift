import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds shapes with insets, strokes and transforms.
  static func addShapes(to calls: inout ExtremeCalls) {
    calls.length("InsettableShape.inset(by:)") { number in
      Rectangle().inset(by: number)
      Circle().inset(by: number)
      Capsule().inset(by: number)
      Ellipse().inset(by: number)
      RoundedRectangle(cornerRadius: 10).inset(by: number).inset(by: number)
      UnevenRoundedRectangle(topLeadingRadius: number).inset(by: number)
      ContainerRelativeShape().inset(by: number)
    }
    calls.lengths("RoundedRectangle(cornerSize:style:)") { x, y in
      RoundedRectangle(cornerSize: CGSize(width: x, height: y))
      RoundedRectangle(cornerRadius: x, style: .circular).stroke(lineWidth: y)
      UnevenRoundedRectangle(
        topLeadingRadius: x,
        bottomLeadingRadius: y,
        bottomTrailingRadius: x,
        topTrailingRadius: 1
      )
    }
    calls.length("Shape.stroke(_:lineWidth:)") { number in
      Circle().stroke(Color.red, lineWidth: number)
      Circle().stroke(lineWidth: number)
      Circle().strokeBorder(Color.red, lineWidth: number)
      Circle().strokeBorder(lineWidth: number)
      Circle().fill(Color.red).stroke(Color.red, lineWidth: number)
    }
    calls.lengths("Shape.stroke(style:)") { x, y in
      Circle().stroke(
        style: StrokeStyle(lineWidth: x, miterLimit: y, dash: [x, y], dashPhase: x)
      )
      Circle().stroke(style: StrokeStyle(lineWidth: 1, dash: [x], dashPhase: y))
    }
    calls.lengths("Shape.trim(from:to:)") { Circle().trim(from: $0, to: $1).stroke() }
    calls.lengths("Shape.rotation(_:anchor:)") { x, y in
      Circle().rotation(.degrees(x), anchor: UnitPoint(x: y, y: x))
    }
    calls.lengths("Shape.scale(_:anchor:), scale(x:y:anchor:)") { x, y in
      Circle().scale(x)
      Circle().scale(x: x, y: y, anchor: UnitPoint(x: x, y: y))
    }
    calls.lengths("Shape.offset(_:), offset(x:y:)") { x, y in
      Circle().offset(CGSize(width: x, height: y))
      Circle().offset(CGPoint(x: x, y: y))
    }
    calls.lengths("Shape.size(_:), size(width:height:)") { x, y in
      Circle().size(CGSize(width: x, height: y))
      Rectangle().size(width: x, height: y).stroke()
    }
    calls.lengths("Shape.transform(_:)") { x, y in
      Circle().transform(CGAffineTransform(a: x, b: y, c: x, d: y, tx: x, ty: y))
    }
    calls.usesLengths("Shape.path(in:), sizeThatFits(_:)") { x, y in
      let shapes: [any Shape] = [
        Circle(), Rectangle(), Capsule(), Ellipse(), RoundedRectangle(cornerRadius: 10),
        UnevenRoundedRectangle(topLeadingRadius: 10), ContainerRelativeShape(),
        Circle().stroke(lineWidth: 2), Circle().trim(from: 0.2), Circle().rotation(.degrees(10)),
      ]
      for shape in shapes {
        for rect in [
          CGRect(x: 0, y: 0, width: x, height: y), CGRect(x: x, y: y, width: 10, height: 10),
          CGRect(x: x, y: y, width: y, height: x),
        ] {
          _ = shape.path(in: rect).boundingRect
          _ = AnyShape(shape).path(in: rect)
        }
        _ = shape.sizeThatFits(ProposedViewSize(width: x, height: y))
      }
    }
  }
}
