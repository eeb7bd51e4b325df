import CAllocations
import CSupport
import Foundation
import ViewLayout

/// The cost of one case: medians of several runs, in seconds of the processor.
struct Measurement: Encodable {
  let name: String
  /// How many nodes take part in layout.
  let nodes: Int
  /// From views to the graph.
  let build: Double
  /// The first layout of the graph.
  let layout: Double
  /// Another proposal on the same graph.
  let resize: Double
  /// One leaf's change: its body, what that touches, and their layout.
  let change: Double
  /// The heap that the graph takes once it is laid out, in bytes a node.
  let bytesPerNode: Double
  /// Blocks of memory asked for to build the graph, a node.
  let allocationsPerNode: Double
  /// Answers computed in the first layout, a node.
  let computationsPerNode: Double

  /// Nanoseconds of the first layout, a node.
  var layoutPerNode: Double { layout * 1e9 / Double(nodes) }

  /// Nanoseconds of building, a node.
  var buildPerNode: Double { build * 1e9 / Double(nodes) }
}

extension Measurement {
  /// Measures a case, each run on a graph of its own.
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
      let (heap, count) = (heap_bytes_in_use(), allocations_so_far())
      builds.append(Self.seconds { host.build(environment: environment) })
      allocations.append(Double(allocations_so_far() - count))
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

  /// How long something takes.
  static func seconds(_ body: () -> Void) -> Double {
    ProcessorTime.seconds(body)
  }

  /// The middle of some values; 0 for none.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
