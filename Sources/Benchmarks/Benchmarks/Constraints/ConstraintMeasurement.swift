import Foundation
import UIKitLayout

/// The cost of constraints in one case: medians of several runs, in seconds.
struct ConstraintMeasurement: Encodable {
  let name: String
  /// All constraints added, and all values read.
  let solve: Double
  /// One constant changed on which many values depend, and all values read.
  let change: Double
  /// The same of views: the constraints solved, and all frames given.
  let viewSolve: Double
  let viewChange: Double
}

extension ConstraintMeasurement {
  @MainActor
  init(_ benchmark: ConstraintCase, runs: Int) {
    let views = Self.views(benchmark, runs: runs)
    var (solves, changes) = ([Double](), [Double]())
    for _ in 0..<runs {
      let system = ConstraintSystem()
      var variables: [Variable] = []
      var first: ConstraintSystem.Handle?
      var sum = 0.0
      solves.append(
        Measurement.seconds {
          (variables, first) = benchmark.fill(system)
          sum = variables.reduce(0) { $0 + system.value(of: $1) }
        }
      )
      guard let first else { continue }
      changes.append(
        Measurement.seconds {
          _ = system.setConstant(of: first, to: -9)
          sum = variables.reduce(sum) { $0 + system.value(of: $1) }
        }
      )
      precondition(sum.isFinite)
    }
    self.init(
      name: benchmark.rawValue,
      solve: Measurement.median(solves),
      change: Measurement.median(changes),
      viewSolve: Measurement.median(views.solves),
      viewChange: Measurement.median(views.changes)
    )
  }

  /// The times of views with anchors, which are made before.
  @MainActor
  private static func views(
    _ benchmark: ConstraintCase,
    runs: Int
  ) -> (solves: [Double], changes: [Double]) {
    var (solves, changes) = ([Double](), [Double]())
    for _ in 0..<runs {
      let views = ConstrainedViews(benchmark)
      solves.append(Measurement.seconds { views.root.layoutIfNeeded() })
      changes.append(
        Measurement.seconds {
          views.first?.constant = 9
          views.root.layoutIfNeeded()
        }
      )
    }
    return (solves, changes)
  }
}
