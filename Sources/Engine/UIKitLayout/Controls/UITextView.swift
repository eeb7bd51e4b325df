public import Foundation
import ViewLayout

/// A text that people type in, of any number of lines; it scrolls by default.
open class UITextView: UIScrollView {
  private let shown = UILabel()
  private var wrapWidth: CGFloat?
  /// The font; the system font of 12 points by default.
  open var font: UIFont? = .systemFont(ofSize: UIFont.smallSystemFontSize) {
    didSet { contentDidChange() }
  }
  /// The color.
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  /// Where short lines are.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// Whether people can type.
  open var isEditable = true
  /// Whether people can mark parts.
  open var isSelectable = true
  /// The room around the text, in points: 8 above and below, besides 5 at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// The box of the text.
  public let textContainer = NSTextContainer()
  /// Whether the font follows dynamic type, as it always does here.
  open var adjustsFontForContentSizeCategory = false
  /// What is found in the text and can be used; has no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The delegate; typing is never simulated.
  open weak var textDelegate: AnyObject?

  /// Makes a view of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    shown.numberOfLines = 0
    addSubview(shown)
    contentDidChange()
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The words.
  open var text: String! {
    get { shown.text ?? "" }
    set {
      shown.text = newValue
      contentDidChange()
    }
  }

  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The words, each with a font and a color.
  open var attributedText: NSAttributedString! {
    get { shown.attributedText ?? NSAttributedString(string: "") }
    set {
      shown.attributedText = newValue
      contentDidChange()
    }
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  /// R-LBL-5: of its text where it does not scroll, else none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(within: wrapWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 ? size.width : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(within: bounds.width)
    shown.frame = CGRect(
      x: around.left,
      y: around.top,
      width: max(bounds.width - around.left - around.right, 0),
      height: max(size.height - around.top - around.bottom, 0)
    )
    contentSize = CGSize(width: bounds.width, height: size.height)
  }
}

extension UITextView: WidthDependentContent {
  private var around: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return UIEdgeInsets(
      top: textContainerInset.top,
      left: textContainerInset.left + padding,
      bottom: textContainerInset.bottom,
      right: textContainerInset.right + padding
    )
  }

  /// The size of the text with the room around it; an empty text is a line high.
  private func size(within width: CGFloat?) -> CGSize {
    let inner = width.map { max($0 - around.left - around.right, 1) }
    var size = shown.sizeThatFits(CGSize(width: inner ?? 0, height: 0))
    let line = (font ?? .systemFont(ofSize: 12)).size(at: traits.typeFactor)
    size.height = max(size.height, line)
    return CGSize(
      width: size.width + around.left + around.right,
      height: size.height + around.top + around.bottom
    )
  }

  private func contentDidChange() {
    shown.font = font
    shown.textColor = textColor
    shown.textAlignment = textAlignment
    wrapWidth = nil
    invalidateIntrinsicContentSize()
  }

  func adapt(toWidth width: CGFloat) -> Bool {
    guard !isScrollEnabled else { return false }
    let old = intrinsicContentSize
    if let wrapWidth, old.width <= width, width <= wrapWidth { return false }
    wrapWidth = size(within: nil).width <= width ? nil : width
    return intrinsicContentSize != old
  }

  func adaptToAnyWidth() -> Bool {
    guard wrapWidth != nil else { return false }
    wrapWidth = nil
    return true
  }
}

/// The box of a text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The room at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; has no effect.
  open var maximumNumberOfLines = 0
  /// Where a line that does not fit is cut; has no effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What is found in a text and can be used.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Makes kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// All that there are.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
