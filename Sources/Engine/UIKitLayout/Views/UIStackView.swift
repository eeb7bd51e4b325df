public import Foundation

/// A view that arranges its views in a row or a column, by constraints that it creates.
open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether vertical spacing is measured between baselines; has no effect, because no recording
  /// covers it.
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var installedConstraints: [NSLayoutConstraint] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let place = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: place)
    } else if view.superview !== self {
      addSubview(view)
    }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isArranged = true
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  open func removeArrangedSubview(_ view: UIView) {
    guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: place)
    view.isArranged = false
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  override var arrangesSubviews: Bool { true }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(installedConstraints)
    installedConstraints = StackConstraints(of: self).all
    NSLayoutConstraint.activate(installedConstraints)
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsUpdateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    return views.first?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? views.last : views.first)?.forLastBaselineLayout ?? self
  }

  /// R-USV-4: updates the proportional lengths, which depend on the contents.
  override func contentLengthDidChange() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    super.contentLengthDidChange()
  }

  override func subviewDidHideOrShow(_ subview: UIView) {
    if subview.isArranged { setNeedsUpdateConstraints() }
  }

  /// Returns the spacing after a view, in points.
  func gap(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }
}

extension UIStackView {
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system spacing; here 8 points.
  nonisolated public static let spacingUseSystem: CGFloat = 8

  /// The distribution of the views along the main axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally
    case equalSpacing, equalCentering
  }

  /// The alignment of the views on the cross axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
}
