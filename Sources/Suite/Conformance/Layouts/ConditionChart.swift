internal import Foundation
internal import SpecFormat

/// A chart of the layouts under the conditions of a `variants` or `checks` block, for a page.
///
/// Each row is a size, and each column a combination of the other conditions.
package struct ConditionChart: Sendable, Equatable {
  /// The line of the block's fence, from 1.
  package var line: Int
  /// The titles of the columns: text size, direction and, if it varies for a size, scale.
  package var columns: [String]
  /// The rows: sizes in ascending order, devices in the order of the block.
  package var rows: [Row]

  /// The layouts of one size, or of adjacent widths with the same verdicts.
  package struct Row: Sendable, Equatable {
    /// The size: `iPhone 16`, `320x568`, `320…374x568`.
    package var title: String
    /// One cell for each column; `nil` for a combination that the block does not include.
    package var cells: [Cell?]
  }

  /// The layout under one combination of conditions.
  package struct Cell: Sendable, Equatable {
    /// One sentence for each difference from the block; empty if the block holds.
    package var breaches: [String]
    /// The ids of the nodes at fault in the resolved tree.
    package var nodeIDs: [Int]
    /// The layout; `nil` if the chart shows other layouts instead.
    package var layout: ScenarioLayout?
  }
}

/// Lays a scene out again under the conditions of a block, for a chart.
struct ConditionChartRun {
  /// The maximum number of pictures.
  private static let pictureLimit = 16
  /// The maximum number of rows; sizes beyond it are left out.
  private static let rowLimit = 24

  let fence: any VariedFence
  /// The line of the block's fence, from 1.
  let line: Int
  /// The scene in its current phase.
  let scene: ConnectedScene
}

extension ConditionChartRun {
  /// Returns the chart of the block.
  ///
  /// - Parameter standing: The last proposal of the scene.
  /// - Returns: The chart; `nil` if the block has no combination of conditions.
  func chart(standing: LayoutProposal?) -> ConditionChart? {
    let combinations = fence.combinations(standing: standing)
    guard !combinations.isEmpty else { return nil }
    let variants = VariantRun(question: fence.question, scene: scene)
      .variants(under: combinations).compactMap(\.self)
    guard variants.count == combinations.count else { return nil }
    let includesScales = combinations.scalesVary
    let judged = zip(variants, fence.breaches(in: variants, standing: standing))
      .map { (conditions: $0.conditions, breaches: $1) }
    let columns = combinations.map { ColumnKey($0, includesScales: includesScales) }.uniqued
    var rows: [ChartRow] = []
    for (size, members) in judged.grouped(by: { SizeKey($0.conditions) }) {
      let cells = columns.map { column in
        members.first { ColumnKey($0.conditions, includesScales: includesScales) == column }
      }
      rows.append(ChartRow(first: size, last: size, cells: cells))
    }
    let joined = Array(ChartRow.joined(rows).prefix(Self.rowLimit))
    let mirrored = columns.indices.filter { columns[$0].direction == .rightToLeft }
    let drawn = Self.drawnPlaces(in: joined, last: columns.count > 1 ? Set(mirrored) : [])
    let layouts = layouts(of: drawn.compactMap { joined[$0[0]].cells[$0[1]]?.conditions })
    return ConditionChart(
      line: line,
      columns: columns.map { $0.title(among: columns) },
      rows: joined.enumerated().map { number, row in
        ConditionChart.Row(
          title: row.title,
          cells: row.cells.enumerated().map { column, cell in
            cell.map { cell in
              ConditionChart.Cell(
                breaches: cell.breaches.map(\.sentence),
                nodeIDs: cell.breaches.flatMap(\.nodeIDs),
                layout: drawn.contains([number, column]) ? layouts[cell.conditions] : nil
              )
            }
          }
        )
      }
    )
  }

  /// Returns the cells that are drawn, at most ``pictureLimit``.
  ///
  /// - Parameters:
  ///   - rows: The rows of the chart.
  ///   - last: The columns with the lowest priority.
  /// - Returns: The row and the column of each cell; cells that differ from the block have
  ///   priority.
  private static func drawnPlaces(in rows: [ChartRow], last: Set<Int>) -> Set<[Int]> {
    var ranked: [[[Int]]] = [[], [], []]
    for (number, row) in rows.enumerated() {
      for (column, cell) in row.cells.enumerated() {
        guard let cell else { continue }
        let rank = !cell.breaches.isEmpty ? 0 : last.contains(column) ? 2 : 1
        ranked[rank].append([number, column])
      }
    }
    var space = pictureLimit
    var drawn: Set<[Int]> = []
    for (rank, places) in ranked.enumerated() {
      let isShared = rank == 0 && places.count < ranked.reduce(0) { $0 + $1.count }
      let count = min(places.count, isShared ? max(space / 2, space - ranked[1].count) : space)
      drawn.formUnion((0..<count).map { places[$0 * places.count / count] })
      space -= count
    }
    return drawn
  }

  /// Draws the layouts under combinations of conditions; for a device, in its window.
  private func layouts(of all: [LayoutConditions]) -> [LayoutConditions: ScenarioLayout] {
    let drawings = scene.drawings(under: all) { $0.device != nil }
    var layouts: [LayoutConditions: ScenarioLayout] = [:]
    for case (let conditions, let drawing?) in zip(all, drawings) {
      layouts[conditions] = ScenarioLayout(
        line: line,
        block: type(of: fence).name,
        proposedWidth: conditions.proposal.width,
        proposedHeight: conditions.proposal.height,
        tree: drawing
      )
    }
    return layouts
  }
}

/// A row of a chart that is being built: sizes whose layouts have the same verdicts.
private struct ChartRow {
  var first: SizeKey
  var last: SizeKey
  /// The cells of the size that represents the row.
  var cells: [(conditions: LayoutConditions, breaches: [VariantBreach])?]

  var title: String {
    guard let start = first.width, let end = last.width, start != end else { return first.title }
    let height = NumberText.text(first.height)
    return "\(NumberText.text(start))…\(NumberText.text(end))x\(height)"
  }

  /// Joins rows of adjacent widths if no verdict differs.
  static func joined(_ rows: [ChartRow]) -> [ChartRow] {
    var joined: [ChartRow] = []
    for row in rows {
      if let last = joined.last, last.canJoin(row) {
        joined[joined.count - 1].last = row.last
      } else {
        joined.append(row)
      }
    }
    return joined
  }

  private func canJoin(_ row: ChartRow) -> Bool {
    guard first.device == nil, row.first.device == nil, first.height == row.first.height else {
      return false
    }
    return zip(cells, row.cells).allSatisfy { own, other in
      (own == nil) == (other == nil) && own?.breaches.isEmpty == other?.breaches.isEmpty
    }
  }
}

/// The properties that identify a row of a chart.
private struct SizeKey: Hashable {
  var device: String?
  var width: Double?
  var height: Double?

  init(_ conditions: LayoutConditions) {
    device = conditions.device
    (width, height) = (conditions.proposal.width, conditions.proposal.height)
  }

  var title: String { device ?? LayoutProposal(width: width, height: height).text }
}

/// The properties that identify a column of a chart.
private struct ColumnKey: Hashable {
  var type: String
  /// The language; `nil` if none is set.
  var language: LayoutLanguage?
  var direction: ReadingDirection
  /// The scale in pixels per point; `nil` if each size has only one scale.
  var scale: Double?

  init(_ conditions: LayoutConditions, includesScales: Bool) {
    type = conditions.environment.dynamicType
    language = conditions.environment.language
    direction = conditions.environment.direction
    scale = includesScales ? conditions.environment.scale : nil
  }

  /// Returns the text size and the other conditions that distinguish the column from the others.
  func title(among columns: [ColumnKey]) -> String {
    var words = [type]
    if let language, columns.contains(where: { $0.language != language }) {
      words.append(language.name)
    }
    // The direction of a language is not stated twice.
    let others = columns.filter { $0.language == language }
    if others.contains(where: { $0.direction != direction }) { words.append(direction.rawValue) }
    if let scale { words.append("@\(NumberText.text(scale))") }
    return words.joined(separator: " ")
  }
}

extension [LayoutConditions] {
  /// Whether any size is laid out at several scales.
  fileprivate var scalesVary: Bool {
    grouped { SizeKey($0) }.contains { Set($0.elements.map(\.environment.scale)).count > 1 }
  }
}
