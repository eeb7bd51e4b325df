internal import Conformance
internal import Pictures
internal import SpecFormat

/// Answers requests for a look at scenes of this process.
@MainActor
final class SceneLooks {
  private let runner: ConformanceRunner
  /// The spec that was asked about last: most requests are about the same.
  private var known: (text: String, document: SpecDocument)?

  init(in engine: CompiledEngine) {
    runner = ConformanceRunner(engine: engine)
  }
}

extension SceneLooks {
  /// Looks at a scene.
  ///
  /// - Parameters:
  ///   - request: Says what is wanted.
  ///   - send: Is given everything that is seen, as soon as it is: the author's code may not come to
  ///     its end.
  /// - Throws: That there is no such scenario.
  func look(_ request: LookRequest, send: @escaping (LookEvent) throws -> Void) throws {
    let document = document(of: request.spec)
    guard let scenario = document.scenarios.first(where: { $0.id == request.scenario }) else {
      throw ToolError.workerFailed("there is no scenario '\(request.scenario)'")
    }
    let wishes = request.wishes
    let tell = { @MainActor (event: LookEvent) in
      do {
        try send(event)
      } catch {
        preconditionFailure("what is seen can be written: \(error)")
      }
    }
    if wishes.contains(.conditions) {
      runner.conditionSweep(of: scenario).map { tell(.conditionsSwept($0)) }
    }
    guard !wishes.isDisjoint(with: [.explanations, .pictures]) else { return }
    var first: ScenarioLayout?
    let explain = { @MainActor (layout: ScenarioLayout) in tell(.explained(layout)) }
    let draw = { @MainActor (layout: ScenarioLayout) in
      first = first ?? layout
      tell(.drawn(layout))
    }
    let chart = { @MainActor (chart: ConditionChart) in tell(.charted(chart)) }
    let sweep = runner.layouts(
      of: scenario,
      onExplanation: wishes.contains(.explanations) ? explain : nil,
      onPicture: wishes.contains(.pictures) ? draw : nil,
      onChart: wishes.contains(.pictures) ? chart : nil
    )
    guard let first, let sweep else { return }
    tell(.swept(WidthSweepDrawing(sweep, around: first)))
  }

  private func document(of spec: LookRequest.Spec) -> SpecDocument {
    if let known, known.text == spec.text, known.document.file == spec.file {
      return known.document
    }
    let document = spec.document
    known = (spec.text, document)
    return document
  }
}
