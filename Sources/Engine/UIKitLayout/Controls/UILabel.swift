public import Foundation
package import ViewLayout

/// A view of a text, which is in the middle of its height.
open class UILabel: UIView {
  private var plainText: String?
  private var richText: NSAttributedString?
  private var cached: (key: TextKey, text: TypesetText)?
  /// Where lines break, in points, since the label's width is known; `nil` for nowhere.
  private var wrapWidth: CGFloat?

  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of text without one; the system font of 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { textDidChange() } }
  }
  // UIKit's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what says none.
  open var textColor: UIColor! = .label
  /// The color while the label is highlighted.
  open var highlightedTextColor: UIColor?
  /// Where short lines are.
  open var textAlignment = NSTextAlignment.natural
  /// Where a line that does not fit is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  /// The maximum number of lines; 0 for any.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// Whether a text that does not fit is drawn smaller.
  open var adjustsFontSizeToFitWidth = false
  /// The least part of its size that such a text is drawn in; 0 for any.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters come closer before a text is cut; has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows dynamic type while the app runs, as it always does here.
  open var adjustsFontForContentSizeCategory = false
  /// Where a smaller text is in its line; has no effect.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Where lines break before the label has a width, in points; 0 for nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// The color of a shadow; not drawn.
  open var shadowColor: UIColor?
  /// How far the shadow is from the text, in points; not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the label says that it can be used; has no effect.
  open var isEnabled = true
  /// Whether the label is drawn in its other color.
  open var isHighlighted = false

  /// Makes a label of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The words.
  open var text: String? {
    get { plainText ?? richText?.string }
    set {
      guard newValue != plainText || richText != nil else { return }
      (plainText, richText) = (newValue, nil)
      textDidChange()
    }
  }

  /// The words, each with a font and a color.
  open var attributedText: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      (plainText, richText) = (nil, newValue)
      textDidChange()
    }
  }

  /// R-LBL-1: the text in one line, or as broken where the label's width, or the author, says.
  open override var intrinsicContentSize: CGSize {
    size(within: wraps ? wrapWidth ?? statedWidth : nil)
  }

  /// R-LBL-2: a label of one line is as wide as its text whatever it is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: wraps && size.width > 0 ? size.width : nil)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  /// The rectangle of the text in another one, in points.
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

  /// Draws the text; never called, as pictures are drawn otherwise.
  open func drawText(in rect: CGRect) {}
}

/// Where a text that is drawn smaller is in its line.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On its baseline, in the middle, at the top.
  case alignBaselines, alignCenters, none
}

// MARK: - Measuring

extension UILabel {
  /// Whatever the setting of a text depends on besides the label.
  private struct TextKey: Equatable {
    var factor: CGFloat
    var scale: CGFloat
    var lines: Int
    var minimumScale: CGFloat
  }

  private var isBlank: Bool { text?.isEmpty ?? true }

  private var wraps: Bool { numberOfLines != 1 }

  private var statedWidth: CGFloat? { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil }

  private var content: LabelText {
    richText.map { LabelText(attributed: $0, font: font) } ?? LabelText(plainText ?? "", font: font)
  }

  private func textDidChange() {
    cached = nil
    wrapWidth = nil
    invalidateIntrinsicContentSize()
  }

  private func setText(lines: Int, minimumScale: CGFloat = 1) -> TypesetText {
    let key = TextKey(
      factor: traits.typeFactor,
      scale: traits.displayScale,
      lines: lines,
      minimumScale: minimumScale
    )
    if let cached, cached.key == key { return cached.text }
    let text = content.set(
      factor: key.factor,
      maximumLines: lines > 0 ? lines : nil,
      minimumScale: minimumScale,
      cut: lineBreakMode.cut,
      scale: key.scale
    )
    cached = (key, text)
    return text
  }

  private func size(within width: CGFloat?) -> CGSize {
    isBlank ? .zero : setText(lines: numberOfLines).size(within: width)
  }
}

extension UILabel: WidthDependentContent {
  /// R-LBL-3: a label of several lines breaks them where its width ends, and asks for the height
  /// that they take, and for no more width than the longest of them.
  func adapt(toWidth width: CGFloat) -> Bool {
    guard wraps, statedWidth == nil, !isBlank else { return false }
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
  /// Where lines end: at the edge of a frame that is set by hand too.
  private var breakingWidth: CGFloat? {
    guard wraps else { return nil }
    let isFramed = translatesAutoresizingMaskIntoConstraints && bounds.width > 0
    return isFramed ? bounds.width : wrapWidth ?? statedWidth
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

  /// Whether not all that the label says is shown.
  var isTruncated: Bool {
    !isBlank && (bounds.width < 1 || shownText.isTruncated(in: bounds.size))
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
