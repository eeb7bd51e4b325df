// The surface of UIKit's app, scenes, commands and accessibility that the engine lacks.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CollectionLayout
@_exported import FoundationAdditions
@_exported import UIKitLayout
import ViewLayout

// MARK: - The app

extension UIApplication {
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivity")
  }

  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
    public static let annotation = OpenURLOptionsKey(rawValue: "annotation")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "openInPlace")
  }

  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  nonisolated public static var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }
  nonisolated public static let willTerminateNotification = Notification.Name("willTerminate")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "didFinishLaunching"
  )
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "memoryWarning"
  )
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name("screenshot")
  nonisolated public static let significantTimeChangeNotification = Notification.Name("timeChange")
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "refresh"
  )
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "protectedData"
  )

  public var delegate: (any UIApplicationDelegate)? {
    get { nil }
    set {}
  }
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var supportsAlternateIcons: Bool { true }
  public var supportsMultipleScenes: Bool { false }
  public var alternateIconName: String? { nil }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  @discardableResult
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public func setAlternateIconName(_ name: String?) async throws {}
  public func setAlternateIconName(
    _ name: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public func beginBackgroundTask(
    expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func beginBackgroundTask(
    withName name: String?,
    expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { false }
  public func requestSceneSessionActivation(
    _ session: UISceneSession?,
    userActivity: NSUserActivity?,
    options: AnyObject?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
}

open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let userInfo: [String: any NSSecureCoding]?
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
  }
}

/// The delegate of an app; its methods are never called, so none is required.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {}

@MainActor
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 { 0 }

// MARK: - Scenes

extension UISceneConnectionOptions {
  public var urlContexts: Set<UIOpenURLContext> { [] }
  public var userActivities: Set<NSUserActivity> { [] }
  public var shortcutItem: UIApplicationShortcutItem? { nil }
  public var notificationResponse: AnyObject? { nil }
}

extension UISceneSession {
  public var configuration: UISceneConfiguration { UISceneConfiguration() }
  public var stateRestorationActivity: NSUserActivity? { nil }
}

extension UIScene {
  nonisolated public static let didActivateNotification = Notification.Name("sceneDidActivate")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "sceneWillDeactivate"
  )
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "sceneDidEnterBackground"
  )
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "sceneWillEnterForeground"
  )
  public var userActivity: NSUserActivity? {
    get { nil }
    set {}
  }
  public func open(
    _ url: URL,
    options: AnyObject?,
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
}

open class UIOpenURLContext: NSObject {
  open var url: URL { URL(fileURLWithPath: "/") }
}

open class UISceneConfiguration: NSObject {
  open var name: String?
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?
  public override init() {}
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

extension UIEvent {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
  public var type: EventType { .touches }
}

extension UIViewController {
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  public func endAppearanceTransition() {}
}

extension UISearchBar {
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) {}
}

extension UIWindow {
  public func sendEvent(_ event: UIEvent) {}
  public func resignKey() {}
  public func becomeKey() {}
}

// MARK: - Storyboards and nibs

/// A storyboard, whose controllers are made without its contents.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  open func instantiateViewController(identifier: String) -> UIViewController { UIViewController() }
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller {
    guard let controller = creator?(NSCoder()) else {
      preconditionFailure("the storyboard has no '\(identifier)'")
    }
    return controller
  }
}

@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  public let identifier: String? = nil
  public let source = UIViewController()
  public let destination = UIViewController()
}

extension UIViewController {
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  public var storyboard: UIStoryboard? { nil }
  public var extensionContext: NSExtensionContext? { nil }
}

open class UINib: NSObject {
  public init(nibName: String, bundle: Bundle?) {}
  open func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [String: Any]? = nil
  ) -> [Any]? { nil }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}

open class NSDataAsset: NSObject {
  public let data = Data()
  public init?(name: String) { return nil }
  public init?(name: String, bundle: Bundle) { return nil }
}

// MARK: - Commands

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1)
  public static let shift = UIKeyModifierFlags(rawValue: 2)
  public static let control = UIKeyModifierFlags(rawValue: 4)
  public static let alternate = UIKeyModifierFlags(rawValue: 8)
  public static let command = UIKeyModifierFlags(rawValue: 16)
  public static let numericPad = UIKeyModifierFlags(rawValue: 32)
}

open class UICommand: UIAction {
  public convenience init(
    title: String,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil
  ) { self.init(title: title, image: image) { _ in } }
}

open class UIKeyCommand: UICommand {
  public static let inputEscape = "\u{1B}"
  public static let inputUpArrow = "up"
  public static let inputDownArrow = "down"
  public static let inputLeftArrow = "left"
  public static let inputRightArrow = "right"
  public static let inputPageUp = "pageUp"
  public static let inputPageDown = "pageDown"
  public static let inputDelete = "\u{8}"
  public let input: String? = nil
  public let modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false
  open var discoverabilityTitle: String?
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: input) { _ in }
  }
  public convenience init(
    title: String,
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil
  ) { self.init(title: title, image: image) { _ in } }
}

extension UIMenu {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let application = Identifier("application")
    public static let file = Identifier("file")
    public static let edit = Identifier("edit")
    public static let view = Identifier("view")
    public static let window = Identifier("window")
    public static let help = Identifier("help")
    public static let format = Identifier("format")
    public static let newScene = Identifier("newScene")
    public static let openRecent = Identifier("openRecent")
    public static let toolbar = Identifier("toolbar")
    public static let document = Identifier("document")
    public static let root = Identifier("root")
    public static let services = Identifier("services")
    public static let hide = Identifier("hide")
    public static let quit = Identifier("quit")
    public static let standardEdit = Identifier("standardEdit")
    public static let find = Identifier("find")
    public static let print = Identifier("print")
    public static let close = Identifier("close")
    public static let about = Identifier("about")
    public static let preferences = Identifier("preferences")
  }

  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier?,
    options: Options = [],
    children: [UIMenuElement] = []
  ) { self.init(title: title, image: image, options: options, children: children) }
}

open class UIDeferredMenuElement: UIAction {
  public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(title: "") { _ in }
  }
  open class func uncached(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(provider) }
}

@MainActor @preconcurrency
public protocol UIMenuBuilder {
  func remove(menu: UIMenu.Identifier)
  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
  func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier)
  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
}
