import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds paths and their queries.
  static func addPaths(to calls: inout ExtremeCalls) {
    calls.usesLengths("Path.addArc, addRelativeArc") { x, y in
      var path = Path()
      let point = CGPoint(x: x, y: y)
      path.addArc(
        center: point,
        radius: x,
        startAngle: .degrees(x),
        endAngle: .radians(y),
        clockwise: true
      )
      path.addRelativeArc(center: point, radius: y, startAngle: .radians(x), delta: .radians(y))
      query(path)
    }
    calls.usesLengths("Path.move, addLine, addQuadCurve, addCurve") { x, y in
      var path = Path()
      let (point, other) = (CGPoint(x: x, y: y), CGPoint(x: y, y: 0))
      path.move(to: .zero)
      path.addLine(to: point)
      path.addLines([point, other, .zero])
      path.addQuadCurve(to: point, control: other)
      path.addCurve(to: other, control1: point, control2: .zero)
      path.closeSubpath()
      query(path)
    }
    calls.usesLengths("Path.addRect, addEllipse, addRoundedRect") { x, y in
      var path = Path()
      let rect = CGRect(x: x, y: y, width: y, height: x)
      let plain = CGRect(x: 0, y: 0, width: 100, height: 100)
      path.addRect(rect)
      path.addRects([rect, plain])
      path.addEllipse(in: rect)
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: x, height: y))
      path.addRoundedRect(in: plain, cornerSize: CGSize(width: x, height: y), style: .circular)
      path.addRoundedRect(
        in: plain,
        cornerRadii: RectangleCornerRadii(topLeading: x, bottomTrailing: y)
      )
      query(path)
    }
    calls.usesLengths("Path.trimmedPath(from:to:), contains(_:eoFill:)") { x, y in
      for path in [Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20)), Path()] {
        query(path.trimmedPath(from: x, to: y))
        _ = path.contains(CGPoint(x: x, y: y), eoFill: true)
      }
    }
    calls.usesLengths("Path.applying(_:), offsetBy(dx:dy:)") { x, y in
      let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), cornerRadius: x)
      query(path.offsetBy(dx: x, dy: y))
      query(path.applying(CGAffineTransform(rotationAngle: x).scaledBy(x: x, y: y).rotated(by: y)))
      _ = CGAffineTransform(scaleX: x, y: y).translatedBy(x: x, y: y).inverted()
    }
    calls.usesLengths("CGMutablePath, UIBezierPath") { x, y in
      let path = CGMutablePath()
      let point = CGPoint(x: x, y: y)
      path.addArc(center: point, radius: y, startAngle: x, endAngle: y, clockwise: false)
      path.addEllipse(in: CGRect(x: x, y: y, width: x, height: y))
      query(Path(path))
      let bezier = UIBezierPath(
        arcCenter: point,
        radius: x,
        startAngle: x,
        endAngle: y,
        clockwise: true
      )
      bezier.addArc(withCenter: .zero, radius: x, startAngle: y, endAngle: x, clockwise: false)
      bezier.append(
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: x, height: y), cornerRadius: y)
      )
      bezier.append(UIBezierPath(ovalIn: CGRect(x: x, y: y, width: x, height: y)))
      bezier.apply(CGAffineTransform(scaleX: x, y: y))
      _ = (bezier.bounds, bezier.contains(point))
    }
  }

  private static func query(_ path: Path) {
    _ = (path.boundingRect, path.currentPoint, path.isEmpty)
    _ = path.contains(CGPoint(x: 5, y: 5))
    _ = path.contains(CGPoint(x: 5, y: 5), eoFill: true)
    _ = path.trimmedPath(from: 0.25, to: 0.75)
    _ = path.union(Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
    _ = path.intersection(Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
    ExtremeScene.layOut { path.stroke(lineWidth: 2) }
  }
}
