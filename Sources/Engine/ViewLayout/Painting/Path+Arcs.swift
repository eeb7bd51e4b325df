public import Foundation

extension Path {
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let fullTurn = 2 * Double.pi
    var delta = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: fullTurn)
    let isWhole = delta == 0 && startAngle != endAngle
    if clockwise, delta > 0 { delta -= fullTurn }
    if !clockwise, delta < 0 { delta += fullTurn }
    if isWhole { delta = clockwise ? -fullTurn : fullTurn }
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: Angle(radians: delta),
      transform: transform
    )
  }

  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, delta.radians.isFinite else { return }
    var path = Path()
    // Each curve approximates at most a quarter of a circle.
    let circle: Double = 2 * .pi
    let quarters: Double = min(abs(delta.radians), circle) / (circle / 4)
    let parts = max(Int(quarters.rounded(.up)), 1)
    let step = max(min(delta.radians, circle), -circle) / Double(parts)
    path.move(to: Self.point(at: startAngle.radians, on: center, radius: radius))
    for part in 0..<parts {
      path.addCurve(
        from: startAngle.radians + step * Double(part),
        over: step,
        on: center,
        radius: radius
      )
    }
    join(path.applying(transform))
  }

  private static func point(at angle: Double, on center: CGPoint, radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  private mutating func addCurve(
    from start: Double,
    over step: Double,
    on center: CGPoint,
    radius: CGFloat
  ) {
    let reach = radius * 4 / 3 * tan(step / 4)
    let end = start + step
    let (first, last) = (
      Self.point(at: start, on: center, radius: radius),
      Self.point(at: end, on: center, radius: radius)
    )
    addCurve(
      to: last,
      control1: CGPoint(x: first.x - reach * sin(start), y: first.y + reach * cos(start)),
      control2: CGPoint(x: last.x + reach * sin(end), y: last.y - reach * cos(end))
    )
  }

  /// Continues the path with another one, connected by a straight line if necessary.
  private mutating func join(_ path: Path) {
    let isBeginning = currentPoint == nil
    for (index, element) in path.elements.enumerated() {
      if index == 0, !isBeginning, case .move(let end) = element {
        addLine(to: end)
      } else {
        append(element)
      }
    }
  }
}
