import Conformance
import Foundation
import Scenarios
import SpecFormat
import ViewLayout

/// The cost of laying one scene out under many conditions, as a `variants` block asks: medians of
/// several runs, in seconds of the processor.
struct VariantMeasurement: Encodable {
  let name: String
  /// How many nodes of the scene have a frame.
  let nodes: Int
  let combinations: Int
  let total: Double
}

extension VariantMeasurement {
  private static let types = ["large", "xxLarge", "accessibility1", "accessibility3"]
  private static let widths = 300..<550

  /// Measures a card at 250 widths and four sizes of type.
  ///
  /// - Parameters:
  ///   - runs: How often it is measured.
  ///   - makesChecks: Whether all six checks are made of each layout.
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
    let stage = Stage { _, _ in }
    let run = VariantRun(
      question: VariantQuestion(
        checks: makesChecks ? ConditionSweep.question.checks : [],
        nodes: [VariantQuestion.root, "bio"]
      ),
      replay: SceneReplay(body: { $0.scene { VariantCard() } }, original: stage)
    )
    let seconds = (0..<runs).map { _ in
      Measurement.seconds { _ = run.variants(under: conditions) }
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
  /// How many nodes there are, with all that are inside of them.
  fileprivate var countOfAll: Int { reduce(0) { $0 + 1 + $1.children.countOfAll } }
}

/// Measurements of variants as a table in Markdown.
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

/// A card of a person and rows about them: 49 nodes.
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
