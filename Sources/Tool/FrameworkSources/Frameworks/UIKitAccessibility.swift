// The surface of UIKit's accessibility that the engine lacks. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import FoundationAdditions
@_exported import UIKitLayout

@MainActor @preconcurrency
public enum UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1)
    public static let layoutChanged = Notification(rawValue: 2)
    public static let screenChanged = Notification(rawValue: 3)
    public static let pageScrolled = Notification(rawValue: 4)
  }

  nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "voiceOver"
  )
  nonisolated public static let elementFocusedNotification = NSNotification.Name("elementFocused")
  nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "reduceMotion"
  )
  nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "boldText"
  )
  nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
    "announcement"
  )
  public static let focusedElementUserInfoKey = "focusedElement"
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
}

open class UIAccessibilityElement: UIResponder {
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {}
}

@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
  }
  public init(
    name: String,
    image: UIImage?,
    actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) { self.name = name }
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
}

extension UIResponder {
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { nil }
    set {}
  }
  public var accessibilityViewIsModal: Bool {
    get { false }
    set {}
  }
  public var accessibilityActivationPoint: CGPoint {
    get { .zero }
    set {}
  }
  public var accessibilityUserInputLabels: [String]! {
    get { [] }
    set {}
  }
}

// MARK: - Views

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The adjustment of the tint has no effect on the layout.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { .automatic }
    set {}
  }

  public static var inheritedAnimationDuration: TimeInterval { 0 }

  /// The direction of the app's language, unless the attribute states one.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let view = UIView()
    view.semanticContentAttribute = attribute
    return view.effectiveUserInterfaceLayoutDirection
  }
}
