package import Foundation
internal import Synchronization

/// The screen of the device that a scene is laid out on (R-WIN-4).
///
/// Code reads it as `UIScreen.main`, without a dependency that the engine could observe.
package struct SceneScreen: Sendable, Equatable {
  /// The size of the screen in the orientation of the device, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// Whether the device is an iPad.
  package var isPad = false

  package init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// The screen of a scene that is not laid out on a device.
  static let usual = SceneScreen(size: CGSize(width: 390, height: 844), scale: 1)

  private static let stored = Mutex((screen: usual, wasRead: false))
}

extension SceneScreen {
  /// The screen of the scene that is laid out.
  package static var current: SceneScreen {
    stored.withLock { stored in
      stored.wasRead = true
      return stored.screen
    }
  }

  /// Records that code reads the size of the screen or the window otherwise than through `current`.
  package static func noteReading() { stored.withLock { $0.wasRead = true } }

  /// Sets the screen of the scene that is laid out next.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Whether the screen has changed after code has read it, so that the code of a scene
  ///   must be evaluated again.
  package static func set(_ screen: SceneScreen) -> Bool {
    stored.withLock { stored in
      defer { stored.screen = screen }
      return stored.wasRead && stored.screen != screen
    }
  }
}

/// The color schemes of an interface.
///
/// An app can state one in its properties, and a view can prefer one for its window. Images and
/// colors of an asset catalog, and the pictures of views, depend on it (R-LOC-7).
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}
