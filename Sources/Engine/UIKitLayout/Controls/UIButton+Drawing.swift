package import ViewLayout
import Foundation

extension UIButton: PaintedView {
  /// The background of a modern button.
  package var paint: DrawingContent? {
    guard let configuration,
      let color = configuration.backgroundColor(tint: tintColor)?.drawn
    else { return nil }
    let radius = configuration.radius(in: bounds.size)
    return .shape(
      DrawingShape(
        kind: .rounded(CGSize(width: radius, height: radius)),
        bounds: CGRect(origin: .zero, size: bounds.size),
        color: color
      )
    )
  }
}

extension UIButton: BaselineContent {
  func textBaseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline {
    baseline.map { .belowMiddle($0) } ?? .bottom
  }
}
