import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds drawing operations of a canvas.
  static func addDrawing(to calls: inout ExtremeCalls) {
    calls.lengths("GraphicsContext.draw") { x, y in
      Canvas { context, size in
        let point = CGPoint(x: x, y: y)
        let rect = CGRect(x: x, y: y, width: y, height: x)
        context.draw(Text("a b"), at: point, anchor: UnitPoint(x: x, y: y))
        context.draw(Text("a b"), in: rect)
        context.draw(Image("a"), at: point)
        context.draw(Image("a"), in: rect)
        let text = context.resolve(Text("a b"))
        _ = text.measure(in: CGSize(width: x, height: y))
        _ = text.firstBaseline(in: CGSize(width: x, height: y))
        _ = text.lastBaseline(in: CGSize(width: x, height: y))
        context.stroke(Path(rect), with: .color(.red), lineWidth: x)
        context.fill(Path(rect), with: .color(red: x, green: y, blue: x, opacity: y))
      }
    }
    calls.lengths("GraphicsContext.translateBy, scaleBy, rotate, concatenate") { x, y in
      Canvas { context, size in
        context.opacity = x
        context.translateBy(x: x, y: y)
        context.scaleBy(x: x, y: y)
        context.rotate(by: .radians(x))
        context.concatenate(CGAffineTransform(scaleX: x, y: y))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        context.draw(Text("a"), at: .zero)
      }
    }
    calls.lengths("GraphicsContext.addFilter, clip") { x, y in
      Canvas { context, size in
        context.addFilter(.blur(radius: x))
        context.addFilter(.shadow(radius: x, x: x, y: y))
        context.clip(to: Path(CGRect(x: x, y: y, width: x, height: y)))
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      }
    }
    calls.lengths("GraphicsContext.Shading") { x, y in
      Canvas { context, size in
        let (point, gradient) = (CGPoint(x: x, y: y), Gradient(colors: [.red, .blue]))
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(path, with: .linearGradient(gradient, startPoint: point, endPoint: .zero))
        context.fill(
          path,
          with: .radialGradient(gradient, center: point, startRadius: x, endRadius: y)
        )
        context.fill(path, with: .conicGradient(gradient, center: point, angle: .radians(x)))
        context.fill(path, with: .tiledImage(Image("a"), origin: point, scale: x))
      }
    }
  }
}
