public import Foundation

/// The base class of gesture recognizers; a scenario can only simulate single taps.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  private var targets: [TargetAction] = []
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var state = State.possible
  /// The delegate; its functions are never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches of a recognized gesture are canceled in the view; has no effect.
  open var cancelsTouchesInView = true
  /// Whether touches are delayed until the gesture has failed; has no effect.
  open var delaysTouchesBegan = false

  public override convenience init() { self.init(target: nil, action: nil) }

  public init(target: Any?, action: Selector?) {
    if let action { targets = [TargetAction(target, action)] }
    super.init()
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Removes a target, or all targets if it is `nil`; the action is ignored.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isFor(target) }
  }

  /// Returns the location in a view, in points: the center of the recognizer's view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Requires another recognizer to fail first; has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether a single tap with one finger triggers the recognizer.
  var isTap: Bool { false }

  /// Calls all targets after a simulated gesture.
  func run() {
    state = .ended
    for target in targets { target.run(sender: self) }
    state = .possible
  }
}

/// The delegate of a gesture recognizer; never called.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var isTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

/// A recognizer of long presses, which are never simulated.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
}

/// A recognizer of drags, which are never simulated.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns the translation of the drag, in points; always zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Sets the translation of the drag; has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

  /// Returns the velocity of the drag, in points per second; always zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of swipes, which are never simulated.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe, as a set.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
}

/// A recognizer of pinches, which are never simulated.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

/// A recognizer of rotations, which are never simulated.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
}

extension UIView {
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { nonLayoutProperties.gestures.isEmpty ? nil : nonLayoutProperties.gestures }
    set {
      for gesture in nonLayoutProperties.gestures { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    nonLayoutProperties.gestures.append(gestureRecognizer)
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    nonLayoutProperties.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
