import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds modifiers that change the drawing and the reported frames.
  static func addEffects(to calls: inout ExtremeCalls) {
    calls.length("View.scaleEffect(_:anchor:)") { Text("a").scaleEffect($0) }
    calls.lengths("View.scaleEffect(x:y:anchor:)") { x, y in
      Text("a").scaleEffect(x: x, y: y, anchor: UnitPoint(x: y, y: x))
      Text("a").scaleEffect(CGSize(width: x, height: y))
    }
    calls.length("View.rotationEffect(_:anchor:)") { number in
      Text("a").rotationEffect(.degrees(number))
      Text("a").rotationEffect(.radians(number), anchor: UnitPoint(x: number, y: 0))
    }
    calls.lengths("View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") { x, y in
      Text("a").rotation3DEffect(.degrees(x), axis: (x: x, y: y, z: x), anchorZ: x, perspective: y)
    }
    calls.lengths("View.transformEffect(_:)") { x, y in
      Text("a").transformEffect(CGAffineTransform(a: x, b: y, c: x, d: y, tx: x, ty: y))
      Text("a").transformEffect(CGAffineTransform(translationX: x, y: y))
    }
    calls.length("View.opacity(_:)") { Text("a").opacity($0) }
    calls.length("View.blur(radius:opaque:)") { Text("a").blur(radius: $0) }
    calls.lengths("View.shadow(color:radius:x:y:)") { Text("a").shadow(radius: $0, x: $1, y: $0) }
    calls.length("View.border(_:width:)") { Text("a").border(Color.red, width: $0) }
    calls.length("View.cornerRadius(_:antialiased:)") { Text("a").cornerRadius($0) }
    calls.length("View.brightness(_:), contrast(_:), saturation(_:), grayscale(_:)") { number in
      Color.red.brightness(number)
      Color.red.contrast(number)
      Color.red.saturation(number)
      Color.red.grayscale(number)
      Color.red.hueRotation(.degrees(number))
    }
    calls.length("View.onScrollVisibilityChange(threshold:_:)") { number in
      ScrollView { Text("a").onScrollVisibilityChange(threshold: number) { _ in } }
    }
    calls.integer("View.onTapGesture(count:perform:)") { number in
      Text("a").onTapGesture(count: number) {}
      Text("a").gesture(TapGesture(count: number))
      Text("a").gesture(SpatialTapGesture(count: number))
    }
    calls.length(
      "View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    ) { number in
      Text("a").onLongPressGesture(minimumDuration: number, maximumDistance: number) {}
      Text("a").gesture(DragGesture(minimumDistance: number))
    }
    calls.length("Color(_:red:green:blue:opacity:)") { number in
      Color(red: number, green: number, blue: number, opacity: number)
      Color(white: number, opacity: number)
      Color(hue: number, saturation: number, brightness: number, opacity: number)
      Color.red.opacity(number)
      Color.red.mix(with: .blue, by: number)
      let part = Float(number)
      Color(Color.Resolved(red: part, green: part, blue: part, opacity: part))
    }
    calls.lengths("LinearGradient, RadialGradient, AngularGradient, EllipticalGradient") { x, y in
      let point = UnitPoint(x: x, y: y)
      let gradient = Gradient(stops: [
        Gradient.Stop(color: .red, location: x), Gradient.Stop(color: .blue, location: y),
      ])
      LinearGradient(gradient: gradient, startPoint: point, endPoint: .bottom)
      RadialGradient(gradient: gradient, center: point, startRadius: x, endRadius: y)
      AngularGradient(
        gradient: gradient,
        center: point,
        startAngle: .degrees(x),
        endAngle: .radians(y)
      )
      EllipticalGradient(
        gradient: gradient,
        center: point,
        startRadiusFraction: x,
        endRadiusFraction: y
      )
    }
    calls.integer("MeshGradient(width:height:points:colors:background:smoothsColors:)") { number in
      MeshGradient(width: number, height: number, points: [[0, 0]], colors: [.red])
    }
    calls.lengths("CoordinateSpaces, GeometryProxy") { x, y in
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width * x, height: proxy.frame(in: .global).maxY * y)
      }
      .offset(x: x, y: y)
    }
  }
}
