import Foundation
internal import LayoutTree
import SpecFormat

/// A failing comparison between a block of variable size and the output of an engine.
enum ComparisonCase: String, CaseIterable {
  /// Rows with different labels, each placed 1 point lower than expected.
  case shiftedRows = "frames/shifted rows"
  /// Rows with equal names, each with the frame that is expected for the next row.
  case equalRows = "frames/equal rows"
  /// Rows whose names differ from the expected ones.
  case otherNames = "frames/other names"
  /// Groups of rows, as many groups as rows in each, each row placed 1 point lower than expected.
  case shiftedGroups = "frames/shifted groups"
  /// Nested views, each placed 1 point lower than expected.
  case shiftedChain = "frames/shifted chain"
  /// Rows of which every second one is missing.
  case halfOfRows = "frames/every second row"
  /// Identifiers that are all misspelled.
  case misspelledIDs = "selection/misspelled ids"
  /// Cells of a section that is not the expected one.
  case otherCells = "collection/other section"
  /// Proposals that are each 1 point wider than expected.
  case shiftedProposals = "negotiation/shifted"
  /// Updates of items that are not the expected ones.
  case otherUpdates = "updates/other items"
  /// Sections with unexpected names, and sections with the expected names in another order.
  case otherSections = "snapshot/other sections"
  /// Call counts with misspelled names.
  case misspelledCalls = "calls/misspelled"
  /// Preferences with misspelled keys.
  case misspelledKeys = "preferences/misspelled"
}

/// The time of one failing comparison, including the block that `plumb accept` would write.
///
/// The values are medians of several runs, in seconds of processor time.
struct ComparisonMeasurement: Encodable {
  static let sizes = [100, 200, 400, 800]

  let name: String
  /// The number of lines in the block, which is about the number of nodes in the layout.
  let lines: Int
  let mismatches: Int
  let total: Double

  init(_ comparison: ComparisonCase, lines: Int, runs: Int) {
    let fence = comparison.fence(lines)
    let scene = ReportedScene(comparison, count: lines)
    var count = 0
    let seconds = (0..<runs).map { _ in
      Measurement.seconds {
        count = fence.compare(with: scene, at: 1).mismatches.count
        _ = fence.accepted(for: scene)
      }
    }
    name = comparison.rawValue
    self.lines = lines
    mismatches = count
    total = Measurement.median(seconds)
  }
}

extension ComparisonCase {
  /// Returns the parsed block of a case.
  fileprivate func fence(_ count: Int) -> any ExpectationFence {
    let text = "# Rows\n\n```swift\nColor.red\n```\n\n```\(info)\n\(block(count))```\n"
    let (document, diagnostics) = SpecParser.parse(
      bytes: Array(text.utf8),
      file: "Specs/rows.md",
      name: "rows"
    )
    // The text is generated here, so a parse error is a mistake in the benchmark.
    guard case .scene(let scene) = document.scenarios.first?.body,
      let expectation = scene.phases.first?.expectations.first
    else { fatalError("the block of '\(rawValue)' cannot be read: \(diagnostics)") }
    return expectation.content
  }

  private var info: String {
    let kind = rawValue.prefix { $0 != "/" }
    switch kind {
    case "frames", "selection", "collection": return "frames 100x100"
    case "negotiation": return "negotiation 100x100"
    default: return String(kind)
    }
  }

  private func block(_ count: Int) -> String {
    switch self {
    case .shiftedGroups:
      let side = Int(Double(count).squareRoot())
      return (0..<side).map { group in
        "VStack \(group) 0 1 1\n"
          + (0..<side).map { "  Text \"Row \(group * side + $0)\" 0 \($0) 1 1\n" }.joined()
      }.joined()
    case .shiftedChain:
      return (0..<count).map { String(repeating: "  ", count: $0) + "padding 0 \($0) 1 1\n" }
        .joined()
    default: return (0..<count).map { line($0) + "\n" }.joined()
    }
  }

  private func line(_ row: Int) -> String {
    switch self {
    case .shiftedRows, .halfOfRows: "Text \"Row \(row)\" 0 \(row) 1 1"
    case .equalRows, .shiftedGroups, .shiftedChain: "Color 0 \(row) 1 1"
    case .otherNames: "Circle 0 \(row) 1 1"
    case .misspelledIDs: "#rowe\(row) 0 \(row) 1 1"
    case .otherCells: "cell 1.\(row) 0 \(row) 1 1"
    case .shiftedProposals: "Text \"Row \(row)\" 10x10 -> 5x\(row)"
    case .otherUpdates: "insert item 0.\(row)"
    case .otherSections: "A\(row): a\(row)"
    case .misspelledCalls: "rowe\(row) 1"
    case .misspelledKeys: "Rowe\(row)Key = 1"
    }
  }
}

/// A scene as an engine reports it.
private struct ReportedScene: ObservedScene {
  var nodes: [ResolvedNode] = []
  var negotiation: [NegotiationEntry] = []
  var kind = ObservedKind.views
  var counts: [String: Int] = [:]
  var preferences: [String: String] = [:]
  var sections: [SnapshotSection]?
  var updates: [String]?
  var table = ElementTable([])

  var issues: [LayoutIssue] { [] }
  var cells: [CellFigure: Int]? { nil }
  var proposal: LayoutProposal? { LayoutProposal(width: 100, height: 100) }
  var originInWindow: CGPoint { .zero }

  init(_ comparison: ComparisonCase, count: Int) {
    switch comparison {
    case .shiftedRows, .otherNames: nodes = (0..<count).map { Self.row($0) }
    case .halfOfRows: nodes = (0..<count / 2).map { Self.row($0 * 2) }
    case .equalRows: nodes = (0..<count).map { ResolvedNode("Color", y: $0 + 1) }
    case .misspelledIDs: nodes = (0..<count).map { Self.row($0) }
    case .shiftedGroups:
      let side = Int(Double(count).squareRoot())
      nodes =
        (0..<side).map { group in
          let rows = (0..<side).map { ResolvedNode("Text", "Row \(group * side + $0)", y: $0 + 1) }
          return ResolvedNode("VStack", y: group + 1, children: rows)
        }
    case .shiftedChain:
      let chain = (0..<count).reversed().reduce([]) { inside, row in
        [ResolvedNode("padding", y: row + 1, children: inside)]
      }
      nodes = chain
    case .otherCells:
      kind = .collection
      table = ElementTable(
        (0..<count).map { row in
          let frame = CGRect(x: 0, y: row, width: 1, height: 1)
          return (ObservedElement(name: .cell(section: 0, item: row), frame: frame), true)
        }
      )
    case .shiftedProposals: negotiation = (0..<count).map { Self.proposal($0) }
    case .otherUpdates: updates = (0..<count).map { "insert item 1.\($0)" }
    case .otherSections:
      sections = (0..<count).map { SnapshotSection(name: "B\($0)", items: ["a\($0)"]) }
    case .misspelledCalls:
      counts = Dictionary(uniqueKeysWithValues: (0..<count).map { ("row\($0)", 1) })
    case .misspelledKeys:
      preferences = Dictionary(uniqueKeysWithValues: (0..<count).map { ("Row\($0)Key", "1") })
    }
  }

  private static func row(_ row: Int) -> ResolvedNode {
    ResolvedNode("Text", "Row \(row)", id: "row\(row)", y: row + 1)
  }

  private static func proposal(_ row: Int) -> NegotiationEntry {
    NegotiationEntry(
      "Text",
      node: row,
      label: "Row \(row)",
      proposal: LayoutProposal(width: 11, height: 10),
      width: 5,
      height: Double(row)
    )
  }

  func elements(onlyVisible: Bool) -> ElementTable { table }
  func restingOffset(ofSection section: Int, for proposed: Double) -> Double? { nil }
  func answer(to proposal: LayoutProposal) -> (width: Double, height: Double)? { nil }
  func breaches(of laws: [LawName]) -> [String?]? { nil }
  func variants(
    _ question: VariantQuestion,
    under conditions: [LayoutConditions]
  ) -> [ObservedVariant]? { nil }
}

extension ResolvedNode {
  /// Creates a node of 1 × 1 points at the leading edge.
  fileprivate init(
    _ name: String,
    _ label: String? = nil,
    id: String? = nil,
    y: Int,
    children: [ResolvedNode] = []
  ) {
    self.init(
      name: name,
      label: label,
      identifiers: [id].compactMap(\.self),
      frame: CGRect(x: 0, y: y, width: 1, height: 1),
      children: children
    )
  }
}

/// A Markdown table of comparison times with a row for each case.
struct ComparisonTable: CustomStringConvertible {
  let measurements: [ComparisonMeasurement]

  var description: String {
    let rows = measurements.map { measurement in
      [
        measurement.name, "\(measurement.lines)", "\(measurement.mismatches)",
        TextTable.text(measurement.total * 1e3),
        TextTable.text(measurement.total * 1e6 / Double(measurement.lines), decimals: 1),
      ]
    }
    return TextTable(rows: [["comparison", "lines", "mismatches", "ms", "µs a line"]] + rows)
      .description
  }
}
