internal import Conformance
internal import Pictures

/// An event that a worker process tells of, each a line of JSON.
enum WorkerEvent: Codable {
  case run(RunEvent)
  /// A layout of the scenario that ended last with its reasons, where someone asked for them.
  case explained(ScenarioLayout)
  /// A layout of the scenario that ended last, where someone asked for pictures.
  case drawn(ScenarioLayout)
  /// One of these layouts at other widths.
  case swept(SweptPicture)
  /// The layouts of one of its blocks that speaks of many conditions.
  case charted(ConditionChart)
  /// The scenario that ended last under every condition, where someone asked for that.
  case conditionsSwept(ConditionSweep)
}
