import Synchronization
package import ViewLayout

/// The environment of fonts, and of views outside of a scene's hierarchy.
///
/// A `UIFont` has no environment, and scene code reads lengths of fonts or calls `sizeToFit()`
/// before a view is in a hierarchy. UIKit then uses the screen and the text size of the
/// application. Hosts set this environment before they evaluate scene code and before they lay out;
/// a view in a hierarchy uses the environment of its root view instead.
///
/// A font stores its text style or its size instead of lengths. If a scene is laid out with the
/// test font first and with the metrics of iOS later, the same font has other lengths. Code of a
/// `setup` block runs before a host has an environment, so it reads the lengths of the test font.
package enum ApplicationEnvironment {
  private static let stored = Mutex(HostEnvironment())

  /// The current environment; the default one for scenes that are measured with the test font.
  package static var current: HostEnvironment { stored.withLock { $0 } }

  /// Sets the environment of the scene whose code runs next.
  ///
  /// - Parameter environment: The environment of a host. With the metrics `test`, views outside of
  ///   a hierarchy have the default environment, whatever the host's text size and scale are.
  /// - Returns: Whether the environment differs from the previous one, so that a view that has read
  ///   lengths of fonts or controls must be created again.
  @discardableResult package static func set(_ environment: HostEnvironment) -> Bool {
    var new = environment.metrics == .test ? HostEnvironment() : environment
    // Insets belong to a window, and do not change any length that a view reads when it is created.
    (new.safeArea, new.margins) = (EdgeInsets(), EdgeInsets())
    return stored.withLock { [new] current in
      defer { current = new }
      return current != new
    }
  }
}
