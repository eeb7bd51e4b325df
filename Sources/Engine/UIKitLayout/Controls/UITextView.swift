public import Foundation
import ViewLayout

/// A view of editable text with any number of lines, which scrolls by default.
open class UITextView: UIScrollView {
  private let shown = UILabel()
  private var wrapWidth: CGFloat?
  open var font: UIFont? = .systemFont(ofSize: UIFont.smallSystemFontSize) {
    didSet { contentDidChange() }
  }
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  open var isEditable = true
  open var isSelectable = true
  /// The insets of the text, in points; `textContainer` adds 5 points at each side.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  public let textContainer = NSTextContainer()
  /// Whether the font follows changes of dynamic type; scaled fonts always do here.
  open var adjustsFontForContentSizeCategory = false
  /// The types of data that are detected in the text; has no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The delegate; typing is never simulated.
  open weak var textDelegate: AnyObject?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    shown.numberOfLines = 0
    shown.usesFontLeading = true
    addSubview(shown)
    contentDidChange()
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { shown.text ?? "" }
    set {
      shown.text = newValue
      contentDidChange()
    }
  }

  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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

  /// R-LBL-5: the size of the text if scrolling is disabled; otherwise none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(within: wrapWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitted = self.size(within: size.width > 0 ? size.width : nil)
    // R-LBL-6: as recorded, the width that fits does not include the padding of line fragments.
    if traits.metrics != .test { fitted.width -= 2 * textContainer.lineFragmentPadding }
    return fitted
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

  /// Returns the size of the text with its insets; an empty text has the height of a line.
  private func size(within width: CGFloat?) -> CGSize {
    let inner = width.map { max($0 - around.left - around.right, 1) }
    var size = shown.sizeThatFits(CGSize(width: inner ?? 0, height: 0))
    let line = (font ?? .systemFont(ofSize: UIFont.smallSystemFontSize)).lineHeight(in: traits)
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

/// The container in which text is laid out.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; has no effect.
  open var maximumNumberOfLines = 0
  /// The way in which lines that do not fit are truncated; has no effect.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// Types of data that are detected in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
