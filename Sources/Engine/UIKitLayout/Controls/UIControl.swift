public import Foundation
import ViewLayout

/// A view that people use, and that tells others of it.
open class UIControl: UIView {
  private var targets: [(events: Event, action: TargetAction)] = []
  private var actions: [(events: Event, action: UIAction)] = []

  /// Whether the control can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a touch is on the control.
  open var isHighlighted = false
  /// Where the content is from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the content is from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a menu is shown when the control is used; has no effect.
  open var showsMenuAsPrimaryAction = false

  /// Makes a control of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of a frame that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// All that is true of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Tells an object of events.
  ///
  /// - Parameters:
  ///   - target: The object; the control keeps no hold of it.
  ///   - action: The method, which gets the control.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((controlEvents, TargetAction(target, action)))
  }

  /// Removes a target; with `nil` every target.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll { $0.action.isFor(target) && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Does something at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Does something at events no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Does all that is to be done at events.
  open func sendActions(for controlEvents: Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      target.action.run(sender: self)
    }
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      action.action.run(sender: self)
    }
  }

  /// The events that a tap on the control makes.
  var eventsOfTap: Event { [.touchDown, .touchUpInside, .primaryActionTriggered] }

  /// Takes on what a tap changes.
  func changeByTap() {}
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
  /// Things that happen to a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes several times.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes within.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch comes to nothing.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control is used.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is used.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something is typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All typing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What is true of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// What is true, as bits.
    public let rawValue: UInt

    /// Makes a state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing.
    public static let normal: State = []
    /// A touch is on the control.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It is where typing or a remote control is.
    public static let focused = State(rawValue: 8)
  }

  /// Where content is from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at the left, at the right, from edge to edge, where reading begins or ends.
    case center, left, right, fill, leading, trailing
  }

  /// Where content is from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at the top, at the bottom, from edge to edge.
    case center, top, bottom, fill
  }
}

extension UIControl: NodeTraitsProvider {
  var paintKind: NodeTraits.Paint { .control }
  var isTyped: Bool { (self as? UITextField)?.text?.isEmpty == false }
  var respondsToTaps: Bool { isEnabled }
}
