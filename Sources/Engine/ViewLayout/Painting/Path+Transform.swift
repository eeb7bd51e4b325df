import Foundation

extension Path {
  /// The outline with every point of it where a map takes it.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    for element in elements { path.append(element.applying(transform)) }
    return path
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform),
        control1: control1.applying(transform),
        control2: control2.applying(transform)
      )
    case .closeSubpath: .closeSubpath
    }
  }
}
