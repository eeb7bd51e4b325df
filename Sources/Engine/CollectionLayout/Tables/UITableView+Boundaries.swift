import Foundation
import UIKitLayout
import ViewLayout

/// The header or footer of a section whose height is computed.
struct BoundaryLookup {
  let isHeader: Bool
  let section: Int

  var element: CollectionElement.Identity { isHeader ? .header(section) : .footer(section) }
  var name: String { isHeader ? "header" : "footer" }
}

/// The view of a section that has a title and no view: the table says how high it is.
final class SectionTitleView: UITableViewHeaderFooterView {}

/// R-TABLE-8, R-TABLE-11: how high headers and footers are.
extension UITableView {
  func boundary(_ lookup: BoundaryLookup) -> TableBoundary {
    let delegateHeight = delegateHeight(lookup)
    let title = title(lookup)
    let hasView = hasView(lookup)
    let isPlain = style == .plain
    // Groups keep their room where a delegate says that there is none.
    if let delegateHeight, delegateHeight != Self.automaticDimension, isPlain || delegateHeight > 0
    {
      return TableBoundary(height: delegateHeight, source: .delegate)
    }
    guard hasView || title != nil else {
      return TableBoundary(height: emptyHeight(lookup), source: .grouping)
    }
    if hasView {
      if let height = known(lookup) { return TableBoundary(height: height, source: .view) }
      let height = ownHeight(lookup) ?? estimate(lookup)
      return TableBoundary(height: height, isEstimated: true, source: .view)
    }
    if let height = ownHeight(lookup) { return TableBoundary(height: height, source: .table) }
    return TableBoundary(height: titleHeight(lookup), source: .title)
  }

  /// The height with the view of a section, now that it is in sight.
  ///
  /// - Parameters:
  ///   - lookup: The header or the footer.
  ///   - view: The view, in the table already, as its texts are as large as the table's.
  /// - Returns: In points.
  func height(_ lookup: BoundaryLookup, of view: UIView) -> CGFloat {
    if let height = ownHeight(lookup) { return height }
    guard !(view is SectionTitleView) else { return titleHeight(lookup) }
    measurements += 1
    let height = view.systemLayoutSizeFitting(
      CGSize(width: geometry?.frame(from: 0, height: 0).width ?? bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let whole = sanitized(pixelCeiling(height), "the height of \(lookup.name) \(lookup.section)")
    return whole > 0 ? whole : titleHeight(lookup)
  }

  /// The height where there is neither a view nor a title.
  func emptyHeight(_ lookup: BoundaryLookup) -> CGFloat {
    style == .plain ? 0 : ownHeight(lookup) ?? spacing(lookup)
  }

  /// The title of a section; `nil` for none.
  func title(_ lookup: BoundaryLookup) -> String? {
    let section = lookup.section
    return lookup.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// The view that the delegate has for a section; `nil` for none.
  func delegateView(_ lookup: BoundaryLookup) -> UIView? {
    if let view = preparedViews.removeValue(forKey: lookup.element) { return view }
    let section = lookup.section
    return lookup.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  /// What a title, or a view that says nothing, takes.
  func titleHeight(_ lookup: BoundaryLookup) -> CGFloat {
    guard style != .plain else { return TableMetrics.plainTitleHeight }
    guard lookup.isHeader else { return TableMetrics.groupedFooterHeight }
    return TableMetrics.groupedHeaderHeight + (isFirst(lookup) ? TableMetrics.groupSpacing : 0)
  }

  /// What a group keeps free where it has no header or no footer.
  func spacing(_ lookup: BoundaryLookup) -> CGFloat {
    guard style != .plain else { return 0 }
    return TableMetrics.groupSpacing * (lookup.isHeader && isFirst(lookup) ? 2 : 1)
  }

  private func isFirst(_ lookup: BoundaryLookup) -> Bool {
    lookup.section == 0 && tableHeaderView == nil
  }

  /// The delegate's height; `nil` if it does not implement the method.
  private func delegateHeight(_ lookup: BoundaryLookup) -> CGFloat? {
    let section = lookup.section
    let height = explicitAnswer {
      lookup.isHeader
        ? delegate?.tableView(self, heightForHeaderInSection: section)
        : delegate?.tableView(self, heightForFooterInSection: section)
    }
    return height.map { sanitized($0, "the height of \(lookup.name) \(section)") }
  }

  /// The height that is set on the table; `nil` for automatic heights.
  private func ownHeight(_ lookup: BoundaryLookup) -> CGFloat? {
    let height = lookup.isHeader ? sectionHeaderHeight : sectionFooterHeight
    let name = lookup.isHeader ? "sectionHeaderHeight" : "sectionFooterHeight"
    guard height != Self.automaticDimension else { return nil }
    let sanitized = sanitized(height, name)
    return sanitized > 0 || style == .plain ? sanitized : nil
  }

  private func known(_ lookup: BoundaryLookup) -> CGFloat? {
    lookup.isHeader ? measured.headers[lookup.section] : measured.footers[lookup.section]
  }

  private func estimate(_ lookup: BoundaryLookup) -> CGFloat {
    let section = lookup.section
    let delegateHeight = explicitAnswer {
      lookup.isHeader
        ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
    }
    let own = lookup.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let height = sanitized(delegateHeight ?? own, "an estimated \(lookup.name) height")
    return height > 0 ? height : titleHeight(lookup)
  }

  /// Whether the delegate has views for sections: it is asked for the first one in question, whose
  /// view is kept.
  private func hasView(_ lookup: BoundaryLookup) -> Bool {
    if let known = hasViews[lookup.isHeader] { return known }
    defaultAnswer = nil
    let view = delegateView(lookup)
    let hasView = delegate != nil && (view != nil || defaultAnswer == nil)
    hasViews[lookup.isHeader] = hasView
    if let view { preparedViews[lookup.element] = view }
    return hasView
  }
}
