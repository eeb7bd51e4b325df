public import Foundation
package import LayoutTree
public import ViewLayout

/// A text field as wide as its text or placeholder, with 7 points of padding if it has a border.
open class UITextField: UIControl {
  private let shown = UILabel()
  private var written = ""
  open var placeholder: String? { didSet { contentDidChange() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentDidChange() }
  }
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The delegate; typing is never simulated.
  open weak var delegate: (any UITextFieldDelegate)?
  open var leftView: UIView? { didSet { change(leftView, oldValue) } }
  open var rightView: UIView? { didSet { change(rightView, oldValue) } }
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// The condition for showing the clear button; not shown.
  open var clearButtonMode = ViewMode.never
  /// Whether text that does not fit is drawn in a smaller font; has no effect.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size of text that is drawn smaller, in points; has no effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows changes of dynamic type; scaled fonts always do here.
  open var adjustsFontForContentSizeCategory = false
  /// The view in place of the keyboard; has no effect.
  open var inputView: UIView?
  /// The type of the keyboard; has no effect.
  open var keyboardType = UIKeyboardType.default
  /// The type of the return key; has no effect.
  open var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization of typed text; has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction of typed text; has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The kind of text in the field; has no effect.
  open var textContentType: UITextContentType?
  /// The spell checking of typed text; has no effect.
  open var spellCheckingType = UITextSpellCheckingType.default

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var text: String? {
    get { written }
    set {
      written = newValue ?? ""
      contentDidChange()
    }
  }

  /// The text with attributes; the attributes are not kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: written) }
    set { text = newValue?.string }
  }

  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let padding = padding(UIControlMetrics.fieldPaddingHorizontal)
    let (left, right) = (width(of: leading), width(of: trailing))
    return CGRect(
      x: bounds.minX + (left > 0 ? left : padding),
      y: bounds.minY,
      width: max(bounds.width - (left > 0 ? left : padding) - (right > 0 ? right : padding), 0),
      height: bounds.height
    )
  }

  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let padding = padding(UIControlMetrics.fieldPaddingHorizontal)
    let text = textSize
    let (left, right) = (width(of: leading), width(of: trailing))
    return CGSize(
      width: text.width + (left > 0 ? left : padding) + (right > 0 ? right : padding),
      height: text.height + 2 * verticalPadding
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    let padding =
      axis == 0 ? padding(UIControlMetrics.fieldPaddingHorizontal) : verticalPadding
    let (left, right) = (width(of: leading), width(of: trailing))
    let before = axis == 0 && left > 0 ? left : padding
    let after = axis == 0 && right > 0 ? right : padding
    let size = textSize
    return [
      IntrinsicLengthPart(before, before == padding ? "inset of the border" : "left view"),
      IntrinsicLengthPart(axis == 0 ? size.width : size.height, "text"),
      IntrinsicLengthPart(after, after == padding ? "inset of the border" : "right view"),
    ]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shown.frame = written.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    place(leading, atEnd: false)
    place(trailing, atEnd: true)
  }

  override var isTyped: Bool { text?.isEmpty == false }
}

extension UITextField {
  /// Returns a length of the border; 0 without a border.
  private func padding(_ length: SystemLength) -> CGFloat {
    borderStyle == .none ? 0 : length[traits.metrics]
  }

  /// R-UIC-2: the padding above and below the text, in points; a field with a border gets at least
  /// its minimum height.
  private var verticalPadding: CGFloat {
    let minimum = padding(UIControlMetrics.fieldMinimumHeight)
    return max(padding(UIControlMetrics.fieldPaddingVertical), (minimum - textSize.height) / 2)
  }

  /// The size of the shown text, at least as high as a line of the font.
  ///
  /// R-UIC-2: with the metrics of a system, the line is rounded up to a point, and a point is
  /// added.
  private var textSize: CGSize {
    let text = shown.intrinsicContentSize
    let line = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight(in: traits)
    let height = max(text.height, line)
    guard traits.metrics != .test else { return CGSize(width: text.width, height: height) }
    let extra = UIControlMetrics.fieldLineExtra[traits.metrics]
    return CGSize(width: text.width, height: height.rounded(.up) + extra)
  }

  private var leading: UIView? { leftViewMode == .never ? nil : leftView }
  private var trailing: UIView? { rightViewMode == .never ? nil : rightView }

  private func width(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    return max(view.bounds.width, view.intrinsicContentSize.width)
  }

  private func place(_ view: UIView?, atEnd isAtEnd: Bool) {
    guard let view else { return }
    let width = width(of: view)
    let height = view.bounds.height > 0 ? view.bounds.height : view.intrinsicContentSize.height
    view.frame = CGRect(
      x: isAtEnd ? bounds.width - width : 0,
      y: (bounds.height - height) / 2,
      width: width,
      height: height
    )
  }

  private func change(_ view: UIView?, _ old: UIView?) {
    if old !== view, old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
  }

  private func contentDidChange() {
    if shown.superview == nil { addSubview(shown) }
    for view in [leading, trailing] {
      if let view, view.superview !== self { addSubview(view) }
    }
    shown.font = font
    shown.textAlignment = textAlignment
    if written.isEmpty {
      shown.textColor = .placeholderText
      shown.text = placeholder
      if let attributedPlaceholder { shown.attributedText = attributedPlaceholder }
    } else {
      shown.textColor = textColor
      shown.text = isSecureTextEntry ? String(repeating: "•", count: written.count) : written
    }
    invalidateIntrinsicContentSize()
  }

  /// The style of a text field's border.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The condition for showing a view in a text field.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

extension UITextField: BaselineContent {
  func textBaseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline {
    shown.textBaseline(attribute)
  }
}

extension UITextField: CustomDrawingView {
  package var paint: DrawingContent? {
    guard borderStyle != .none, let color = UIColor.systemGray4.drawn else { return nil }
    let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
    return .shape(
      DrawingShape(
        kind: .rounded(CGSize(width: radius, height: radius)),
        bounds: CGRect(origin: .zero, size: bounds.size).insetBy(dx: 0.5, dy: 0.5),
        color: color,
        lineWidth: 1
      )
    )
  }
}

/// The delegate of a text field; typing is never simulated.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Called after editing begins; never called here.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called after editing ends; never called here.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// The type of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The automatic correction of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// The spell checking of typed text.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
