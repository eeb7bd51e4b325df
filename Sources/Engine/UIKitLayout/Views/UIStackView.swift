public import Foundation

/// A view that places others in a row or in a column, by constraints that it makes.
open class UIStackView: UIView {
  /// The views that are placed, in their order; they are subviews too.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Along which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  /// How the room along the axis is shared.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Where the views are across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The distance between neighbours, or the least of them, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether distances are from baselines: taken and ignored, as no recording shows it.
  open var isBaselineRelativeArrangement = false
  /// Whether the views keep the stack's margins free.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var installedConstraints: [NSLayoutConstraint] = []

  /// Makes a stack of a frame without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views, which constraints place in it from now on.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view behind the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place among the others, or moves it there.
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

  /// Places a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: place)
    view.isArranged = false
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  /// Says how far the next view is from a view, in points; `spacingUseDefault` for as far as
  /// others.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// How far the next view is from a view, where that was said; else `spacingUseDefault`.
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

  /// R-USV-4: shares in proportion to contents are those of the contents that there are now.
  override func contentLengthDidChange() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    super.contentLengthDidChange()
  }

  override func subviewDidHideOrShow(_ subview: UIView) {
    if subview.isArranged { setNeedsUpdateConstraints() }
  }

  /// The distance to the view behind one, in points.
  func gap(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }
}

extension UIStackView {
  /// The distance that nothing else is said of.
  nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that the system would choose; here 8 points.
  nonisolated public static let spacingUseSystem: CGFloat = 8

  /// How the room along the axis is shared.
  public enum Distribution: Int, Sendable {
    /// The views fill it by their priorities, are equally long, or are proportional to their
    /// contents.
    case fill, fillEqually, fillProportionally
    /// The views keep their lengths, and the distances of their edges, or of their middles, are the
    /// same.
    case equalSpacing, equalCentering
  }

  /// Where the views are across the axis.
  public enum Alignment: Int, Sendable {
    /// From one side to the other, at the beginning, at their first baselines, in the middle, at
    /// the end, at their last baselines.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }
}
