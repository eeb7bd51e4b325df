public import Foundation
public import UIKitLayout
package import ViewLayout

/// Shows the rows of a data source in sections, with cells only for visible rows.
///
/// The rules, R-TABLE, are in `Docs/Rules/TableRules.md`. Separators and selections are not drawn,
/// and changes that UIKit animates take effect immediately.
@preconcurrency @MainActor
open class UITableView: UIScrollView, ViewContent {
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { reloadData() }
    }
  }
  open var rowHeight = UITableView.automaticDimension { didSet { lengthsDidChange() } }
  /// The estimated height of a row, in points; with 0, cells are not measured; automatic means 44.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { lengthsDidChange() } }
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet {
      // R-TABLE-8: an explicit height has precedence over a measured one.
      measured.headers = [:]
      lengthsDidChange()
    }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet {
      // R-TABLE-8: an explicit height has precedence over a measured one.
      measured.footers = [:]
      lengthsDidChange()
    }
  }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { lengthsDidChange() }
  }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { lengthsDidChange() }
  }
  /// The spacing above each header, in points; automatic means 22 in a plain table and 0 in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { lengthsDidChange() }
  }
  /// The height of empty rows below the last one, in points; ignored, because they are not shown.
  open var fillerRowHeight = UITableView.automaticDimension
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The style of the separators between rows; separators are not drawn.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The insets of separators, in points; separators are not drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The color of separators; separators are not drawn.
  open var separatorColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the margins of cells follow the readable width; ignored.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content is inset by the safe area at the sides (R-TABLE-16).
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// The color of the section index, which is not drawn.
  open var sectionIndexColor: UIColor?
  /// Whether rows can be dragged; drags are never simulated.
  open var dragInteractionEnabled = false
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  // MARK: What layout keeps

  var registry = TableRegistry()
  var pool = ReusePool<UIView>()
  /// The counter of cells, shared by the views of one scene.
  package let tally = CellCounter.current
  /// The visible views, by part.
  var shown: [CollectionElement.Identity: UIView] = [:]
  /// Views that were replaced, with their parts; they enter the reuse pool at the end of the
  /// layout.
  ///
  /// Until then, none can replace itself.
  var replaced: [(view: UIView, element: CollectionElement.Identity)] = []
  /// The numbers of rows in the sections, as last reported by the data source; `nil` before that.
  var rowCounts: [Int]?
  /// Whether the table has been laid out; from then on updates lay out immediately.
  var wasLaidOut = false
  /// Whether the next layout reloads everything from the data source.
  package internal(set) var needsReload = true
  /// The positions of all parts; `nil` if they must be computed again.
  var geometry: TableGeometry?
  var measured = TableMeasurements()
  /// The updates of the batch being collected; `nil` outside of a batch.
  var batch: [CollectionUpdate]?
  /// The number of `beginUpdates` calls without their `endUpdates`.
  var openUpdates = 0
  /// The numbers of rows in the sections before the first `beginUpdates`.
  var countsBeforeUpdates: [Int] = []
  /// The updates of the last batch; empty after a reload.
  package var lastUpdates: [CollectionUpdate] = []
  var selected: Set<IndexPath> = []
  /// The current call of the data source for a cell; `nil` outside of a call.
  var call: TableCall?
  /// The last result of a default implementation of a delegate method; `nil` if none ran in the
  /// current call.
  ///
  /// `explicitAnswer` compares it with the delegate's result.
  var defaultAnswer: Any?
  /// Header and footer views that were requested only to determine whether the delegate provides
  /// any, until they are shown.
  var preparedViews: [CollectionElement.Identity: UIView] = [:]
  /// Whether the delegate provides views for headers (`true`) and footers (`false`); empty before
  /// the first request.
  var hasViews: [Bool: Bool] = [:]
  var issues: [Issue] = []
  /// The number of times that a cell, a header or a footer was measured.
  package internal(set) var measurements = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open func reloadData() {
    rowCounts = nil
    lastUpdates = []
    needsReload = true
    setNeedsLayout()
  }

  /// Applies the updates together, without animation (R-TABLE-18).
  ///
  /// A nested batch becomes a part of the outer one. `completion` is called with `true` after the
  /// layout.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Adding and removing views in a layout pass must not request another one.
    guard !isPlacingSubviews else { return setNeedsLayout() }
    isPlacingSubviews = true
    defer { isPlacingSubviews = false }
    wasLaidOut = true
    prepareLayout()
    measureVisibleElements()
    showVisibleElements()
  }

  /// Returns the distinct issues of the table and of all its views, visible or not, and clears
  /// them.
  package func takeContentIssues() -> [Issue] {
    defer { issues = [] }
    let all =
      issues + subviews.flatMap { $0.takeIssues() } + pool.views.flatMap { $0.takeIssues() }
    return all.distinct
  }

  package func tapContent(_ identifier: String) -> Bool {
    subviews.contains { $0.tap(identifier) } || selectCell(called: identifier)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    measured = TableMeasurements()
    lengthsDidChange()
  }
}

extension UITableView {
  nonisolated public static let automaticDimension: CGFloat = -1
  nonisolated public static let indexSearch = "{search}"

  package func report(_ issue: Issue) { issues.append(issue) }

  /// Records the result of a protocol's default implementation.
  func answeredByDefault<Answer>(_ answer: Answer) -> Answer {
    defaultAnswer = answer
    return answer
  }

  /// Calls a delegate method, and returns its result unless it comes from the default
  /// implementation.
  ///
  /// - Returns: The result; `nil` for the default implementation (R-TABLE-3).
  func explicitAnswer<Answer: Equatable>(_ query: () -> Answer?) -> Answer? {
    defaultAnswer = nil
    let answer = query()
    defer { defaultAnswer = nil }
    return answer != nil && answer == defaultAnswer as? Answer ? nil : answer
  }

  /// Invalidates the heights, which are requested again in the next layout.
  func lengthsDidChange() {
    geometry = nil
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    // R-TABLE-13: a view that is set again may have another height.
    lengthsDidChange()
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}

extension UITableView {
  /// The ways in which the sections of a table are separated.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// The position to scroll a row to; `none` scrolls only as far as needed to make it visible.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// The animation of row updates; ignored, because there are no animations.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// The edges that `separatorInset` is relative to; separators are not drawn.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
  }
}
