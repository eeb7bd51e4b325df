public import Foundation

/// Watches what fingers do on a view: here a tap on the view's identifier is all that is done.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a gesture is.
  public enum State: Int, Sendable {
    /// It may be, has begun, has changed, is over, was stopped, was none.
    case possible, began, changed, ended, cancelled, failed
    /// It is over and was one.
    public static let recognized = State.ended
  }

  private var targets: [TargetAction] = []
  /// The view that is watched; `nil` for none.
  open internal(set) weak var view: UIView?
  /// Whether the gesture counts.
  open var isEnabled = true
  /// Where the gesture is.
  open var state = State.possible
  /// The delegate; never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view gets no touches of a gesture; has no effect.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches late; has no effect.
  open var delaysTouchesBegan = false

  /// Makes a gesture recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes a gesture that an object is told of.
  public init(target: Any?, action: Selector?) {
    if let action { targets = [TargetAction(target, action)] }
    super.init()
  }

  /// Tells another object too.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }

  /// Removes a target; with `nil` every target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isFor(target) }
  }

  /// Where the gesture is in a view, in points: in its middle.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Says that another gesture comes first; has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether a tap with one finger is such a gesture.
  var isTap: Bool { false }

  /// Tells all that there was the gesture.
  func run() {
    state = .ended
    for target in targets { target.run(sender: self) }
    state = .possible
  }
}

/// The delegate of a gesture recognizer; never called.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A tap.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  override var isTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

/// A long press; never simulated.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it takes, in seconds.
  open var minimumPressDuration = 0.5
}

/// A drag; never simulated.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has gone, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }

  /// Says how far the finger has gone; has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

  /// How fast the finger goes, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A swipe; never simulated.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Makes directions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The direction.
  open var direction = Direction.right
}

/// A pinch; never simulated.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much further the fingers are apart.
  open var scale: CGFloat = 1
}

/// A rotation; never simulated.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
}

extension UIView {
  /// The gestures on the view; `nil` for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { nonLayoutProperties.gestures.isEmpty ? nil : nonLayoutProperties.gestures }
    set {
      for gesture in nonLayoutProperties.gestures { removeGestureRecognizer(gesture) }
      for gesture in newValue ?? [] { addGestureRecognizer(gesture) }
    }
  }

  /// Watches for a gesture on the view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    nonLayoutProperties.gestures.append(gestureRecognizer)
  }

  /// Watches for a gesture no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    nonLayoutProperties.gestures.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
