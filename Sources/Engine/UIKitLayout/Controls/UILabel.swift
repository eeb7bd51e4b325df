public import Foundation
package import LayoutTree
internal import LayoutValues
internal import ViewLayout

/// A view that shows text, centered vertically.
open class UILabel: UIView {
  private var plainText: String?
  private var richText: NSAttributedString?
  private var cached: (key: TextKey, text: TypesetText)?
  /// Whether a font's line gap is added between lines, as in a text view; only for fonts of the app
  /// (R-FNT-5).
  var usesFontLeading = false
  /// The solved width at which lines wrap, in points; `nil` for no wrapping.
  private var wrapWidth: CGFloat?

  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { textDidChange() } }
  }
  // UIKit declares the property as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      textDidChange()
      textWidthPriorityDidChange()
    }
  }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letter spacing is reduced before text is truncated; has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows changes of dynamic type; scaled fonts always do here.
  open var adjustsFontForContentSizeCategory = false
  /// The vertical position of text that is drawn smaller; has no effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// The color of the text's shadow; not drawn.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points; not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the label is drawn as enabled; has no effect.
  open var isEnabled = true
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var text: String? {
    get { plainText ?? richText?.string }
    set {
      guard newValue != plainText || richText != nil else { return }
      (plainText, richText) = (newValue, nil)
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      (plainText, richText) = (nil, newValue)
      textDidChange()
    }
  }

  override var lineLimit: Int? { numberOfLines }

  /// R-LBL-1: the size of the text in one line, or wrapped at the solved or the preferred width.
  open override var intrinsicContentSize: CGSize {
    size(within: wraps ? wrapWidth ?? explicitWidth : nil)
  }

  /// R-LBL-2: returns the size of the text for a size; that of one line does not depend on the
  /// width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: wraps && size.width > 0 ? size.width : nil)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = isBlank ? .zero : setText(lines: numberOfLines).size(within: bounds.width)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: size.width,
      height: min(size.height, bounds.height)
    )
  }

  /// Draws the text; never called, because this engine does not render pixels.
  open func drawText(in rect: CGRect) {}
}

/// The vertical position of text that is drawn smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

// MARK: - Measuring

extension UILabel {
  /// The inputs of typesetting other than the label's properties, as a cache key.
  private struct TextKey: Equatable {
    var system: MetricsSystem
    var textSize: String
    var scale: CGFloat
    var lines: Int
    var minimumScale: CGFloat
  }

  private var isBlank: Bool { text?.isEmpty ?? true }

  private var wraps: Bool { numberOfLines != 1 }

  private var explicitWidth: CGFloat? {
    preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
  }

  private var content: LabelText {
    richText.map { LabelText(attributed: $0, font: font) } ?? LabelText(plainText ?? "", font: font)
  }

  private func textDidChange() {
    cached = nil
    wrapWidth = nil
    invalidateIntrinsicContentSize()
  }

  private func setText(lines: Int, minimumScale: CGFloat = 1) -> TypesetText {
    let traits = traits
    let key = TextKey(
      system: traits.metrics,
      textSize: traits.dynamicTypeSize,
      scale: traits.displayScale,
      lines: lines,
      minimumScale: minimumScale
    )
    if let cached, cached.key == key { return cached.text }
    let text = content.set(
      in: traits,
      maximumLines: lines > 0 ? lines : nil,
      minimumScale: minimumScale,
      cut: lineBreakMode.cut,
      usesFontLeading: usesFontLeading
    )
    cached = (key, text)
    return text
  }

  private func size(within width: CGFloat?) -> CGSize {
    isBlank ? .zero : setText(lines: numberOfLines).size(within: width)
  }
}

extension UILabel: WidthDependentContent {
  /// R-LBL-3: wraps the lines of a multiline label at its solved width, which changes its intrinsic
  /// height.
  ///
  /// The intrinsic width is then that of the longest line.
  func adapt(toWidth width: CGFloat) -> Bool {
    guard wraps, explicitWidth == nil, !isBlank else { return false }
    let width = (width * 1024).rounded() / 1024
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

extension UILabel: BaselineContent {
  /// The width at which lines wrap when baselines are computed: the solved width or the width of a
  /// set frame.
  private var breakingWidth: CGFloat? {
    guard wraps else { return nil }
    let isFramed = translatesAutoresizingMaskIntoConstraints && bounds.width > 0
    return isFramed ? bounds.width : wrapWidth ?? explicitWidth
  }

  func textBaseline(_ attribute: NSLayoutConstraint.Attribute) -> LayoutBaseline {
    guard !isBlank else { return .bottom }
    let text = setText(lines: numberOfLines)
    let width = breakingWidth
    let lines = text.baselines(within: width)
    let middle = text.size(within: width).height / 2
    return .belowMiddle((attribute == .firstBaseline ? lines.first : lines.last) - middle)
  }
}

// MARK: - Drawing

extension UILabel: CustomDrawingView {
  private var shownText: TypesetText {
    setText(
      lines: numberOfLines,
      minimumScale: adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1
    )
  }

  var isTruncated: Bool {
    !isBlank && (bounds.width < 1 || shownText.isTruncated(in: bounds.size))
  }

  var neededWidth: CheckFinding.NeededWidth? {
    isBlank ? nil : shownText.doubtfulWidth(in: bounds.size)
  }

  var fonts: [TextFont] { isBlank ? [] : shownText.fonts }

  /// The width of the widest word that does not fit a line; `nil` if no word is broken, or lines
  /// break between characters.
  var brokenWord: CheckFinding.NeededWidth? {
    isBlank || lineBreakMode == .byCharWrapping ? nil : shownText.brokenWord(in: bounds.size)
  }

  private var drawnText: DrawingText? {
    guard !isBlank, bounds.width > 0 else { return nil }
    let text = shownText
    let content = content
    let color = content.pieces.first?.color ?? (isHighlighted ? highlightedTextColor : nil)
    let alignment = textAlignment == .natural ? content.style?.alignment : nil
    return text.drawing(
      in: bounds.size,
      leftPart: (alignment ?? textAlignment).leftPart(isRightToLeft: isRightToLeft),
      color: (color ?? textColor)?.drawn ?? .primary
    )
  }

  package var paint: DrawingContent? { drawnText.map { .text($0) } }
  package var words: String? { isBlank ? nil : text }
  package var shownLines: [String]? { drawnText.map { $0.lines.map(\.string) } }
}

extension UILabel: NodeTraitsProvider {
  var paintKind: NodeTraits.Paint { words == nil ? .shape : .text }
}
