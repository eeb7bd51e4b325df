import CAllocations
import CPlatform
import Foundation
import ViewLayout

/// The times of one case, as medians of several runs, in seconds of processor time.
struct Measurement: Encodable {
  let name: String
  /// The number of layout nodes.
  let nodes: Int
  /// The time to build the graph from views.
  let build: Double
  /// The time of the first layout pass.
  let layout: Double
  /// The time of a layout pass with another proposal on the same graph.
  let resize: Double
  /// The time to update one leaf: its body, its dependents and their layout.
  let change: Double
  /// The heap memory of the graph after layout, in bytes per node.
  let bytesPerNode: Double
  /// The number of heap allocations per node while the graph is built.
  let allocationsPerNode: Double
  /// The number of size computations per node in the first layout pass.
  let computationsPerNode: Double

  /// The time of the first layout pass, in nanoseconds per node.
  var layoutPerNode: Double { layout * 1e9 / Double(nodes) }

  /// The time to build the graph, in nanoseconds per node.
  var buildPerNode: Double { build * 1e9 / Double(nodes) }
}

extension Measurement {
  /// Measures a case with a new graph for each run.
  @MainActor
  init(_ benchmark: BenchmarkCase, runs: Int) {
    var (builds, layouts) = ([Double](), [Double]())
    var (resizes, changes) = ([Double](), [Double]())
    var (nodes, computations) = (0, 0)
    var (bytes, allocations) = ([Double](), [Double]())
    for _ in 0..<runs {
      let model = LeafModel()
      let host = ViewHost { benchmark.scene(model) }
      let environment = HostEnvironment()
      let (heap, count) = (heap_bytes_in_use(), allocation_count())
      builds.append(Self.seconds { host.build(environment: environment) })
      allocations.append(Double(allocation_count() - count))
      layouts.append(
        Self.seconds {
          host.layOut(
            proposal: ProposedViewSize(width: 1000, height: 1000),
            environment: environment
          )
        }
      )
      bytes.append(Double(heap_bytes_in_use() - heap))
      (nodes, computations) = (host.nodeCount, host.computations)
      resizes.append(
        Self.seconds {
          host.layOut(
            proposal: ProposedViewSize(width: 900, height: 1000),
            environment: environment
          )
        }
      )
      for _ in 0..<5 {
        changes.append(
          Self.seconds {
            benchmark.change(host, model)
            host.layOut(proposal: nil, environment: environment)
          }
        )
      }
    }
    self.init(
      name: benchmark.name,
      nodes: nodes,
      build: Self.median(builds),
      layout: Self.median(layouts),
      resize: Self.median(resizes),
      change: Self.median(changes),
      bytesPerNode: Self.median(bytes) / Double(max(nodes, 1)),
      allocationsPerNode: Self.median(allocations) / Double(max(nodes, 1)),
      computationsPerNode: Double(computations) / Double(max(nodes, 1))
    )
  }

  /// Returns the elapsed time of a closure, in seconds.
  static func seconds(_ body: () -> Void) -> Double {
    ProcessorTime.seconds(body)
  }

  /// Returns the median of values; 0 if there are none.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

/// A Markdown table of measurements.
struct MeasurementTable: CustomStringConvertible {
  let measurements: [Measurement]
  /// The memory latency of this machine, in nanoseconds.
  let hop = MemoryLatency.seconds() * 1e9

  var description: String {
    let head = [
      "tree", "nodes", "build ns a node", "hops", "blocks", "bytes", "layout ns a node", "hops",
      "computed", "resize ms", "change µs",
    ]
    let table = TextTable(rows: [head] + measurements.map(cells)).description
    return table + "\n\nA hop through memory takes \(TextTable.text(hop, decimals: 1)) ns here."
  }

  private func cells(_ measurement: Measurement) -> [String] {
    [
      measurement.name, "\(measurement.nodes)",
      TextTable.text(measurement.buildPerNode, decimals: 0),
      TextTable.text(measurement.buildPerNode / hop, decimals: 1),
      TextTable.text(measurement.allocationsPerNode, decimals: 1),
      TextTable.text(measurement.bytesPerNode, decimals: 0),
      TextTable.text(measurement.layoutPerNode, decimals: 0),
      TextTable.text(measurement.layoutPerNode / hop, decimals: 1),
      TextTable.text(measurement.computationsPerNode), TextTable.text(measurement.resize * 1e3),
      TextTable.text(measurement.change * 1e6, decimals: 1),
    ]
  }
}

/// A Markdown table of cells; the first row is the header.
struct TextTable: CustomStringConvertible {
  let rows: [[String]]

  var description: String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    var lines = rows.map { line($0, widths: widths) }
    lines.insert("|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined(), at: 1)
    return lines.joined(separator: "\n")
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    "|"
      + zip(cells, widths).map { cell, width in
        " " + cell + String(repeating: " ", count: width - cell.count) + " |"
      }.joined()
  }

  /// Returns a number with a fixed number of decimals.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
