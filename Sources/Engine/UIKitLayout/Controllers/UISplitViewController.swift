public import Foundation
import ViewLayout

/// A container with columns side by side in a regular width, and one column otherwise (R-UIB-10).
open class UISplitViewController: UIViewController {
  /// The columns of a split view controller.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The columns that are visible.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  public let style: Style
  /// The columns that the app prefers to show; columns over the last one are laid out beside it.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsDidChange() } }
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { columnsDidChange() }
  }
  open weak var delegate: (any UISplitViewControllerDelegate)? { didSet { columnsDidChange() } }
  private var columns: [Column: UIViewController] = [:]
  private var topColumn: Column?

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`; decoding from an archive is not supported.
  public required init?(coder: NSCoder) { nil }

  open var viewControllers: [UIViewController] {
    get { Self.order.compactMap { columns[$0] } }
    set {
      set(newValue.first, for: .primary)
      set(newValue.count > 1 ? newValue.last : nil, for: .secondary)
    }
  }

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  open var displayMode: DisplayMode {
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let isWrapped = vc != nil && vc?.stack == nil && column != .compact
    set(isWrapped ? vc.map { UINavigationController(rootViewController: $0) } : vc, for: column)
  }

  open func viewController(for column: Column) -> UIViewController? {
    let controller = columns[column]
    guard style != .unspecified, column != .compact else { return controller }
    return controller?.stack?.first ?? controller
  }

  open func show(_ column: Column) {
    topColumn = column
    columnsDidChange()
  }

  open func hide(_ column: Column) {
    if column != .secondary { preferredDisplayMode = .secondaryOnly }
  }

  override var shownChildren: [UIViewController] { shownColumns.compactMap { columns[$0] } }

  override func embedContent() { embedShownChildren() }

  package override func arrangeChildren() {
    for child in children where !shownChildren.contains(where: { $0 === child }) {
      child.disappear()
      child.viewIfLoaded?.removeFromSuperview()
    }
    embedShownChildren()
    if isShown { for child in shownChildren { child.appear() } }
    arrangeColumns()
  }
}

extension UISplitViewController {
  private static let order: [Column] = [.primary, .supplementary, .secondary]

  private func set(_ controller: UIViewController?, for column: Column) {
    let old = columns[column]
    guard old !== controller else { return }
    columns[column] = controller
    if let controller {
      attach(controller)
      controller.didMove(toParent: self)
    }
    replace(old, with: isShown && shownColumns.contains(column) ? controller : nil)
    old?.leave()
    columnsDidChange()
  }

  private func columnsDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// The columns that are visible, from the first to the last.
  private var shownColumns: [Column] {
    guard !isCollapsed else { return [collapsedColumn] }
    let all = Self.order.filter { columns[$0] != nil }
    switch displayMode {
    case .secondaryOnly: return [.secondary]
    case .oneBesideSecondary, .oneOverSecondary: return Array(all.suffix(2))
    default: return all
    }
  }

  /// The column that is shown in a compact width: the `compact` one, the one last shown, or the
  /// delegate's choice.
  private var collapsedColumn: Column {
    if columns[.compact] != nil { return .compact }
    if let topColumn, columns[topColumn] != nil { return topColumn }
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
  }

  /// R-UIB-10: places the columns: the last one has the width that remains beside the others.
  private func arrangeColumns() {
    let bounds = view.bounds
    let metrics = BarMetrics.metrics(of: view.traits.metrics)
    var position = bounds.minX
    for column in shownColumns {
      guard let content = columns[column]?.view else { continue }
      let rest = max(bounds.maxX - position, 0)
      let width = column == shownColumns.last ? rest : min(self.width(of: column, metrics), rest)
      let frame = CGRect(
        x: view.isRightToLeft ? bounds.maxX - position - width + bounds.minX : position,
        y: bounds.minY,
        width: width,
        height: bounds.height
      )
      if content.frame != frame { content.frame = frame }
      position += width
    }
  }

  private func width(of column: Column, _ metrics: BarMetrics) -> CGFloat {
    let isPrimary = column == .primary
    let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    if preferred >= 0 { return preferred }
    return isPrimary ? metrics.sidebarWidth : metrics.contentColumnWidth
  }
}

extension UIViewController {
  public var splitViewController: UISplitViewController? { nearest() }
}

/// Determines the columns of a split view controller.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
