public import Foundation
package import LayoutTree
public import UIKitLayout
package import ViewLayout

/// The view that shows a row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ViewContent, ConstraintScope {
  /// The style, which determines the standard texts of the cell.
  let style: CellStyle
  public let reuseIdentifier: String?
  open private(set) var contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration(insteadOf: oldValue) }
  }
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a selected cell; it is not shown.
  open var selectedBackgroundView: UIView?
  /// The view behind the content of a cell in a multiple selection; it is not shown.
  open var multipleSelectionBackgroundView: UIView?
  open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The appearance of the selected cell; it is not drawn.
  open var selectionStyle = SelectionStyle.default
  /// The insets of the separator below the cell, in points; separators are not drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open internal(set) var shouldIndentWhileEditing = true
  /// Whether the cell may show a reorder control; ignored, because the data source determines it.
  open var showsReorderControl = false
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing: Bool {
    get { surroundings.isEditing }
    set { surroundings.isEditing = newValue }
  }

  /// The standard texts and the image of the cell.
  private var texts = StandardCellContent()
  private(set) var surroundings = CellLayoutState() {
    didSet { if surroundings != oldValue { surroundingsDidChange(from: oldValue) } }
  }
  /// Whether the delegate has been notified that the cell is displayed.
  var isDisplayed = false
  /// Counts the cell as live until it is deinitialized.
  var cellToken: CellToken?

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RowMetrics.height))
    addSubview(contentView)
    adoptMargins(insteadOf: nil)
    layOutStandardViews()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell of a class that is determined at run time, with that class's
  /// `init(style:reuseIdentifier:)`.
  ///
  /// It is `required` so that a table can call it; classes that have that initializer inherit it.
  public required convenience init(dequeuedAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  open var textLabel: UILabel? {
    if texts.text == nil { texts.text = addLabel(UIFont.preferredFont(forTextStyle: .body)) }
    return texts.text
  }

  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if texts.detail == nil {
      let textStyle: UIFont.TextStyle = style == .subtitle ? .subheadline : .body
      texts.detail = addLabel(UIFont.preferredFont(forTextStyle: textStyle))
      texts.detail?.textColor = .secondaryLabel
    }
    return texts.detail
  }

  open var imageView: UIImageView? {
    if let image = texts.image { return image }
    let image = UIImageView()
    contentView.addSubview(image)
    texts.image = image
    return image
  }

  open func prepareForReuse() {}

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The content view is resized with the cell, before its constraints are solved.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { layOutStandardViews() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutStandardViews()
  }

  /// Returns the target width and the height of the content for it (R-TABLE-4).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let space = contentFrame(in: CGSize(width: targetSize.width, height: bounds.height)).width
    let height: CGFloat
    if contentView.contentHasSize {
      height = fittingSize(ProposedViewSize(width: space, height: nil)).height
    } else if contentView.hasConstraintsInside {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: space, height: targetSize.height),
          withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority
        ).height
    } else {
      height = sizeThatFits(CGSize(width: targetSize.width, height: 0)).height
    }
    return CGSize(width: targetSize.width, height: height)
  }

  /// Returns the given width and the height of the standard texts and image, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: texts.height(as: style, in: textWidth(inCellOfWidth: size.width), traits: traits)
    )
  }

  package var hasIntrinsicSize: Bool { contentView.contentHasSize }

  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    (contentView as? any ViewContent)?.fittingSize(proposal) ?? contentView.bounds.size
  }

  package func drawnContent(_ columns: ResolvedColumns) -> [ResolvedNode] {
    subviews.map { view in
      view === contentView || view === backgroundView
        ? view.unnamedDrawing(columns) : view.drawing(columns)
    }
  }
}

extension UITableViewCell {
  private func addLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Places the standard texts in the content view.
  func placeTexts() {
    texts.place(
      as: style,
      in: contentView.bounds.size,
      margins: (surroundings.margin, trailingTextMargin),
      indentation: CGFloat(max(indentationLevel, 0)) * indentationWidth,
      traits: traits
    )
  }

  /// Returns the width between the margins of the standard texts, in points.
  private func textWidth(inCellOfWidth width: CGFloat) -> CGFloat {
    let content = contentFrame(in: CGSize(width: width, height: 0)).width
    let indentation = CGFloat(max(indentationLevel, 0)) * indentationWidth
    return max(content - surroundings.margin - trailingTextMargin - indentation, 0)
  }

  /// Returns the height of the row for the height of the cell's content, in points (R-TABLE-27).
  ///
  /// With the metrics of a system, a separator adds its height to content that determines its own
  /// height, and hosted views have a minimum height.
  func rowHeight(
    ofContent height: CGFloat,
    _ separatorStyle: SeparatorStyle
  ) -> CGFloat {
    guard traits.metrics != .test, contentView.contentHasSize || contentView.hasConstraintsInside
    else { return height }
    let separator = separatorStyle == .none ? 0 : RowMetrics.separatorHeight(in: traits)
    let minimum = contentView.contentHasSize ? RowMetrics.minimumHeight(in: traits) : 0
    return max(height + separator, minimum)
  }

  public var editingStyle: EditingStyle { surroundings.editingStyle }

  /// The key of the cell in the reuse pool; `nil` if it is not reused.
  var reuseKey: ReuseKey? { reuseIdentifier.map { .identifier(kind: nil, $0) } }

  /// Prepares the cell for another row.
  func beginReuse() {
    (contentView as? HostingContentView)?.resetState()
    (isSelected, isHighlighted) = (false, false)
    prepareForReuse()
  }

  /// Adopts the margins and editing controls of the table.
  func update(_ surroundings: CellLayoutState) {
    shouldIndentWhileEditing = !surroundings.isEditing || surroundings.isIndented
    if self.surroundings != surroundings { self.surroundings = surroundings }
  }

  private func showConfiguration(insteadOf old: (any UIContentConfiguration)?) {
    let view = contentView.content(of: contentConfiguration, insteadOf: old)
    if let view { show(view) }
  }

  private func show(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    adoptMargins(insteadOf: nil)
    layOutStandardViews()
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func replaceAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    accessoriesDidChange()
  }

  private func accessoriesDidChange() {
    layOutStandardViews()
    setNeedsLayout()
  }

  private func surroundingsDidChange(from old: CellLayoutState) {
    adoptMargins(insteadOf: old)
    layOutStandardViews()
    setNeedsLayout()
  }
}
