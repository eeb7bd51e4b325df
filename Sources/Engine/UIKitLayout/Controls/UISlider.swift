public import Foundation
package import LayoutTree
internal import ViewLayout

/// A slider of flexible width and a height of 28 points.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  /// Whether value changes are sent during a drag; has no effect.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  /// The color of the track after the value; has no effect.
  open var maximumTrackTintColor: UIColor?
  /// The color of the thumb; has no effect.
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  /// Sets the image of the thumb for a state; has no effect.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  override var defaultContentPriorities: ContentPriorities { .fixedHeight }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIControlMetrics.sliderHeight[traits.metrics])
  }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    referenceStyle(
      CGSize(width: 0, height: UIControlMetrics.sliderHeight[traits.metrics]),
      of: "a slider",
      along: axis
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControlMetrics.sliderHeight[traits.metrics])
  }

  override var hasSystemHeight: Bool { true }

  override var eventsOfTap: Event { [.touchUpInside] }
}

extension UISlider: CustomDrawingView {
  package var paint: DrawingContent? {
    let color: UIColor = minimumTrackTintColor ?? tintColor
    let range = max(maximumValue - minimumValue, .leastNonzeroMagnitude)
    let part = Double((value - minimumValue) / range)
    return color.drawn.map {
      let drawing = ControlDrawing(size: bounds.size, value: min(max(part, 0), 1), tint: $0)
      return .layers(drawing.layers(of: .track))
    }
  }
}

/// A stepper with two buttons, of 94 × 32 points.
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  /// Whether a held touch repeats the change; has no effect.
  open var autorepeat = true

  override var defaultContentPriorities: ContentPriorities { .fixedSize }

  open override var intrinsicContentSize: CGSize {
    UIControlMetrics.stepperSize(in: traits.metrics)
  }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    referenceStyle(UIControlMetrics.stepperSize(in: traits.metrics), of: "a stepper", along: axis)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    UIControlMetrics.stepperSize(in: traits.metrics)
  }

  override var eventsOfTap: Event { [.valueChanged, .primaryActionTriggered] }

  /// Increases the value by a step, because a tap counts as one on the second button.
  override func changeByTap() {
    value += stepValue
    if value > maximumValue { value = wraps ? minimumValue : maximumValue }
  }
}

extension UIStepper: CustomDrawingView {
  package var paint: DrawingContent? {
    .layers(ControlDrawing(size: bounds.size, value: nil).layers(of: .buttons))
  }
}
