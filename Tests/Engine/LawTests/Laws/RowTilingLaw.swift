import Foundation
import LayoutTree

/// R-CTRL-6: the rows of a section follow each other at the row spacing, below their header.
///
/// All rows have the same sides, and the card of the section covers them. Headers and footers
/// overlap no row, and the content of each part is inside of it.
struct RowTilingLaw: SampleLaw {
  var name: String { "rows-tile-their-section" }

  func breach(of list: GeneratedList) -> String? {
    let frames = list.allParts()
    let parts = frames.nodes(named: "listRow", "sectionHeader", "sectionFooter")
    let kinds = list.sections.flatMap(\.parts)
    guard parts.map(\.name) == kinds else { return "the parts are \(parts.map(\.name))" }
    return order(of: parts, spacing: CGFloat(list.rowSpacing ?? 0)) ?? sides(of: parts)
      ?? content(of: parts) ?? cards(of: list, frames, parts)
  }

  private func order(of parts: [ResolvedNode], spacing: CGFloat) -> String? {
    for (part, next) in zip(parts, parts.dropFirst()) {
      let gap = next.frame.minY - part.frame.maxY
      let isInside = part.section == next.section && part.isRow && next.isRow
      if isInside ? !gap.isNear(spacing) : gap < -CGRect.tolerance {
        return "\(next.name) at \(next.frame.numbers) is \(gap) below \(part.name)"
      }
    }
    return nil
  }

  private func sides(of parts: [ResolvedNode]) -> String? {
    guard let first = parts.first(where: \.isRow)?.frame else { return nil }
    return parts.first { $0.isRow && ($0.frame.minX, $0.frame.width) != (first.minX, first.width) }
      .map { "a row at \($0.frame.numbers) has not the sides of the first row, \(first.numbers)" }
  }

  private func content(of parts: [ResolvedNode]) -> String? {
    for part in parts {
      if let child = part.children.first(where: { !$0.frame.isInside(part.frame) }) {
        return "\(child.name) at \(child.frame.numbers) is outside of its part, "
          + part.frame.numbers
      }
    }
    return nil
  }

  private func cards(
    of list: GeneratedList,
    _ frames: [ResolvedNode],
    _ parts: [ResolvedNode]
  ) -> String? {
    let cards = frames.nodes(named: "sectionCard")
    guard !cards.isEmpty else { return nil }
    for index in list.sections.indices {
      let rows = parts.filter { $0.isRow && $0.section == index }.map(\.frame)
      let union = rows.dropFirst().reduce(rows[0]) { $0.union($1) }
      let card = cards[index].frame
      guard card.isInside(union), union.isInside(card) else {
        return "the card at \(card.numbers) is not that of its rows, \(union.numbers)"
      }
    }
    return nil
  }
}

extension GeneratedList {
  /// Lays the list out in a window that is so high that all rows are visible.
  @MainActor
  func allParts() -> [ResolvedNode] {
    var list = self
    list.window.height = 100_000
    return list.frames()
  }
}

extension GeneratedList.Section {
  /// The names of the parts of the section, in order.
  fileprivate var parts: [String] {
    (header == nil ? [] : ["sectionHeader"]) + rows.map { _ in "listRow" }
      + (footer == nil ? [] : ["sectionFooter"])
  }
}

extension ResolvedNode {
  fileprivate var isRow: Bool { name == "listRow" }

  /// The index of the section of a row, from the identifier of its content.
  fileprivate var section: Int? {
    [self].flattened.lazy.flatMap(\.identifiers).first { $0.hasPrefix("row ") }
      .flatMap { Int($0.split(separator: " ")[1]) }
  }
}
