import Foundation
internal import LayoutTree
internal import LayoutValues
import UIKitLayout
import ViewLayout

/// Explains the heights and the positions of a table's parts.
@MainActor
struct TableExplanation {
  let table: UITableView
  let geometry: TableGeometry
}

extension TableExplanation {
  /// Returns the table's node with the requested parts in their sections.
  func nodes(of parts: [CollectionElement.Identity]) -> [ResolvedNode] {
    let sections = Dictionary(grouping: parts) { $0.tableSection }
    var root = tableNode
    root.children = (sections[nil] ?? []).compactMap { node(of: $0) }
    for section in sections.keys.compactMap(\.self).sorted() {
      var node = sectionNode(section)
      node.children = (sections[section] ?? []).compactMap { self.node(of: $0) }
      root.children.append(node)
    }
    return [root]
  }

  /// Returns the node of a part, or `nil` if it does not exist.
  func node(of part: CollectionElement.Identity) -> ResolvedNode? {
    guard let frame = geometry.frame(of: part, in: table.visibleWindow) else { return nil }
    return ResolvedNode(
      name: part.tableName.name,
      label: part.tableName.label,
      frame: frame,
      explanation: NodeExplanation(
        proposal: LayoutProposal(width: frame.width, height: nil),
        sizeReason: sizeReason(of: part, frame),
        placeReason: placeReason(of: part, frame)
      )
    )
  }
}

extension TableExplanation {
  private var tableNode: ResolvedNode {
    let size = geometry.contentSize
    let count = geometry.sections.count
    return ResolvedNode(
      name: "UITableView",
      frame: CGRect(origin: .zero, size: size),
      explanation: NodeExplanation(
        proposal: LayoutProposal(table.bounds.size),
        sizeReason: LayoutReason(
          "R-TABLE-13",
          "\(count == 1 ? "1 section" : "\(count) sections") of \(text(geometry.end - geometry.top))"
            + ", with \(text(geometry.top)) above and \(text(geometry.bottom)) below them"
        ),
        placeReason: LayoutReason("R-TABLE-13", "the content's corner")
      )
    )
  }

  private func sectionNode(_ index: Int) -> ResolvedNode {
    let (section, start) = (geometry.sections[index], geometry.start(of: index))
    let parts = [
      (section.padding, "above the header"), (section.header.height, "of header"),
      (section.rows.total, "of rows"), (section.footer.height, "of footer"),
    ].filter { $0.0 != 0 }.map { "\(text($0.0)) \($0.1)" }
    return ResolvedNode(
      path: [index],
      name: "section",
      label: "\(index)",
      frame: CGRect(x: 0, y: start, width: geometry.width, height: section.height),
      explanation: NodeExplanation(
        proposal: LayoutProposal(width: geometry.width, height: nil),
        sizeReason: LayoutReason("R-TABLE-13", parts.joined(separator: ", ")),
        placeReason: LayoutReason("R-TABLE-13", "below the previous section, at \(text(start))")
      )
    )
  }

  private func sizeReason(of part: CollectionElement.Identity, _ frame: CGRect) -> LayoutReason {
    let section = part.indexPath.section
    switch part {
    case .cell: return rowReason(part.indexPath, frame)
    case .supplementary(.sectionHeader, _, _):
      return boundaryReason(geometry.sections[section].header, "header")
    case .supplementary: return boundaryReason(geometry.sections[section].footer, "footer")
    default: return LayoutReason("R-TABLE-13", "its own height, \(text(frame.height))")
    }
  }

  private func rowReason(_ path: IndexPath, _ frame: CGRect) -> LayoutReason {
    let height = text(frame.height)
    let delegateHeight = table.explicitAnswer {
      table.delegate?.tableView(table, heightForRowAt: path)
    }
    if table.isEstimate(.cell(path)) {
      return LayoutReason("R-TABLE-5", "\(height) is estimated: it was not visible yet")
    }
    if let delegateHeight, delegateHeight != UITableView.automaticDimension {
      return LayoutReason("R-TABLE-3", "the delegate returns \(height)")
    }
    if delegateHeight == nil, table.rowHeight != UITableView.automaticDimension {
      return LayoutReason("R-TABLE-3", "the table's rowHeight, \(height)")
    }
    guard table.measured.rows[path] != nil else {
      return LayoutReason(
        "R-TABLE-5",
        "\(height), as heights are not estimated and no cell is measured"
      )
    }
    let width = table.cellForRow(at: path)?.contentView.bounds.width ?? frame.width
    return LayoutReason(
      "R-TABLE-4",
      "its content has the height \(height) for the width \(text(width))"
    )
  }

  private func boundaryReason(_ boundary: TableBoundary, _ name: String) -> LayoutReason {
    let height = text(boundary.height)
    if boundary.isEstimated {
      return LayoutReason("R-TABLE-8", "\(height) is estimated: it was not visible yet")
    }
    switch boundary.source {
    case .delegate: return LayoutReason("R-TABLE-8", "the delegate returns \(height)")
    case .table: return LayoutReason("R-TABLE-8", "the table's property is \(height)")
    case .view: return LayoutReason("R-TABLE-8", "the height of its view is \(height)")
    case .title:
      return LayoutReason("R-TABLE-8", "the height of a \(name) with a title is \(height)")
    case .grouping, .absent:
      return LayoutReason("R-TABLE-11", "a group without a \(name) has \(height) of space")
    }
  }

  private func placeReason(of part: CollectionElement.Identity, _ frame: CGRect) -> LayoutReason {
    guard let natural = geometry.frame(of: part) else {
      return LayoutReason("R-TABLE-13", "at \(text(frame.minY))")
    }
    let side = geometry.side > 0 ? ", with an inset of \(text(geometry.side)) on both sides" : ""
    guard natural != frame else {
      let rule = geometry.side > 0 && part.tableSection != nil ? "R-TABLE-12" : "R-TABLE-13"
      return LayoutReason(rule, "below the previous element, at \(text(frame.minY))\(side)")
    }
    if case .supplementary(.sectionHeader, let section, _) = part {
      let end = geometry.start(of: section) + geometry.sections[section].rowsEnd
      let isPushed = frame.maxY == end
      return LayoutReason(
        "R-TABLE-9",
        isPushed
          ? "pinned to the top of the visible area, and pushed up by the end of its rows, at "
            + text(end)
          : "pinned to the top of the visible area, \(text(frame.minY))"
      )
    }
    return LayoutReason(
      "R-TABLE-10",
      "pinned to the bottom of the visible area, which ends at \(text(table.visibleWindow.maxY))"
    )
  }

  private func text(_ length: CGFloat) -> String { LengthText.text(length) }
}

extension CollectionElement.Identity {
  /// The section that contains the part; `nil` for the table's own header and footer.
  var tableSection: Int? {
    if case .layoutSupplementary = self { nil } else { indexPath.section }
  }

  /// The name and the label of a part of a table, such as `row` and `0.3`.
  var tableName: (name: String, label: String) {
    switch self {
    case .cell(let section, let row): ("row", "\(section).\(row)")
    case .supplementary(.sectionHeader, let section, _): ("header", "\(section)")
    case .supplementary(_, let section, _), .decoration(_, let section): ("footer", "\(section)")
    case .layoutSupplementary(.sectionHeader, _): ("header", "table")
    case .layoutSupplementary: ("footer", "table")
    }
  }
}
