public import Foundation
import ViewLayout

/// A control with segments as wide as the widest one, and a height of 32 points.
open class UISegmentedControl: UIControl {
  private var segments: [UILabel] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { setNeedsLayout() }
  }
  /// The color of the selected segment; has no effect.
  open var selectedSegmentTintColor: UIColor?
  /// Whether the widths of segments follow their titles; has no effect.
  open var apportionsSegmentWidthsByContent = false

  nonisolated public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
  }

  /// Creates a control with a segment for each title; images result in empty segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { add(item as? String) }
    bounds.size = intrinsicContentSize
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    add(title, at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].text = title
    invalidateIntrinsicContentSize()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].text : nil
  }

  /// Sets the attributes of titles for a state; has no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }

  private func add(_ title: String?, at place: Int? = nil) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 14)
    label.textAlignment = .center
    label.text = title
    segments.insert(label, at: min(max(place ?? segments.count, 0), segments.count))
    addSubview(label)
    invalidateIntrinsicContentSize()
  }

  override var defaultContentPriorities: ContentPriorities { .fixedHeight }

  open override var intrinsicContentSize: CGSize {
    let system = traits.metrics
    let gaps = CGFloat(max(segments.count - 1, 0)) * UIControlMetrics.segmentGap[system]
    let widest = segments.map { label in
      label.font = UIControlMetrics.segmentFont(in: system)
      let words = label.intrinsicContentSize.width
      return words > 0
        ? words + 2 * UIControlMetrics.segmentPadding[system]
        : UIControlMetrics.minimumSegmentWidth[system]
    }.max()
    return CGSize(
      width: (widest ?? 0) * CGFloat(segments.count) + gaps,
      height: UIControlMetrics.segmentsHeight[system]
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    guard axis == 0, segments.count > 1 else {
      return referenceStyle(intrinsicContentSize, of: "a segmented control", along: axis)
    }
    let width = intrinsicContentSize.width / CGFloat(segments.count)
    return segments.map { _ in IntrinsicLengthPart(width, "segment as wide as the widest") }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(segments.count, 1))
    for (index, label) in segments.enumerated() {
      let place = isRightToLeft ? segments.count - 1 - index : index
      label.frame = CGRect(
        x: CGFloat(place) * width,
        y: 0,
        width: width,
        height: bounds.height
      )
      label.backgroundColor = index == selectedSegmentIndex ? .systemBackground : nil
      label.layer.cornerRadius = 7
    }
  }

  override var hasSystemHeight: Bool { true }

  override var eventsOfTap: Event { [.valueChanged, .primaryActionTriggered] }

  override func changeByTap() {
    guard !segments.isEmpty else { return }
    let isBeforeLast = selectedSegmentIndex >= 0 && selectedSegmentIndex < segments.count - 1
    selectedSegmentIndex = isBeforeLast ? selectedSegmentIndex + 1 : 0
  }
}
