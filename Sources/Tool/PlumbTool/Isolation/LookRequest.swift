internal import Conformance
internal import EngineKit
internal import SpecFormat

/// The request for pictures and reasons, which this tool's own engine alone answers: the scene is
/// played once more, so that nobody who looks on can change a verdict.
struct LookRequest: Codable {
  /// The name on the wire.
  static let name = EngineCapability.look.rawValue

  /// A spec as the run has read it.
  struct Spec: Codable {
    var file: String
    var name: String
    var text: String
    /// The system whose numbers count; `nil` for the newest of those that a scene has numbers of.
    var system: SystemVersion?
  }

  var request = Self.name
  var scenario: String
  /// The spec that the scenario stands in: its blocks say which layouts are looked at.
  var spec: Spec
  var wishes: RunWishes

  init(at selected: SelectedScenario, wishes: RunWishes) {
    scenario = selected.scenario.id
    self.wishes = wishes
    let document = selected.document
    spec = Spec(
      file: document.file,
      name: document.name,
      text: String(decoding: document.markdown.fileBytes, as: UTF8.self),
      system: document.heldSystem
    )
  }
}

extension LookRequest.Spec {
  /// The spec, read as the run has read it.
  var document: SpecDocument {
    SpecParser.parse(bytes: Array(text.utf8), file: file, name: name).document.held(to: system)
  }
}

/// An answer to a request for a look; there are any number, and the last has no event.
struct LookAnswer: Codable {
  var answer = LookRequest.name
  var event: LookEvent?
}

/// Something that was seen.
enum LookEvent: Codable {
  /// A layout with its reasons.
  case explained(ScenarioLayout)
  case drawn(ScenarioLayout)
  /// One of the layouts at other widths.
  case swept(WidthSweepDrawing)
  /// The layouts of a block that speaks of many conditions.
  case charted(ConditionChart)
  /// The scenario under every condition.
  case conditionsSwept(ConditionSweep)
}

extension ScenarioRun {
  /// Takes over what was seen.
  mutating func take(_ event: LookEvent) {
    switch event {
    case .explained(let layout): explanations.append(layout)
    case .drawn(let layout): layouts.append(layout)
    case .swept(let sweep): self.sweep = sweep
    case .charted(let chart): charts.append(chart)
    case .conditionsSwept(let sweep): conditionSweep = sweep
    }
  }
}
