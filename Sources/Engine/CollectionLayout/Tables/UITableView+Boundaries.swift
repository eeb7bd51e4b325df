import Foundation
import UIKitLayout
import ViewLayout

/// Which header or footer is asked about.
struct BoundaryQuestion {
  let isHeader: Bool
  let section: Int

  var element: CollectionElement.Identity { isHeader ? .header(section) : .footer(section) }
  var name: String { isHeader ? "header" : "footer" }
}

/// The view of a section that has a title and no view: the table says how high it is.
final class SectionTitleView: UITableViewHeaderFooterView {}

/// R-TABLE-8, R-TABLE-11: how high headers and footers are.
extension UITableView {
  func boundary(_ question: BoundaryQuestion) -> TableBoundary {
    let said = saidHeight(question)
    let title = title(question)
    let hasView = hasView(question)
    let isPlain = style == .plain
    // Groups keep their room where a delegate says that there is none.
    if let said, said != Self.automaticDimension, isPlain || said > 0 {
      return TableBoundary(height: said, source: .delegate)
    }
    guard hasView || title != nil else {
      return TableBoundary(height: emptyHeight(question), source: .grouping)
    }
    if hasView {
      if let height = known(question) { return TableBoundary(height: height, source: .view) }
      let height = ownHeight(question) ?? estimate(question)
      return TableBoundary(height: height, isEstimated: true, source: .view)
    }
    if let height = ownHeight(question) { return TableBoundary(height: height, source: .table) }
    return TableBoundary(height: titleHeight(question), source: .title)
  }

  /// The height with the view of a section, now that it is in sight.
  ///
  /// - Parameters:
  ///   - question: The header or the footer.
  ///   - view: The view, in the table already, as its texts are as large as the table's.
  /// - Returns: In points.
  func height(_ question: BoundaryQuestion, of view: UIView) -> CGFloat {
    if let height = ownHeight(question) { return height }
    guard !(view is SectionTitleView) else { return titleHeight(question) }
    measurements += 1
    let height = view.systemLayoutSizeFitting(
      CGSize(width: geometry?.frame(from: 0, height: 0).width ?? bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let whole = sound(pixelCeiling(height), "the height of \(question.name) \(question.section)")
    return whole > 0 ? whole : titleHeight(question)
  }

  /// The height where there is neither a view nor a title.
  func emptyHeight(_ question: BoundaryQuestion) -> CGFloat {
    style == .plain ? 0 : ownHeight(question) ?? spacing(question)
  }

  /// The title of a section; `nil` for none.
  func title(_ question: BoundaryQuestion) -> String? {
    let section = question.section
    return question.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// The view that the delegate has for a section; `nil` for none.
  func delegateView(_ question: BoundaryQuestion) -> UIView? {
    if let view = known.removeValue(forKey: question.element) { return view }
    let section = question.section
    return question.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  /// What a title, or a view that says nothing, takes.
  func titleHeight(_ question: BoundaryQuestion) -> CGFloat {
    guard style != .plain else { return TableMetrics.plainTitleHeight }
    guard question.isHeader else { return TableMetrics.groupedFooterHeight }
    return TableMetrics.groupedHeaderHeight + (isFirst(question) ? TableMetrics.groupSpacing : 0)
  }

  /// What a group keeps free where it has no header or no footer.
  func spacing(_ question: BoundaryQuestion) -> CGFloat {
    guard style != .plain else { return 0 }
    return TableMetrics.groupSpacing * (question.isHeader && isFirst(question) ? 2 : 1)
  }

  private func isFirst(_ question: BoundaryQuestion) -> Bool {
    question.section == 0 && tableHeaderView == nil
  }

  /// What the delegate says; `nil` where it says nothing.
  private func saidHeight(_ question: BoundaryQuestion) -> CGFloat? {
    let section = question.section
    let height = asked {
      question.isHeader
        ? delegate?.tableView(self, heightForHeaderInSection: section)
        : delegate?.tableView(self, heightForFooterInSection: section)
    }
    return height.map { sound($0, "the height of \(question.name) \(section)") }
  }

  /// What the table itself says; `nil` for nothing.
  private func ownHeight(_ question: BoundaryQuestion) -> CGFloat? {
    let height = question.isHeader ? sectionHeaderHeight : sectionFooterHeight
    let name = question.isHeader ? "sectionHeaderHeight" : "sectionFooterHeight"
    guard height != Self.automaticDimension else { return nil }
    let sound = sound(height, name)
    return sound > 0 || style == .plain ? sound : nil
  }

  private func known(_ question: BoundaryQuestion) -> CGFloat? {
    question.isHeader ? measured.headers[question.section] : measured.footers[question.section]
  }

  private func estimate(_ question: BoundaryQuestion) -> CGFloat {
    let section = question.section
    let said = asked {
      question.isHeader
        ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
        : delegate?.tableView(self, estimatedHeightForFooterInSection: section)
    }
    let own = question.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let height = sound(said ?? own, "an estimated \(question.name) height")
    return height > 0 ? height : titleHeight(question)
  }

  /// Whether the delegate has views for sections: it is asked for the first one in question, whose
  /// view is kept.
  private func hasView(_ question: BoundaryQuestion) -> Bool {
    if let known = hasViews[question.isHeader] { return known }
    defaultAnswer = nil
    let view = delegateView(question)
    let hasView = delegate != nil && (view != nil || defaultAnswer == nil)
    hasViews[question.isHeader] = hasView
    if let view { known[question.element] = view }
    return hasView
  }
}
