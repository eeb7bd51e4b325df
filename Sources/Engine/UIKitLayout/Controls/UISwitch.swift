public import Foundation
package import ViewLayout

/// A switch: 51 by 31, unless its frame says otherwise.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The color while it is on.
  open var onTintColor: UIColor?
  /// The color of the part that moves: taken and ignored.
  open var thumbTintColor: UIColor?
  /// How the switch looks: taken and ignored.
  open var preferredStyle = Style.automatic

  /// Makes a switch of a place; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlLengths.switchSize))
  }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// As usual, as a box to tick, as a switch.
    case automatic, checkbox, sliding
  }

  /// Says whether it is on.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { ControlLengths.switchSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLengths.switchSize }

  override var eventsOfTap: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }

  override func changeByTap() { isOn.toggle() }
}

extension UISwitch: PaintedView {
  package var paint: DrawingContent? {
    let color = isOn ? onTintColor ?? .systemGreen : .systemGray4
    let radius = min(bounds.width, bounds.height) / 2
    return color.drawn.map {
      .shape(
        DrawingShape(
          kind: .rounded(CGSize(width: radius, height: radius)),
          bounds: CGRect(origin: .zero, size: bounds.size),
          color: $0
        )
      )
    }
  }
}
