public import Foundation
package import ViewLayout

/// A wheel that turns while something is done: 20 by 20, or 37 by 37.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 by 20, or 37 by 37.
    case medium = 100
    case large = 101
  }

  /// How large the wheel is.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { updateHiding() } }
  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The wheel's color.
  open var color: UIColor! = .systemGray
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Makes a wheel.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    isHidden = true
  }

  /// Makes a wheel of a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Turns the wheel, and shows it.
  open func startAnimating() {
    isAnimating = true
    updateHiding()
  }

  /// Stops the wheel, and hides it unless it is to stay.
  open func stopAnimating() {
    isAnimating = false
    updateHiding()
  }

  private func updateHiding() { isHidden = hidesWhenStopped && !isAnimating }

  open override var intrinsicContentSize: CGSize {
    style == .large ? UIControlMetrics.largeSpinnerSize : UIControlMetrics.spinnerSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIActivityIndicatorView: CustomDrawingView {
  package var paint: DrawingContent? {
    color.drawn.map {
      .shape(
        DrawingShape(
          kind: .ellipse,
          bounds: CGRect(origin: .zero, size: bounds.size).insetBy(dx: 1, dy: 1),
          color: $0,
          lineWidth: 2
        )
      )
    }
  }
}

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
    CGSize(width: UIView.noIntrinsicMetric, height: UIControlMetrics.progressHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControlMetrics.progressHeight)
  }
}

extension UIProgressView: CustomDrawingView {
  package var paint: DrawingContent? {
    let color: UIColor = progressTintColor ?? tintColor
    let width = bounds.width * CGFloat(min(max(progress, 0), 1))
    let bar = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    return color.drawn.map {
      .shape(DrawingShape(kind: .rectangle, bounds: bar, color: $0))
    }
  }
}
