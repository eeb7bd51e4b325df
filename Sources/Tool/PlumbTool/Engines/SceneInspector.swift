internal import Conformance
internal import EngineKit
internal import Pictures
internal import SpecFormat

/// Answers inspection requests about scenes of this process.
@MainActor
final class SceneInspector {
  private let runner: ConformanceRunner
  /// The spec of the last request, since consecutive requests are often about the same spec.
  private var known: (spec: InspectRequest.Spec, document: SpecDocument)?

  init(in engine: CompiledEngine) {
    runner = ConformanceRunner(engine: engine)
  }
}

extension SceneInspector {
  /// Inspects the layouts of a scene.
  ///
  /// - Parameters:
  ///   - request: The scenario and the requested results.
  ///   - send: Called with each result immediately, since the code of the scene may not return.
  /// - Throws: An error if there is no such scenario.
  func inspect(_ request: InspectRequest, send: @escaping (InspectEvent) throws -> Void) throws {
    let document = document(of: request.spec)
    guard let scenario = document.scenarios.first(where: { $0.id == request.scenario }) else {
      throw ToolError.workerFailed("there is no scenario '\(request.scenario)'")
    }
    let options = request.options
    let report = { @MainActor (event: InspectEvent) in
      do {
        try send(event)
      } catch {
        preconditionFailure("what is seen can be written: \(error)")
      }
    }
    if options.contains(.conditions) {
      let show = { @MainActor (strip: ConditionStrip) in report(.conditionsDrawn(strip)) }
      let onStrip = options.contains(.strips) ? show : nil
      runner.conditionSweep(
        of: scenario,
        in: request.languages,
        runsTasks: options.contains(.tasks),
        onlyUsual: options.contains(.usualConditions),
        onStrip: onStrip
      )
      .map { report(.conditionsSwept($0)) }
    }
    guard !options.isDisjoint(with: [.explanations, .pictures]) else { return }
    var first: ScenarioLayout?
    let explain = { @MainActor (layout: ScenarioLayout) in report(.explained(layout)) }
    let draw = { @MainActor (layout: ScenarioLayout) in
      first = first ?? layout
      report(.drawn(layout))
    }
    let chart = { @MainActor (chart: ConditionChart) in report(.charted(chart)) }
    let sweep = runner.layouts(
      of: scenario,
      onExplanation: options.contains(.explanations) ? explain : nil,
      onPicture: options.contains(.pictures) ? draw : nil,
      onChart: options.contains(.pictures) ? chart : nil
    )
    guard let first, let sweep else { return }
    report(.swept(WidthSweepDrawing(sweep, around: first)))
  }

  private func document(of spec: InspectRequest.Spec) -> SpecDocument {
    if let known, known.spec == spec { return known.document }
    let document = spec.document
    known = (spec, document)
    return document
  }
}

/// A request for pictures and explanations, which only this tool's own engine answers.
///
/// The scene runs once more for it, so that an inspection cannot change a verdict.
struct InspectRequest: Codable {
  /// The name in the protocol.
  static let name = EngineCapability.look.rawValue

  /// A spec as it was read for the run.
  struct Spec: Codable, Equatable {
    var file: String
    var name: String
    var text: String
    /// The system whose numbers are compared; `nil` for the newest system that a scene has numbers
    /// of.
    var system: SystemVersion?
    /// The conditions that replace those of the spec's blocks.
    var override = LayoutOverride()
  }

  var request = Self.name
  var scenario: String
  /// The spec of the scenario, whose blocks determine which layouts are inspected.
  var spec: Spec
  var options: RunOptions
  /// The languages of a sweep.
  var languages: SweptLanguages

  private enum CodingKeys: String, CodingKey {
    case request
    case scenario
    case spec
    case options = "wishes"
    case languages
  }

  init(at selected: SelectedScenario, options: RunOptions) {
    scenario = selected.scenario.id
    self.options = options
    languages = selected.languages
    let document = selected.document
    spec = Spec(
      file: document.file,
      name: document.name,
      text: String(decoding: document.markdown.fileBytes, as: UTF8.self),
      system: document.heldSystem,
      override: selected.override
    )
  }
}

extension InspectRequest.Spec {
  /// The spec, parsed as for the run.
  var document: SpecDocument {
    SpecParser.parse(bytes: Array(text.utf8), file: file, name: name).document
      .held(to: system).laidOut(under: override)
  }
}

/// An answer to an inspection request; the last of any number of answers has no event.
struct InspectAnswer: Codable {
  var answer = InspectRequest.name
  var event: InspectEvent?
}

/// A result of an inspection.
enum InspectEvent: Codable {
  /// A layout with its explanations.
  case explained(ScenarioLayout)
  case drawn(ScenarioLayout)
  /// A layout at other widths.
  case swept(WidthSweepDrawing)
  /// The layouts of a block with many conditions.
  case charted(ConditionChart)
  /// The results of the scenario under every condition.
  case conditionsSwept(ConditionSweep)
  /// Pictures of the scenario under some conditions.
  case conditionsDrawn(ConditionStrip)
}

extension ScenarioRun {
  /// Adds a result of an inspection.
  mutating func add(_ event: InspectEvent) {
    switch event {
    case .explained(let layout): explanations.append(layout)
    case .drawn(let layout): layouts.append(layout)
    case .swept(let sweep): self.sweep = sweep
    case .charted(let chart): charts.append(chart)
    case .conditionsSwept(let sweep): conditionSweep = sweep
    case .conditionsDrawn(let strip): self.strip = strip
    }
  }
}
