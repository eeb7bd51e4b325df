// The surface of UIKit's text storage, images and appearances that the engine lacks.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import CoreGraphics
@_exported import FoundationAdditions
@_exported import UIKitLayout
import ViewLayout

// MARK: - Text

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  public override init() {}
  public init(data: Data?, ofType type: String?) {}
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 4)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension CGSize {
  fileprivate static var unlimited: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) { self.init(string: "\u{FFFC}") }

  /// Returns the size of the text as a label measures it.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let text = self
    let measured = MainActor.assumeIsolated {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      return label.sizeThatFits(size)
    }
    return CGRect(origin: .zero, size: measured)
  }

  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .unlimited, attributes: attributes, context: nil).size
  }
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {}
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .unlimited, attributes: attributes, context: nil).size
  }
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

open class NSLayoutManager: NSObject {
  open var textStorage: NSTextStorage?
  open var numberOfGlyphs: Int { 0 }
  open func addTextContainer(_ container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: 0)
  }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func ensureLayout(for container: NSTextContainer) {}
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
    .zero
  }
}

open class NSTextStorage: NSMutableAttributedString {
  open func addLayoutManager(_ manager: NSLayoutManager) {}
}

extension NSKeyedUnarchiver {
  /// No font is kept in an archive.
  public static func unarchivedObject(ofClass: UIFont.Type, from: Data) throws -> UIFont? { nil }
}

open class UITextPosition: NSObject {}

open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

extension NSMutableParagraphStyle {
  public var baseWritingDirection: NSWritingDirection {
    get { .natural }
    set {}
  }
}

@MainActor @preconcurrency
public protocol UITextPasteConfigurationSupporting: AnyObject {}

@MainActor @preconcurrency
public protocol UITextPasteItem: NSObjectProtocol {
  var itemProvider: NSItemProvider { get }
  func setResult(string: String)
  func setResult(attributedString: NSAttributedString)
  func setNoResult()
  func setDefaultResult()
}

@MainActor @preconcurrency
public protocol UITextPasteDelegate: AnyObject {}

extension UIResponder {
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func cut(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
}

extension UITextView: UITextPasteConfigurationSupporting {
  public convenience init(usingTextLayoutManager: Bool) { self.init() }
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
  public var selectedRange: NSRange {
    get { NSRange(location: 0, length: 0) }
    set {}
  }
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { [:] }
    set {}
  }
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { [:] }
    set {}
  }
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public var markedTextRange: UITextRange? { nil }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public func scrollRangeToVisible(_ range: NSRange) {}
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { nil }
    set {}
  }
  public var layoutManager: NSLayoutManager { NSLayoutManager() }
  public var textStorage: NSTextStorage { NSTextStorage(string: text ?? "") }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int { 0 }
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  public func replace(_ range: UITextRange, withText text: String) {}
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
}

open class UISearchTextField: UITextField {
  open var tokenBackgroundColor: UIColor?
}

// MARK: - Images

extension UIImage {
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  public var imageOrientation: Orientation { .up }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  public func pngData() -> Data? { nil }
  public func heicData() -> Data? { nil }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}

extension UIImage: @retroactive NSItemProviderReading, @retroactive NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ target: Any?,
  _ selector: Selector?,
  _ context: UnsafeMutableRawPointer?
) {}
public func UIRectFill(_ rect: CGRect) {}
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ info: [AnyHashable: Any]?
) {}
public func UIGraphicsBeginPDFPage() {}
public func UIGraphicsGetPDFContextBounds() -> CGRect { .zero }
public func UIGraphicsEndPDFContext() {}

extension UIGraphicsImageRenderer {
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  public func jpegData(
    withCompressionQuality quality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

// MARK: - Appearance and devices

@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
}

@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}

extension UITabBarAppearance {
  public var stackedLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
}

extension UIPasteboard {
  public var hasImages: Bool { image != nil }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  public var items: [[String: Any]] {
    get { [] }
    set {}
  }
  public var changeCount: Int { 0 }
  public func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) {}
  public func setData(_ data: Data, forPasteboardType type: String) {}
  public func setValue(_ value: Any, forPasteboardType type: String) {}
  public func data(forPasteboardType type: String) -> Data? { nil }
}

public enum UIDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }

extension UIDevice {
  public typealias BatteryState = UIDeviceBatteryState
  public static let batteryLevelDidChangeNotification = Notification.Name("batteryLevel")
  public static let batteryStateDidChangeNotification = Notification.Name("batteryState")
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var batteryState: BatteryState { .full }
  public var localizedModel: String { "iPhone" }
  public var isMultitaskingSupported: Bool { true }
}

extension UIFont {
  public static var familyNames: [String] { ["Helvetica", "Georgia", "Menlo"] }
  public static func fontNames(forFamilyName name: String) -> [String] { [name] }
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified, inactive, active }
