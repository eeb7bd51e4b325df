public import Foundation
package import LayoutTree
package import ViewLayout

/// A switch with a natural size of 51 × 31 points, or that of the system (R-UIC-1).
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  /// The color of the thumb; has no effect.
  open var thumbTintColor: UIColor?
  /// The style of the switch; has no effect.
  open var preferredStyle = Style.automatic

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: .zero))
    self.frame.size = UIControlMetrics.switchSize(in: traits.metrics)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The style of a switch.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  /// Sets whether the switch is on, immediately.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var defaultContentPriorities: ContentPriorities { .fixedSize }

  open override var intrinsicContentSize: CGSize {
    UIControlMetrics.switchSize(in: traits.metrics)
  }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    referenceStyle(UIControlMetrics.switchSize(in: traits.metrics), of: "a switch", along: axis)
  }

  /// R-UIC-1: constraints use a rectangle that is narrower than the frame.
  open override var alignmentRectInsets: UIEdgeInsets {
    let right = UIControlMetrics.switchAlignmentInset[traits.metrics]
    return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: right)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    UIControlMetrics.switchSize(in: traits.metrics)
  }

  override var eventsOfTap: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }

  override var hasSystemHeight: Bool { true }

  override func changeByTap() { isOn.toggle() }
}

extension UISwitch: CustomDrawingView {
  package var paint: DrawingContent? {
    let drawing = ControlDrawing(size: bounds.size, value: isOn ? 1 : 0, tint: onTintColor?.drawn)
    return .layers(drawing.layers(of: .switch))
  }
}

/// A page control with a dot for each page, 16 points apart and 26 points high.
open class UIPageControl: UIControl {
  /// The maximum number of dots that pictures show.
  private static let drawnLimit = 1_000

  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var currentPage = 0
  open var hidesForSinglePage = false { didSet { invalidateIntrinsicContentSize() } }
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = hidesForSinglePage && pageCount == 1 ? 0 : max(pageCount, 0)
    let margin = count > 0 ? UIControlMetrics.pagesMargin[traits.metrics] : 0
    return CGSize(
      width: CGFloat(count) * UIControlMetrics.pagePitch[traits.metrics] + margin,
      height: UIControlMetrics.pagesHeight[traits.metrics]
    )
  }

  override var defaultContentPriorities: ContentPriorities { .fixedHeight }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var eventsOfTap: Event { [.valueChanged, .primaryActionTriggered] }

  override func changeByTap() {
    let last = max(numberOfPages, 1) - 1
    currentPage = currentPage < last ? currentPage + 1 : last
  }
}

extension UIPageControl: ViewContent {
  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    let size = size(forNumberOfPages: numberOfPages)
    let pitch = UIControlMetrics.pagePitch[traits.metrics]
    guard size.width > 0 else { return [] }
    return (0..<min(numberOfPages, Self.drawnLimit)).map { page in
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let dot = CGRect(
        x: bounds.midX - CGFloat(numberOfPages) * pitch / 2 + (CGFloat(page) + 0.5) * pitch - 4,
        y: bounds.midY - 4,
        width: 8,
        height: 8
      )
      let shape = DrawingShape(
        kind: .ellipse,
        bounds: CGRect(x: 0, y: 0, width: 8, height: 8),
        color: color.drawn ?? .primary
      )
      return ResolvedNode(name: "", frame: dot, picture: NodePicture(.shape(shape)))
    }
  }
}
