public import Foundation
public import UIKitLayout
package import ViewLayout

/// Shows the rows of a data source below each other, section by section, with cells for what is in
/// sight alone.
///
/// The rules, R-TABLE, are in `Docs/Rules/TableRules.md`. Nothing is drawn and nothing moves: what UIKit
/// animates is done at once.
@preconcurrency @MainActor
open class UITableView: UIScrollView, ViewContent {
  /// How the sections are told apart.
  public let style: Style
  /// The source that says how many rows there are, and has cells for them.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The delegate that says how high parts are, and is told of rows that come and go.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { reloadData() }
    }
  }
  /// How high rows are, in points, where no delegate says; automatic for what each cell takes.
  open var rowHeight = UITableView.automaticDimension { didSet { lengthsDidChange() } }
  /// How high a row may be before it comes into sight, in points; 0 for rows that no cell is asked
  /// about, automatic for 44.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { lengthsDidChange() } }
  /// How high headers are, in points, where no delegate says.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet {
      // R-TABLE-8: a height that is said counts before one that was measured.
      measured.headers = [:]
      lengthsDidChange()
    }
  }
  /// How high footers are, in points, where no delegate says.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet {
      // R-TABLE-8: a height that is said counts before one that was measured.
      measured.footers = [:]
      lengthsDidChange()
    }
  }
  /// How high a header may be before it comes into sight, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { lengthsDidChange() }
  }
  /// How high a footer may be before it comes into sight, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { lengthsDidChange() }
  }
  /// The room above each header, in points; automatic for 22 in a plain table and for none in
  /// others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { lengthsDidChange() }
  }
  /// Rows without content below the last one, in points each: they are not shown here.
  open var fillerRowHeight = UITableView.automaticDimension
  /// The view above all sections, with the height of its frame and the width of the table.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// The view below all sections, with the height of its frame and the width of the table.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// The view behind everything, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The lines between rows; nothing is drawn.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// How far in separators begin and end, in points; nothing is drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// From where that counts.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The color of separators; nothing is drawn.
  open var separatorColor: UIColor?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected at once.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected at once while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the margins of cells follow what is good to read.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// R-TABLE-16: whether content keeps out of what bars and notches cover at the sides.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// The color of the index at the side; nothing is drawn.
  open var sectionIndexColor: UIColor?
  /// Whether rows can be dragged; drags are never simulated.
  open var dragInteractionEnabled = false
  /// Whether rows show what edits them.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

  // MARK: What layout keeps

  var registry = TableRegistry()
  var pool = ReusePool<UIView>()
  /// The counter of the cells, with those of other views of one scene.
  package let tally = CellCounter.current
  /// The views in sight.
  var shown: [CollectionElement.Identity: UIView] = [:]
  /// Views that others have replaced, with what they stood for; they wait until the layout is done.
  var replaced: [(view: UIView, element: CollectionElement.Identity)] = []
  /// How many rows the sections have, as the data source said last; `nil` before it was asked.
  var rowCounts: [Int]?
  /// Whether there was a layout: updates are shown at once from then on.
  var wasLaidOut = false
  /// Whether the data source is to be asked for everything.
  package internal(set) var needsReload = true
  /// Where everything is; `nil` where that is to be found out.
  var geometry: TableGeometry?
  var measured = TableMeasurements()
  /// The updates of the batch that is being put together; `nil` outside of one.
  var batch: [CollectionUpdate]?
  /// How many `beginUpdates` have no `endUpdates` yet.
  var openUpdates = 0
  /// How many rows the sections had before the first of them.
  var countsBeforeUpdates: [Int] = []
  /// The updates of the last batch; none after a reload.
  package var lastUpdates: [CollectionUpdate] = []
  var selected: Set<IndexPath> = []
  /// The question that the data source is answering; `nil` while it is not asked.
  var call: TableCall?
  /// The last answer of a protocol's own words, which an author's answer may be made of.
  ///
  /// `nil` where they were not asked since the last question.
  var defaultAnswer: Any?
  /// Views of sections that were asked for to see whether there are any.
  var preparedViews: [CollectionElement.Identity: UIView] = [:]
  /// Whether the delegate has views for headers, and for footers; empty before it was asked.
  var hasViews: [Bool: Bool] = [:]
  var issues: [Issue] = []
  /// How often a cell, a header or a footer was asked for its height.
  package internal(set) var measurements = 0

  /// Makes a table of a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table without a size.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Makes no view: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Reloads everything from the data source in the next layout.
  open func reloadData() {
    rowCounts = nil
    lastUpdates = []
    needsReload = true
    setNeedsLayout()
  }

  /// Shows insertions, deletions, moves and reloads at once (R-TABLE-18).
  ///
  /// - Parameters:
  ///   - updates: Asks for them, in any order; may be in another batch, and belongs to that then.
  ///   - completion: Is called when everything is in its place, with `true`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Shows the rows as they are edited, or as they are not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Views that come and go with the layout do not ask for another one.
    guard !isPlacingSubviews else { return setNeedsLayout() }
    isPlacingSubviews = true
    defer { isPlacingSubviews = false }
    wasLaidOut = true
    prepareLayout()
    measureVisibleElements()
    showVisibleElements()
  }

  /// Those of the table and of all views in it, in sight or not, each once.
  package func takeContentIssues() -> [Issue] {
    defer { issues = [] }
    var known: Set<Issue> = []
    let all =
      issues + subviews.flatMap { $0.takeIssues() } + pool.views.flatMap { $0.takeIssues() }
    return all.filter { known.insert($0).inserted }
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
  /// The length that says that content says how long something is.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The sign of the index at the side that leads to a search.
  nonisolated public static let indexSearch = "{search}"

  /// Notes something that went wrong.
  package func report(_ issue: Issue) { issues.append(issue) }

  /// Records the result of a protocol's default implementation.
  func answeredByDefault<Answer>(_ answer: Answer) -> Answer {
    defaultAnswer = answer
    return answer
  }

  /// Calls a delegate method.
  ///
  /// - Returns: The result; `nil` for the protocol's default implementation (R-TABLE-3).
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
    // R-TABLE-13: a view that is said again may be of another height now.
    lengthsDidChange()
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }
}

extension UITableView {
  /// How the sections of a table are told apart.
  public enum Style: Int, Sendable {
    /// By headers that stay in sight.
    case plain
    /// By room between them.
    case grouped
    /// By room between them and beside them.
    case insetGrouped
  }

  /// Where in sight a row is scrolled to; none scrolls no further than to bring it in sight.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go: at once, as nothing moves here.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    /// At once.
    case none
    /// In the middle.
    case middle
    /// As the table chooses.
    case automatic = 100
  }

  /// From where a separator's inset counts; nothing is drawn.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the cell's edges.
    case fromCellEdges
    /// From where separators begin by themselves.
    case fromAutomaticInsets
  }
}
