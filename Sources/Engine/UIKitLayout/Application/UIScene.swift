public import Foundation

/// A part of an app's user interface that the system shows; scenarios have none.
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
  /// The window; `nil`, because the engine has none.
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

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  open var windows: [UIWindow] { [] }
  /// The window that receives keyboard input; `nil` if there is none.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen of the scene.
  open var screen: UIScreen { .main }
  /// The traits of the scene's environment.
  open var traitCollection: UITraitCollection { UIView().traitCollection }
  /// The orientation of the user interface.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The manager of the status bar; `nil`, as there is no status bar.
  open var statusBarManager: UIStatusBarManager? { nil }
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

extension UIApplication {
  /// The scenes of the app; none, as a scenario is laid out outside of an app.
  public var connectedScenes: Set<UIScene> { [] }
  /// The windows of the app; none.
  public var windows: [UIWindow] { [] }
  /// The window that receives keyboard input; `nil`, as there is none.
  public var keyWindow: UIWindow? { nil }
  /// The text size that the user prefers, without the environment of a view.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The state of the app.
  public var applicationState: State { .active }

  /// The state of an app.
  public enum State: Int, Sendable {
    /// Active, inactive, or in the background.
    case active, inactive, background
  }
}

extension UIWindow {
  /// The scene of the window; `nil`, as there is none.
  public var windowScene: UIWindowScene? { nil }
  /// The screen of the window.
  public var screen: UIScreen { .main }

  /// Creates a window of a scene, with the size of the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
  }
}

extension UIDevice {
  /// Plays the click of a key; has no effect.
  public func playInputClick() {}
  /// Whether notifications of the orientation are posted; has no effect.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends notifications of the orientation; has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// The level of the battery, from 0 to 1.
  public var batteryLevel: Float { 1 }
}
