public import Foundation
package import ViewLayout

/// A value that a finger sets along a line: as wide as it is put, 28 high.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The maximum value.
  open var maximumValue: Float = 1
  /// Whether every value on the way is told; has no effect.
  open var isContinuous = true
  /// The color of the line up to the value.
  open var minimumTrackTintColor: UIColor?
  /// The color of the rest of the line; has no effect.
  open var maximumTrackTintColor: UIColor?
  /// The color of the part that moves; has no effect.
  open var thumbTintColor: UIColor?

  /// Says the value.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  /// Says the picture of the part that moves in a state; has no effect.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIControlMetrics.sliderHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UIControlMetrics.sliderHeight)
  }

  override var eventsOfTap: Event { [.touchUpInside] }
}

extension UISlider: CustomDrawingView {
  package var paint: DrawingContent? {
    let color: UIColor = minimumTrackTintColor ?? tintColor
    let line = CGRect(x: 0, y: bounds.height / 2 - 2, width: bounds.width, height: 4)
    return color.drawn.map {
      .shape(DrawingShape(kind: .rounded(CGSize(width: 2, height: 2)), bounds: line, color: $0))
    }
  }
}

/// Two buttons that raise and lower a value: 94 by 32.
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The maximum value.
  open var maximumValue = 100.0
  /// By how much a tap changes it.
  open var stepValue = 1.0
  /// Whether the minimum value follows the maximum.
  open var wraps = false
  /// Whether a finger that stays repeats; has no effect.
  open var autorepeat = true

  open override var intrinsicContentSize: CGSize { UIControlMetrics.stepperSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIControlMetrics.stepperSize }

  override var eventsOfTap: Event { [.valueChanged, .primaryActionTriggered] }

  /// A tap is one on the button that raises.
  override func changeByTap() {
    value += stepValue
    if value > maximumValue { value = wraps ? minimumValue : maximumValue }
  }
}

extension UIStepper: CustomDrawingView {
  package var paint: DrawingContent? {
    UIColor.tertiarySystemFill.drawn.map {
      .shape(
        DrawingShape(
          kind: .rounded(CGSize(width: 8, height: 8)),
          bounds: CGRect(origin: .zero, size: bounds.size),
          color: $0
        )
      )
    }
  }
}
