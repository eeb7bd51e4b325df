import Foundation
import UIKitLayout
import ViewLayout

/// A query for the height of a section's header or footer.
struct BoundaryLookup {
  let isHeader: Bool
  let section: Int

  var element: CollectionElement.Identity { isHeader ? .header(section) : .footer(section) }
  var name: String { isHeader ? "header" : "footer" }
}

/// The view of a section's title; the table determines its height.
final class SectionTitleView: UITableViewHeaderFooterView {
  var title: String?
}

/// The heights of headers and footers (R-TABLE-8, R-TABLE-11).
extension UITableView {
  func boundary(_ lookup: BoundaryLookup) -> TableBoundary {
    let delegateHeight = delegateHeight(lookup)
    let title = title(lookup)
    let hasView = hasView(lookup)
    let isPlain = style == .plain
    // A grouped table keeps the spacing between groups if the delegate returns the height 0.
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
    return TableBoundary(height: titleHeight(lookup, of: title), source: .title)
  }

  /// Returns the height of a visible header or footer.
  ///
  /// - Parameters:
  ///   - lookup: The header or the footer.
  ///   - view: The view, which is already in the table, so that it has the table's text size.
  /// - Returns: The height in points.
  func height(_ lookup: BoundaryLookup, of view: UIView) -> CGFloat {
    if let height = ownHeight(lookup) { return height }
    if let view = view as? SectionTitleView { return titleHeight(lookup, of: view.title) }
    measurements += 1
    let height = view.systemLayoutSizeFitting(
      CGSize(width: geometry?.frame(from: 0, height: 0).width ?? bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let whole = sanitized(pixelCeiling(height), "the height of \(lookup.name) \(lookup.section)")
    return whole > 0 ? whole : titleHeight(lookup)
  }

  /// Returns the height of a header or footer of a section that has neither a view nor a title for
  /// it.
  func emptyHeight(_ lookup: BoundaryLookup) -> CGFloat {
    style == .plain ? 0 : ownHeight(lookup) ?? spacing(lookup)
  }

  /// Returns the title of a header or footer, or `nil` if there is none.
  func title(_ lookup: BoundaryLookup) -> String? {
    let section = lookup.section
    return lookup.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the delegate's view for a header or footer, or `nil` if there is none.
  func delegateView(_ lookup: BoundaryLookup) -> UIView? {
    if let view = preparedViews.removeValue(forKey: lookup.element) { return view }
    let section = lookup.section
    return lookup.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  /// Returns the height of a header or footer with a title, or with a view that has no height.
  func titleHeight(_ lookup: BoundaryLookup, of title: String? = nil) -> CGFloat {
    guard style != .plain else { return TableMetrics.plainTitleHeight[traits.metrics] }
    guard lookup.isHeader else { return groupedFooterHeight(of: title ?? " ") }
    let hasSpacing = isFirst(lookup) && !isBelowLargeTitle
    let spacing = hasSpacing ? TableMetrics.groupSpacing[traits.metrics] : 0
    return TableMetrics.groupedHeaderHeight(in: traits) + spacing
  }

  /// Returns the height of a footer's title in a grouped table, with the space above and below it.
  private func groupedFooterHeight(of title: String) -> CGFloat {
    let label = UILabel()
    label.environment = traits
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 0
    label.text = title
    let margin = TableMetrics.margin(inWidth: bounds.width)
    let sides = style == .insetGrouped ? 4 * margin : 2 * margin
    var text = label.sizeThatFits(CGSize(width: max(bounds.width - sides, 0), height: 0)).height
    let font = label.font.metrics(in: traits)
    if font.leading > 0 {
      // As recorded, the title includes the leading of its last line.
      let distance = font.lineHeight + font.leading
      text = ((text + font.leading) / distance).rounded(.down) * distance
    }
    return pixelCeiling(text + 2 * TableMetrics.groupedFooterPadding[traits.metrics])
  }

  /// Returns the spacing of a group that has no header or no footer.
  func spacing(_ lookup: BoundaryLookup) -> CGFloat {
    guard style != .plain else { return 0 }
    let spacing = TableMetrics.groupSpacing[traits.metrics]
    guard lookup.isHeader, isFirst(lookup) else { return spacing }
    return isBelowLargeTitle ? 0 : 2 * spacing
  }

  /// R-TABLE-11: whether a large title of iOS 26 or later is above the table, which then begins at
  /// its lower edge.
  private var isBelowLargeTitle: Bool {
    guard traits.metrics.base == .iOS26, !traits.metrics.precedesIOS26 else { return false }
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.navigationController?.navigationBar.showsLargeTitle == true
      }
      responder = current.next
    }
    return false
  }

  private func isFirst(_ lookup: BoundaryLookup) -> Bool {
    lookup.section == 0 && tableHeaderView == nil
  }

  /// Returns the delegate's height, or `nil` if it does not implement the method.
  private func delegateHeight(_ lookup: BoundaryLookup) -> CGFloat? {
    let section = lookup.section
    let height = explicitAnswer {
      lookup.isHeader
        ? delegate?.tableView(self, heightForHeaderInSection: section)
        : delegate?.tableView(self, heightForFooterInSection: section)
    }
    return height.map { sanitized($0, "the height of \(lookup.name) \(section)") }
  }

  /// Returns the height set on the table, or `nil` for automatic heights.
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

  /// Returns whether the delegate provides views for headers or footers.
  ///
  /// The first call requests one view from the delegate, and stores it for later use in its
  /// section.
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
