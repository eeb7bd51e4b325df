public import Foundation
package import ViewLayout

/// A bar that shows how far something has come: as wide as it is put, 4 high.
open class UIProgressView: UIView {
  /// How far, from 0 to 1.
  open var progress: Float = 0
  /// The color of that part.
  open var progressTintColor: UIColor?
  /// The color of the rest.
  open var trackTintColor: UIColor?

  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// As usual, or in a bar; both are as high.
    case `default`, bar
  }

  /// Makes a bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Says how far something has come, from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlLengths.progressHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlLengths.progressHeight)
  }
}

extension UIProgressView: PaintedView {
  package var paint: DrawingContent? {
    let color: UIColor = progressTintColor ?? tintColor
    let width = bounds.width * CGFloat(min(max(progress, 0), 1))
    let bar = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    return color.drawn.map {
      .shape(DrawingShape(kind: .rectangle, bounds: bar, color: $0))
    }
  }
}
