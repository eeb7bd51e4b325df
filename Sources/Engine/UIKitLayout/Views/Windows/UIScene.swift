public import Foundation

/// A part of an app's user interface that the system shows; a scenario has one, with a window.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene in its life cycle.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .foregroundActive }
  open var title: String?
  open var delegate: (any UISceneDelegate)?
  open var session: UISceneSession { UISceneSession() }
}

/// The delegate of a scene.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// The delegate of a window scene.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
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
    public static let windowApplication = Role()
  }

  public var role: Role { .windowApplication }
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
  public var isStatusBarHidden: Bool { true }
}

/// The orientation of an app's user interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}
