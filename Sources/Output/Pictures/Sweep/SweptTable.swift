internal import Conformance
internal import ElementTree
internal import SpecFormat

/// A table of where each node's edges are at a width: which line of the plot is which node's, and
/// what the plot says for who does not see it.
struct SweptTable {
  let rows: [SweptRow]
  /// How many rows there were before the outer ones were left out.
  let count: Int
  let widths: [Double]

  /// The table at one of the widths.
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

  /// Whether a node is not there at some widths.
  private var someAreMissing: Bool { rows.contains { $0.edges.contains { $0 == nil } } }

  private func cells(of row: SweptRow, color: Int, at width: Int) -> [Element] {
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
