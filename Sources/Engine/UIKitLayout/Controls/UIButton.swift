public import Foundation
import ViewLayout

/// A control with a title and an image that performs an action when it is tapped.
///
/// Its metrics are those of this engine, not Apple's; `Docs/Reference/Controls.md` lists them.
open class UIButton: UIControl {
  private var appearances: [State: StateAppearance] = [:]
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  /// The title's default font; the title has another one only if the button's owner set it.
  private var titleFont = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
  open private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }
  /// Whether a pointer interacts with the button; has no effect.
  open var isPointerInteractionEnabled = false
  /// Called when it is set, after a change of the button's state, and by
  /// `setNeedsUpdateConfiguration()`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The menu of the button; not shown.
  open var menu: UIMenu?
  /// The role of the button; has no effect.
  open var role = Role.normal
  /// Whether the image is darkened while the button is highlighted; has no effect.
  open var adjustsImageWhenHighlighted = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = titleFont
    title.textColor = .white
    subtitle.font = .preferredFont(forTextStyle: .caption1)
    contentDidChange()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    contentDidChange()
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    setPrimaryAction(primaryAction)
    contentDidChange()
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  private func setPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      setTitle(action.title, for: .normal)
      setImage(action.image, for: .normal)
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  open func setNeedsUpdateConfiguration() {
    contentDidChange()
    configurationUpdateHandler?(self)
  }

  open func updateConfiguration() {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override var intrinsicContentSize: CGSize { arrangement.size }

  override func intrinsicParts(along axis: Int) -> [IntrinsicLengthPart] {
    let (insets, size) = (arrangement.insets, arrangement.size)
    let (before, length, after) =
      axis == 0
      ? (insets.leading, size.width, insets.trailing) : (insets.top, size.height, insets.bottom)
    return [
      IntrinsicLengthPart(before, "inset"),
      IntrinsicLengthPart(
        length - before - after,
        arrangement.image == .zero ? "title" : "content"
      ),
      IntrinsicLengthPart(after, "inset"),
    ]
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showContent()
    let places = arrangement.places(
      in: bounds.size,
      horizontally: contentHorizontalAlignment,
      vertically: contentVerticalAlignment,
      isRightToLeft: isRightToLeft
    )
    picture.frame = places.image.offsetBy(
      dx: (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
      dy: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2
    )
    title.frame = places.title.offsetBy(
      dx: (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
      dy: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2
    )
    subtitle.frame = places.subtitle
  }

  // MARK: The appearance of each state

  /// The title, image and colors of a button in one state.
  private struct StateAppearance {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  private func shown<Part>(_ part: (StateAppearance) -> Part?) -> Part? {
    appearances[state].flatMap(part) ?? appearances[.normal].flatMap(part)
  }

  private func change(_ state: State, _ change: (inout StateAppearance) -> Void) {
    change(&appearances[state, default: StateAppearance()])
    contentDidChange()
  }

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the background image for a state; not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }

  /// Sets the symbol configuration of the image; the state is ignored.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  open func title(for state: State) -> String? { appearances[state]?.title }

  open func image(for state: State) -> UIImage? { appearances[state]?.image }

  open func titleColor(for state: State) -> UIColor? { appearances[state]?.titleColor }

  open var currentTitle: String? { configuration?.title ?? shown(\.title) }
  open var currentImage: UIImage? { configuration?.image ?? shown(\.image) }
  open var titleLabel: UILabel? { title }
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : subtitle }
  open var imageView: UIImageView? { picture }
}

// MARK: - Showing

extension UIButton {
  func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
  }

  private func showContent() {
    if let configuration {
      show(configuration)
    } else {
      let words = shown(\.attributedTitle)
      if let words { title.attributedText = words } else { title.text = shown(\.title) }
      title.textColor = shown(\.titleColor) ?? (buttonType == .custom ? .white : tintColor)
      picture.image = shown(\.image)
      subtitle.text = nil
    }
    show(picture, if: picture.image != nil)
    for label in [title, subtitle] { show(label, if: label.text?.isEmpty == false) }
  }

  private func show(_ view: UIView, if isShown: Bool) {
    guard isShown != (view.superview === self) else { return }
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
  }

  private func show(_ configuration: Configuration) {
    title.font = configuration.titleFont
    // R-UIC-6: the title of a configuration may have several lines.
    title.numberOfLines = 0
    if let words = configuration.attributedTitle {
      title.text = String(words.characters)
    } else {
      title.text = configuration.title
    }
    subtitle.text = configuration.subtitle
    let color = configuration.foreground(tint: tintColor)
    (title.textColor, subtitle.textColor) = (color, color)
    (picture.image, picture.tintColor) = (configuration.image, color)
    if let symbol = configuration.preferredSymbolConfigurationForImage {
      picture.preferredSymbolConfiguration = symbol
    }
  }

  /// The distance of the title's baseline below the button's center, in points; `nil` without a
  /// title.
  var baseline: CGFloat? {
    guard title.superview != nil,
      case .belowMiddle(let distance) = title.textBaseline(.firstBaseline)
    else { return nil }
    let arrangement = arrangement
    let places = arrangement.places(
      in: arrangement.size,
      horizontally: contentHorizontalAlignment,
      vertically: contentVerticalAlignment,
      isRightToLeft: isRightToLeft
    )
    return places.title.midY - arrangement.size.height / 2 + distance
  }

  /// R-BTN-3: a configured title includes the leading of its text style, which is 0 in the test
  /// font.
  private var titleSize: CGSize {
    var size = title.intrinsicContentSize
    guard configuration != nil, let font = title.font else { return size }
    let leading = font.metrics(in: traits).leading
    if leading > 0 { size.height = traits.pixelCeiling(size.height + leading) }
    return size
  }

  /// R-UIC-5: sets the default font of the title, which is smaller for the system type, unless the
  /// button's owner has set a font.
  private func adoptFont() {
    guard configuration == nil, title.font === titleFont else { return }
    let size = buttonType == .system && traits.metrics != .test ? 15 : UIFont.buttonFontSize
    guard titleFont.pointSize != size else { return }
    titleFont = .systemFont(ofSize: size)
    title.font = titleFont
  }

  /// The sizes of the button's content, for measuring and placing.
  private var arrangement: ButtonArrangement {
    adoptFont()
    var arrangement = ButtonArrangement()
    if title.superview != nil { arrangement.title = titleSize }
    if subtitle.superview != nil { arrangement.subtitle = subtitle.intrinsicContentSize }
    if picture.superview != nil { arrangement.image = picture.sizeThatFits(.zero) }
    if let configuration {
      arrangement.insets = configuration.insets(in: traits.metrics)
      arrangement.imageGap = configuration.imagePadding
      arrangement.titleGap = configuration.titlePadding
      arrangement.placement = configuration.imagePlacement
    } else if contentEdgeInsets == .zero, arrangement.image == .zero {
      arrangement.padPlainTitle(
        by: UIControlMetrics.plainButtonPadding[traits.metrics],
        minimumWidth: UIControlMetrics.plainButtonMinimumWidth[traits.metrics],
        emptyHeight: title.font?.metrics(in: traits).lineHeight ?? 0
      )
    } else {
      arrangement.insets = NSDirectionalEdgeInsets(
        top: contentEdgeInsets.top,
        leading: isRightToLeft ? contentEdgeInsets.right : contentEdgeInsets.left,
        bottom: contentEdgeInsets.bottom,
        trailing: isRightToLeft ? contentEdgeInsets.left : contentEdgeInsets.right
      )
    }
    return arrangement
  }
}

extension UIButton {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    public static let roundedRect = ButtonType.system
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}
