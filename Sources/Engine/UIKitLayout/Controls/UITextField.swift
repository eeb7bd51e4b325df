public import Foundation
public import ViewLayout

/// A line that people type in: as wide as its text or its prompt, 7 around them with a border.
open class UITextField: UIControl {
  private let shown = UILabel()
  private var written = ""
  /// What stands there while nothing is typed.
  open var placeholder: String? { didSet { contentDidChange() } }
  /// That with fonts and colors.
  open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  /// The font; the system font of 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentDidChange() }
  }
  /// The color of what is typed.
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  /// Where a short text is.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// Whether dots stand for what is typed.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The delegate; typing is never simulated.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The view at the leading end.
  open var leftView: UIView? { didSet { change(leftView, oldValue) } }
  /// The view at the trailing end.
  open var rightView: UIView? { didSet { change(rightView, oldValue) } }
  /// When the view at the leading end is shown.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// When the view at the trailing end is shown.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// When a button takes what is typed away: nothing is shown of it.
  open var clearButtonMode = ViewMode.never
  /// Whether a text that does not fit is drawn smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The least size that it is drawn in, in points; has no effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows dynamic type, as it always does here.
  open var adjustsFontForContentSizeCategory = false
  /// The view in place of the keyboard; has no effect.
  open var inputView: UIView?
  /// The keyboard's keys; has no effect.
  open var keyboardType = UIKeyboardType.default
  /// The words of the return key; has no effect.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are capitals; has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are put right; has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What is typed in the field; has no effect.
  open var textContentType: UITextContentType?
  /// Whether what is typed is marked where it is wrong; has no effect.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Makes a field of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// What is typed.
  open var text: String? {
    get { written }
    set {
      written = newValue ?? ""
      contentDidChange()
    }
  }

  /// What is typed, with fonts and colors.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: written) }
    set { text = newValue?.string }
  }

  /// The rectangle of what is typed, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let padding = borderStyle == .none ? 0 : UIControlMetrics.fieldPadding
    let (left, right) = (width(of: leading), width(of: trailing))
    return CGRect(
      x: bounds.minX + (left > 0 ? left : padding),
      y: bounds.minY,
      width: max(bounds.width - (left > 0 ? left : padding) - (right > 0 ? right : padding), 0),
      height: bounds.height
    )
  }

  /// The rectangle of the text during editing, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of what stands there while nothing is typed, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize {
    let padding = borderStyle == .none ? 0 : UIControlMetrics.fieldPadding
    let text = shown.intrinsicContentSize
    let height = max(text.height, (font ?? .systemFont(ofSize: 17)).size(at: traits.typeFactor))
    let (left, right) = (width(of: leading), width(of: trailing))
    return CGSize(
      width: text.width + (left > 0 ? left : padding) + (right > 0 ? right : padding),
      height: height + 2 * padding
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shown.frame = written.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    place(leading, atEnd: false)
    place(trailing, atEnd: true)
  }
}

extension UITextField {
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

  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a line with depth, round corners.
    case none, line, bezel, roundedRect
  }

  /// When a view in a field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, during editing, unless editing, always.
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
  /// Whether the return key does anything.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Notes that typing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Notes that typing ends.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// The words of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// As its name says.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Whether words are put right.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual, not, or always.
  case `default`, no, yes
}

/// Whether wrong words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual, not, or always.
  case `default`, no, yes
}
