public import Foundation
internal import LayoutTree
import ViewLayout

/// The base class of controls, which send events to targets and actions.
open class UIControl: UIView {
  private var targets: [(events: Event, action: TargetAction)] = []
  private var actions: [(events: Event, action: UIAction)] = []

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether the primary action shows the menu; has no effect.
  open var showsMenuAsPrimaryAction = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((controlEvents, TargetAction(target, action)))
  }

  /// Removes a target for events, or all targets if it is `nil`; the action is ignored.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { $0.action.isFor(target) && !$0.events.isDisjoint(with: controlEvents) }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  open func sendActions(for controlEvents: Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      target.action.run(sender: self)
    }
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      action.action.run(sender: self)
    }
  }

  /// The events that a tap on the control sends.
  var eventsOfTap: Event { [.touchDown, .touchUpInside, .primaryActionTriggered] }

  /// Updates the value of the control after a tap.
  func changeByTap() {}

  /// Whether the text is typed by the user, so that it scrolls instead of being truncated.
  var isTyped: Bool { false }

  /// Whether the system determines the height of the control.
  var hasSystemHeight: Bool { false }
}

extension UIControl: TappableView {
  package func handleTap() -> Bool {
    guard isEnabled, isUserInteractionEnabled else { return false }
    changeByTap()
    sendActions(for: eventsOfTap)
    return true
  }
}

extension UIControl {
  /// The events of a control, as a set.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, as a combination of flags.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// The horizontal alignment of content in a control.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of content in a control.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}

extension UIControl: NodeTraitsProvider {
  var paintKind: NodeTraits.Paint { .control }
  var respondsToTaps: Bool { isEnabled }
}
