package import Foundation
package import LayoutTree

/// Draws the parts of controls as recognizable outlines of the measured size.
package struct ControlDrawing {
  /// A part of a control; its raw value is its name in reports.
  package enum Part: String, Sendable {
    case `switch`, track, bar, buttons, ring, spinner, mark, date, time, month, wheel, color
  }

  private let size: CGSize
  private let value: Double?
  private let tint: DrawingColor?

  private static let line = DrawingColor(.quaternary)
  private static let fill = DrawingColor(Color.quaternary.opacity(0.6))
  private static let edge = DrawingColor(.tertiary)
  private static let gray = DrawingColor(.secondary)
  private static let white = DrawingColor(.white)

  /// Prepares the drawing of a part of a control.
  ///
  /// - Parameters:
  ///   - size: The size of the part, in points.
  ///   - value: The value of the control, from 0 to 1; `nil` for a control without a value.
  ///   - tint: The color of the filled part; `nil` for that of the system.
  package init(size: CGSize, value: Double?, tint: DrawingColor? = nil) {
    (self.size, self.value, self.tint) = (size, value, tint)
  }
}

extension ControlDrawing {
  /// Returns the layers of a part from back to front.
  package func layers(of part: Part) -> [DrawingLayer] {
    switch part {
    case .switch: size.width > size.height * 1.2 ? toggle : checkbox
    case .track: slider
    case .bar: bar
    case .buttons: stepper
    case .ring: ring
    case .spinner: spinner
    case .mark: [mark]
    case .date, .time: [rounded(bounds, 7, Self.fill), bar(in: bounds.insetBy(dx: 10, dy: 12))]
    case .month: [rounded(bounds, 7, Self.fill), days]
    case .wheel: wheel
    case .color: [oval(square, accent), oval(square, Self.line, lineWidth: 2)]
    }
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: size) }

  private var square: CGRect {
    let side = min(size.width, size.height)
    return CGRect(
      x: (size.width - side) / 2,
      y: (size.height - side) / 2,
      width: side,
      height: side
    )
  }

  private var accent: DrawingColor { tint ?? DrawingColor(.accentColor) }

  private var isOn: Bool { (value ?? 1) > 0.5 }

  private var toggle: [DrawingLayer] {
    let diameter = max(size.height - 4, 0)
    let x = isOn ? size.width - diameter - 2 : 2
    return [
      rounded(bounds, size.height / 2, isOn ? tint ?? DrawingColor(.green) : Self.line),
      oval(CGRect(x: x, y: 2, width: diameter, height: diameter), Self.white),
    ]
  }

  private var checkbox: [DrawingLayer] {
    let box = square
    let (x, y, side) = (box.minX, box.minY, box.width)
    var tick = Path()
    tick.move(to: CGPoint(x: x + side * 0.26, y: y + side * 0.54))
    tick.addLine(to: CGPoint(x: x + side * 0.44, y: y + side * 0.72))
    tick.addLine(to: CGPoint(x: x + side * 0.76, y: y + side * 0.3))
    guard isOn else { return [rounded(box.insetBy(dx: 0.5, dy: 0.5), 3, Self.edge, lineWidth: 1)] }
    return [rounded(box, 3, accent), stroked(tick, Self.white, lineWidth: max(side / 9, 1))]
  }

  private var slider: [DrawingLayer] {
    let diameter = min(size.height, 20, size.width)
    let x = (size.width - diameter) * (value ?? 0.5)
    let middle = size.height / 2
    let knob = CGRect(x: x, y: middle - diameter / 2, width: diameter, height: diameter)
    return [
      rounded(CGRect(x: 0, y: middle - 2, width: size.width, height: 4), 2, Self.line),
      rounded(CGRect(x: 0, y: middle - 2, width: knob.midX, height: 4), 2, accent),
      oval(knob, Self.white), oval(knob.insetBy(dx: 0.5, dy: 0.5), Self.edge, lineWidth: 1),
    ]
  }

  private var bar: [DrawingLayer] {
    let height = min(size.height, 6)
    let track = CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
    var part = track
    part.size.width *= value ?? 0.5
    return [rounded(track, height / 2, Self.line), rounded(part, height / 2, accent)]
  }

  private var stepper: [DrawingLayer] {
    let (middle, arm) = (size.height / 2, min(size.height, size.width / 2) * 0.2)
    var signs = Path()
    for (index, x) in [size.width / 4, size.width * 3 / 4].enumerated() {
      signs.move(to: CGPoint(x: x - arm, y: middle))
      signs.addLine(to: CGPoint(x: x + arm, y: middle))
      guard index == 1 else { continue }
      signs.move(to: CGPoint(x: x, y: middle - arm))
      signs.addLine(to: CGPoint(x: x, y: middle + arm))
    }
    var line = Path()
    line.move(to: CGPoint(x: size.width / 2, y: size.height * 0.2))
    line.addLine(to: CGPoint(x: size.width / 2, y: size.height * 0.8))
    return [
      rounded(bounds, min(size.height / 4, 8), Self.fill),
      stroked(line, Self.edge, lineWidth: 1), stroked(signs, DrawingColor.primary, lineWidth: 1.5),
    ]
  }

  private var ring: [DrawingLayer] {
    let width = min(size.width, size.height) / 8
    let box = square.insetBy(dx: width / 2, dy: width / 2)
    return [oval(box, Self.line, lineWidth: width)] + [arc(to: value ?? 0.5, in: box, width: width)]
  }

  private var spinner: [DrawingLayer] {
    let width = min(size.width, size.height) / 9
    let box = square.insetBy(dx: width, dy: width)
    return [
      oval(box, Self.line, lineWidth: width), arc(to: 0.25, in: box, width: width, Self.gray),
    ]
  }

  /// Returns a gray bar in place of a text that is not measured.
  private func bar(in rect: CGRect) -> DrawingLayer {
    guard rect.width > 0, rect.height > 0 else { return rounded(.zero, 0, Self.edge) }
    let bar = CGRect(x: rect.minX, y: rect.midY - 3, width: rect.width, height: 6)
    return rounded(bar, 3, Self.edge)
  }

  /// A dot for each day of a month.
  private var days: DrawingLayer {
    var path = Path()
    for day in 0..<31 {
      let (x, y) = (CGFloat(day % 7) + 0.5, CGFloat(day / 7) + 1.5)
      let dot = CGPoint(x: size.width / 7 * x, y: size.height / 7 * y)
      path.move(to: dot)
      path.addLine(to: CGPoint(x: dot.x + 0.01, y: dot.y))
    }
    return stroked(path, Self.edge, lineWidth: min(size.width, size.height) / 20)
  }

  /// The selected option of a wheel in a band, between four others.
  private var wheel: [DrawingLayer] {
    let band = CGRect(x: 0, y: size.height / 2 - 16, width: size.width, height: 32)
    let options = (-2...2).map { step in
      bar(
        in: band.insetBy(dx: size.width * (0.25 + 0.04 * CGFloat(abs(step))), dy: 8)
          .offsetBy(dx: 0, dy: CGFloat(step) * min(size.height / 6, 34))
      )
    }
    return [rounded(band, 7, Self.fill)] + options
  }

  /// A small arrow that points to what a tap opens.
  private var mark: DrawingLayer {
    let arm = min(size.width, size.height) / 4
    var arrow = Path()
    arrow.move(to: CGPoint(x: size.width / 2 - arm, y: size.height / 2 - arm / 2))
    arrow.addLine(to: CGPoint(x: size.width / 2, y: size.height / 2 + arm / 2))
    arrow.addLine(to: CGPoint(x: size.width / 2 + arm, y: size.height / 2 - arm / 2))
    return stroked(arrow, Self.gray, lineWidth: 1.5)
  }
}

extension ControlDrawing {
  private func arc(
    to part: Double,
    in box: CGRect,
    width: CGFloat,
    _ color: DrawingColor? = nil
  ) -> DrawingLayer {
    var path = Path()
    path.addArc(
      center: CGPoint(x: box.midX, y: box.midY),
      radius: box.width / 2,
      startAngle: .degrees(-90),
      endAngle: .degrees(-90 + 360 * min(max(part, 0), 0.999)),
      clockwise: false
    )
    return stroked(path, color ?? accent, lineWidth: width)
  }

  private func stroked(_ path: Path, _ color: DrawingColor, lineWidth: CGFloat) -> DrawingLayer {
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    var shape = DrawingShape(path, style: .stroke(nil, style))
    shape.color = color
    return DrawingLayer(.shape(shape), frame: bounds)
  }

  private func rounded(
    _ rect: CGRect,
    _ radius: CGFloat,
    _ color: DrawingColor,
    lineWidth: CGFloat? = nil
  ) -> DrawingLayer {
    let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
    return layer(.rounded(CGSize(width: radius, height: radius)), rect, color, lineWidth)
  }

  private func oval(
    _ rect: CGRect,
    _ color: DrawingColor,
    lineWidth: CGFloat? = nil
  ) -> DrawingLayer {
    layer(.ellipse, rect, color, lineWidth)
  }

  private func layer(
    _ kind: DrawingShape.Kind,
    _ rect: CGRect,
    _ color: DrawingColor,
    _ lineWidth: CGFloat?
  ) -> DrawingLayer {
    let shape = DrawingShape(
      kind: kind,
      bounds: rect,
      color: color,
      lineWidth: lineWidth
    )
    return DrawingLayer(.shape(shape), frame: bounds)
  }
}
