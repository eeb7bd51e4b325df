public import Foundation
package import ViewLayout

/// Two buttons that raise and lower a value: 94 by 32.
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The greatest value.
  open var maximumValue = 100.0
  /// By how much a tap changes it.
  open var stepValue = 1.0
  /// Whether the least value follows the greatest.
  open var wraps = false
  /// Whether a finger that stays repeats: taken and ignored.
  open var autorepeat = true

  open override var intrinsicContentSize: CGSize { ControlLengths.stepperSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLengths.stepperSize }

  override var eventsOfTap: Event { [.valueChanged, .primaryActionTriggered] }

  /// A tap is one on the button that raises.
  override func changeByTap() {
    value += stepValue
    if value > maximumValue { value = wraps ? minimumValue : maximumValue }
  }
}

extension UIStepper: PaintedView {
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
