public import Foundation

/// A timer that fires with the screen, which never does here.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// Whether the timer is paused.
  public var isPaused = false
  /// The time of the last frame, in seconds.
  public var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds.
  public var targetTimestamp: CFTimeInterval { 0 }
  /// The duration of a frame, in seconds.
  public var duration: CFTimeInterval { 1 / 60 }

  /// Creates a timer that calls a method of a target.
  public init(target: Any, selector: Selector) {}

  /// Adds the timer to a run loop; has no effect.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer; has no effect.
  public func invalidate() {}
}
