public import Foundation
public import UIKitLayout
package import ViewLayout

/// The view of a row.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ViewContent, ConstraintScope {
  /// Which texts the cell has by itself.
  let style: CellStyle
  /// The identifier that the cell is used again by; `nil` for one that is not.
  public let reuseIdentifier: String?
  /// The view that the cell's content is in: the cell's box without what stands beside it.
  open private(set) var contentView = UIView()
  /// The content that the cell shows, in place of views of its own; `nil` for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration(insteadOf: oldValue) }
  }
  /// The view behind the content; as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// The view behind the content of one of several selected cells.
  open var multipleSelectionBackgroundView: UIView?
  /// The sign behind the content.
  open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// The view behind the content, in place of a sign; `nil` for the sign.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The sign behind the content while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }
  /// The view behind the content while the table is edited; `nil` for the sign.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// How the cell looks when it is selected; nothing is drawn.
  open var selectionStyle = SelectionStyle.default
  /// How far in the line below the cell begins and ends, in points; nothing is drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// How far in the texts are that the cell has by itself, in levels.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far in a level is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the content makes room for what edits the row.
  open internal(set) var shouldIndentWhileEditing = true
  /// Whether what moves the row is shown while the table is edited and the data source lets it.
  open var showsReorderControl = false
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether a touch is on the cell.
  open var isHighlighted = false
  /// Whether the row shows what edits it.
  open var isEditing: Bool {
    get { surroundings.isEditing }
    set { surroundings.isEditing = newValue }
  }

  /// The texts and the image that the cell has by itself.
  private var texts = StandardCellContent()
  private(set) var surroundings = CellLayoutState() {
    didSet { if surroundings != oldValue { surroundingsDidChange(from: oldValue) } }
  }
  /// Whether the delegate knows that the cell is in sight.
  var isDisplayed = false
  /// Counts the cell as live until it is released.
  var cellToken: CellToken?

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: Which texts it has by itself.
  ///   - reuseIdentifier: The identifier that it is used again by; `nil` for none.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    addSubview(contentView)
    adoptMargins(insteadOf: nil)
    layOutStandardViews()
  }

  /// Makes a cell without an identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes no cell: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a cell of a class that is known only when it runs, by the class's own
  /// `init(style:reuseIdentifier:)`.
  ///
  /// It is required so that a table can call it; classes that have that initializer inherit it.
  public required convenience init(dequeuedAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The text of the cell's own.
  open var textLabel: UILabel? {
    if texts.text == nil { texts.text = addLabel(UIFont.preferredFont(forTextStyle: .body)) }
    return texts.text
  }

  /// The second text of the cell's own; `nil` for a cell of the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if texts.detail == nil {
      let textStyle: UIFont.TextStyle = style == .subtitle ? .subheadline : .body
      texts.detail = addLabel(UIFont.preferredFont(forTextStyle: textStyle))
      texts.detail?.textColor = .secondaryLabel
    }
    return texts.detail
  }

  /// The image of the cell's own, before its texts.
  open var imageView: UIImageView? {
    if let image = texts.image { return image }
    let image = UIImageView()
    contentView.addSubview(image)
    texts.image = image
    return image
  }

  /// Forgets what the cell showed: called before it is used again.
  open func prepareForReuse() {}

  /// The configuration that a row begins with, without text, as the cell's style says.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Selects the row, or does not, for the cell's look.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the row, or does not, for the cell's look.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Shows what edits the row, or does not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The content is as large as the cell lets it before anything in it is solved.
  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { layOutStandardViews() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutStandardViews()
  }

  /// R-TABLE-4: the width that is asked for, and the height that the content takes in it.
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

  /// The size of a cell that says nothing of itself: as wide as it is asked about, and as high as
  /// its own texts, 44 at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: texts.height(as: style, atLeast: TableMetrics.rowHeight)
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

  /// Places the texts of the cell's own in its content.
  func placeTexts() {
    texts.place(
      as: style,
      in: contentView.bounds.size,
      margin: surroundings.margin,
      indentation: CGFloat(max(indentationLevel, 0)) * indentationWidth,
      isRightToLeft: traits.isRightToLeft
    )
  }

  /// The control before the content while the table is edited.
  public var editingStyle: EditingStyle { surroundings.editingStyle }

  /// The reuse pool of the view; `nil` for a view that is not reused.
  var reuseKey: ReuseKey? { reuseIdentifier.map { .identifier(kind: nil, $0) } }

  /// Makes the cell ready for another row.
  func beginReuse() {
    (contentView as? HostingContentView)?.resetState()
    (isSelected, isHighlighted) = (false, false)
    prepareForReuse()
  }

  /// Takes on what the table has beside the content.
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
