public import Foundation
package import LayoutTree
internal import ViewLayout

/// An activity indicator of 20 × 20 or 37 × 37 points.
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// A size of 20 × 20 points.
    case medium = 100
    /// A size of 37 × 37 points.
    case large = 101
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var hidesWhenStopped = true { didSet { updateHiding() } }
  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open func startAnimating() {
    isAnimating = true
    updateHiding()
  }

  open func stopAnimating() {
    isAnimating = false
    updateHiding()
  }

  private func updateHiding() { isHidden = hidesWhenStopped && !isAnimating }

  override var defaultContentPriorities: ContentPriorities { .fixedSize }

  open override var intrinsicContentSize: CGSize {
    let size = style == .large ? UIControlMetrics.largeSpinnerSize : UIControlMetrics.spinnerSize
    return CGSize(width: size[traits.metrics], height: size[traits.metrics])
  }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    referenceStyle(intrinsicContentSize, of: "an activity indicator", along: axis)
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

/// A progress bar of flexible width and a height of 4 points.
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    /// The default style, and the style for bars; both have the same height.
    case `default`, bar
  }

  /// Creates a progress bar; the style is ignored.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Sets the progress, from 0 to 1, immediately.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var defaultContentPriorities: ContentPriorities { .fixedHeight }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIControlMetrics.progressHeight[traits.metrics])
  }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    referenceStyle(
      CGSize(width: 0, height: UIControlMetrics.progressHeight[traits.metrics]),
      of: "a progress view",
      along: axis
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControlMetrics.progressHeight[traits.metrics])
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
