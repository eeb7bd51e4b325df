public import Foundation

/// A control with words and a picture that does something when it is tapped.
///
/// Its own lengths are this engine's, not Apple's, as `Docs/Controls.md` says.
open class UIButton: UIControl {
  private var appearances: [State: StateAppearance] = [:]
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  /// The kind of the button.
  open private(set) var buttonType = ButtonType.custom
  /// How a modern button looks; `nil` for one of the older kind.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }
  /// Is called when the button is to look otherwise: once, before its first layout, and after
  /// `setNeedsUpdateConfiguration()`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The room around the content of a button of the older kind, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  /// How far the words are moved, in points; the button's size stays.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How far the picture is moved, in points; the button's size stays.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The menu that the button shows; nothing is shown.
  open var menu: UIMenu?
  /// What the button is for; has no effect.
  open var role = Role.normal
  /// Whether the picture is darker under a finger; has no effect.
  open var adjustsImageWhenHighlighted = true

  /// Makes a button of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    title.textColor = .white
    subtitle.font = .preferredFont(forTextStyle: .caption1)
    contentDidChange()
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    contentDidChange()
  }

  /// Makes a button of a kind that does something.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    setPrimaryAction(primaryAction)
  }

  /// Makes a modern button that does something.
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

  /// Says that the button is to look as its state is.
  open func setNeedsUpdateConfiguration() {
    contentDidChange()
    configurationUpdateHandler?(self)
  }

  /// Makes the button look as its state is.
  open func updateConfiguration() {}

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override var intrinsicContentSize: CGSize { arrangement.size }

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
}

// MARK: - The looks of states

extension UIButton {
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

  /// Says which words are shown in a state.
  public func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Says which words are shown in a state, each with a font and a color.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Says in which color words are shown in a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Says which picture is shown in a state.
  public func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Says which picture is behind the words in a state; not drawn.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.background = image }
  }

  /// Says how large a symbol is, whatever the state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  /// The words of a state; `nil` for none.
  public func title(for state: State) -> String? { appearances[state]?.title }

  /// The picture of a state; `nil` for none.
  public func image(for state: State) -> UIImage? { appearances[state]?.image }

  /// The color of words in a state; `nil` if unspecified.
  public func titleColor(for state: State) -> UIColor? { appearances[state]?.titleColor }

  /// The words that are shown; `nil` for none.
  public var currentTitle: String? { configuration?.title ?? shown(\.title) }
  /// The picture that is shown; `nil` for none.
  public var currentImage: UIImage? { configuration?.image ?? shown(\.image) }
  /// The view of the words.
  public var titleLabel: UILabel? { title }
  /// The view of the second words of a modern button.
  public var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : subtitle }
  /// The view of the picture.
  public var imageView: UIImageView? { picture }
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

  /// How far the words' baseline is below the button's middle, in points; `nil` without words.
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

  /// What is in the button, for measuring and placing.
  private var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    if title.superview != nil { arrangement.title = title.intrinsicContentSize }
    if subtitle.superview != nil { arrangement.subtitle = subtitle.intrinsicContentSize }
    if picture.superview != nil { arrangement.image = picture.intrinsicContentSize }
    if let configuration {
      arrangement.insets = configuration.contentInsets
      arrangement.imageGap = configuration.imagePadding
      arrangement.titleGap = configuration.titlePadding
      arrangement.placement = configuration.imagePlacement
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
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// As its author says, as the system says, and those of one symbol.
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    /// Words in the color of what can be used.
    public static let roundedRect = ButtonType.system
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// As any, what people will choose most, going back, taking away for good.
    case normal, primary, cancel, destructive
  }
}
