import Conformance
import Foundation
internal import LayoutTree
import Scenarios
import SpecFormat
import ViewLayout
internal import PlumbEngine

/// The time to lay out one scene under many conditions, as a `variants` block requires.
///
/// The values are medians of several runs, in seconds of processor time.
struct VariantMeasurement: Encodable {
  let name: String
  /// The number of nodes of the scene that have a frame.
  let nodes: Int
  let combinations: Int
  let total: Double
}

extension VariantMeasurement {
  private static let types = ["large", "xxLarge", "accessibility1", "accessibility3"]
  private static let widths = 300..<550

  /// Measures a card at 250 widths and four text sizes.
  ///
  /// - Parameters:
  ///   - runs: The number of runs.
  ///   - makesChecks: Whether all six checks are run on each layout.
  @MainActor
  init(runs: Int, makesChecks: Bool) {
    let conditions = Self.types.flatMap { type in
      Self.widths.map { width in
        var conditions = LayoutConditions(
          proposal: LayoutProposal(width: Double(width), height: 812)
        )
        conditions.environment.dynamicType = type
        return conditions
      }
    }
    let question = VariantQuestion(
      checks: makesChecks ? ConditionSweep.question.checks : [],
      nodes: [VariantQuestion.root, "bio"]
    )
    let scenario = Scenario(id: "a#b", digest: "") { stage in stage.scene { VariantCard() } }
    let link = InProcessConnection(to: CompiledEngine([scenario]))
    let scene = ConnectedScene(scenario.id, over: link)
    var seconds: [Double] = []
    scene.play { phase in
      guard phase != nil else { return }
      let run = VariantRun(question: question, scene: scene)
      seconds = (0..<runs).map { _ in
        Measurement.seconds { _ = run.variants(under: conditions) }
      }
    }
    let host = ViewHost { VariantCard() }
    host.layOut(proposal: ProposedViewSize(width: 375, height: 812), environment: HostEnvironment())
    self.init(
      name: makesChecks ? "variants/card, all checks" : "variants/card",
      nodes: host.frames.countOfAll,
      combinations: conditions.count,
      total: Measurement.median(seconds)
    )
  }
}

extension [ResolvedNode] {
  /// The number of nodes including all descendants.
  fileprivate var countOfAll: Int { reduce(0) { $0 + 1 + $1.children.countOfAll } }
}

/// A Markdown table of the times for variants.
struct VariantTable: CustomStringConvertible {
  let measurements: [VariantMeasurement]

  var description: String {
    let rows = measurements.map { measurement in
      [
        measurement.name, "\(measurement.nodes)", "\(measurement.combinations)",
        TextTable.text(measurement.total * 1e3, decimals: 0),
        TextTable.text(measurement.total * 1e6 / Double(measurement.combinations), decimals: 0),
      ]
    }
    let head = ["scene", "nodes", "combinations", "ms", "µs each"]
    return TextTable(rows: [head] + rows).description
  }
}

/// A card with a person's name and rows of details: 49 nodes.
struct VariantCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: "Ada Lovelace").id("name")
      Text(verbatim: "Wrote the first program, for a machine that was never built").id("bio")
      ForEach(0..<9) { number in
        HStack {
          Color.red.frame(width: 20, height: 20)
          Text(verbatim: "Note \(number) of the translator")
          Spacer()
        }
      }
    }
    .padding(10)
  }
}
