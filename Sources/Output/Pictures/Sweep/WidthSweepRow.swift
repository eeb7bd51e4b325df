internal import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat

/// Nodes with equal left and right edges at every width, which share a table row and a color in the
/// plot.
struct WidthSweepRow {
  /// The maximum number of rows that a plot shows.
  static let limit = 16
  /// The maximum number of names in a row.
  private static let nameLimit = 4

  /// The number of the first node in the picture, from 1.
  var number: Int
  /// The titles of the nodes, such as `Text “Hello”, .padding`.
  var name: String
  var depth: Int
  /// The edges at each width, in points; `nil` if the nodes do not exist at that width.
  var edges: [Edges?]

  struct Edges: Hashable {
    var left: Double
    var right: Double
  }
}

extension WidthSweepRow {
  /// Returns the rows of a sweep in the order of its nodes.
  ///
  /// - Returns: The rows, limited to the most deeply nested ones, and the number of all rows.
  static func rows(of tracks: NodeTracks) -> (shown: [WidthSweepRow], count: Int) {
    var indices: [[Edges?]: Int] = [:]
    var groups: [(edges: [Edges?], members: [Int])] = []
    for (index, track) in tracks.tracks.enumerated() {
      let edges = track.frames.map { $0.flatMap { Self.edges(of: $0) } }
      guard edges.contains(where: { $0 != nil }) else { continue }
      if let group = indices[edges] {
        groups[group].members.append(index)
      } else {
        indices[edges] = groups.count
        groups.append((edges, [index]))
      }
    }
    let rows = groups.map { group in
      row(of: group.members.map { ($0, tracks.tracks[$0]) }, edges: group.edges)
    }
    let innermost = rows.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    let shown = innermost.prefix(limit).sorted { $0.offset < $1.offset }.map(\.element)
    return (shown, rows.count)
  }

  private static func edges(of frame: CGRect) -> Edges? {
    guard PictureFrame.isDrawable(frame) else { return nil }
    return Edges(left: rounded(frame.minX), right: rounded(frame.maxX))
  }

  private static func rounded(_ length: CGFloat) -> Double {
    (Double(length) * 100).rounded() / 100
  }

  private static func row(
    of members: [(index: Int, track: NodeTracks.Track)],
    edges: [Edges?]
  ) -> WidthSweepRow {
    var names = members.prefix(nameLimit).map(\.track.title)
    if members.count > nameLimit { names.append("\(members.count - nameLimit) more") }
    return WidthSweepRow(
      number: (members.first?.index ?? 0) + 1,
      name: names.joined(separator: ", "),
      depth: members.map(\.track.depth).max() ?? 0,
      edges: edges
    )
  }

  /// Returns the ranges of widths at which the nodes exist, such as `120 to 300`.
  func presence(over widths: [Double]) -> String {
    var ranges: [(first: Double, last: Double)] = []
    for (index, width) in widths.enumerated() where edges[index] != nil {
      if index > 0, edges[index - 1] != nil {
        ranges[ranges.count - 1].last = width
      } else {
        ranges.append((width, width))
      }
    }
    return ranges.map { range in
      range.first == range.last
        ? NumberText.text(range.first)
        : "\(NumberText.text(range.first)) to \(NumberText.text(range.last))"
    }.joined(separator: ", ")
  }
}

/// A table of each node's edges at a width.
///
/// It is the legend of the plot, and its alternative for readers who cannot see the plot.
struct WidthSweepTable {
  let rows: [WidthSweepRow]
  /// The number of rows before the limit was applied.
  let count: Int
  let widths: [Double]

  /// Returns the table at one of the widths.
  func element(at width: Int) -> Element {
    let columns = ["#", "node", "left", "right"] + (someAreMissing ? ["there at"] : [])
    let head = columns.map { text in
      Element("th", [("scope", "col")], text: text)
    }
    let caption =
      "Edges at this width"
      + (count > rows.count ? ": the \(rows.count) innermost of \(count)" : "")
    let lines = rows.enumerated().map { index, row in
      Element("tr", [], cells(of: row, color: index, at: width))
    }
    let table = [Element("caption", text: caption), Element("tr", [], head)] + lines
    return Element(
      "div",
      [("class", "wide"), ("tabindex", "0"), ("role", "group"), ("aria-label", "Edges")],
      [Element("table", [("class", "nodes")], table)]
    )
  }

  /// Whether a node does not exist at some widths.
  private var someAreMissing: Bool { rows.contains { $0.edges.contains { $0 == nil } } }

  private func cells(of row: WidthSweepRow, color: Int, at width: Int) -> [Element] {
    let edges = row.edges[width]
    let numbers = [edges?.left, edges?.right].map { $0.map { NumberText.text($0) } ?? "–" }
    let presence = row.edges.contains { $0 == nil } ? row.presence(over: widths) : "every width"
    return [
      Element("td", [("class", "k k\(color)")], text: "\(row.number)"),
      Element("td", [("title", .text(row.name))], text: row.name),
    ]
      + (numbers + (someAreMissing ? [presence] : [])).map { text in
        Element("td", text: text)
      }
  }
}
