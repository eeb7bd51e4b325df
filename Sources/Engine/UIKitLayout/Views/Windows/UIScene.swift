public import Foundation

/// A part of an app's user interface that the system shows; a scenario has one, with a window.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene in its life cycle.
  public enum ActivationState: Int, Sendable {
    /// Not connected, active, inactive, or in the background.
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The state of the scene in its life cycle.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene.
  open var title: String?
  /// The delegate of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The session of the scene.
  open var session: UISceneSession { UISceneSession() }
}

/// The delegate of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// The delegate of a window scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene.
  var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
  /// The window; `nil`, because no delegate creates one.
  public var window: UIWindow? { nil }
}

/// The session of a scene.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The role of a session.
  public struct Role: Hashable, Sendable {
    /// The role of a window with the app's user interface.
    public static let windowApplication = Role()
  }

  /// The role of the session.
  public var role: Role { .windowApplication }
  /// The identifier of the session.
  public let persistentIdentifier = UUID().uuidString
}

/// Options for the connection of a scene.
@preconcurrency @MainActor public final class UISceneConnectionOptions: NSObject {}

extension UIScene {
  /// Options for the connection of a scene.
  public typealias ConnectionOptions = UISceneConnectionOptions
}

/// The manager of a scene's status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  /// The frame of the status bar, in points; empty.
  public var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden.
  public var isStatusBarHidden: Bool { true }
}

/// The orientation of an app's user interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown, portrait or landscape.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the user interface is in portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the user interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Creates a set from the bits of its orientations.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upright portrait orientation.
  public static let portrait = Self(rawValue: 1 << 1)
  /// The portrait orientation upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// Landscape with the home button on the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// Landscape with the home button on the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// Both orientations in landscape.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// The set of all orientations.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}
