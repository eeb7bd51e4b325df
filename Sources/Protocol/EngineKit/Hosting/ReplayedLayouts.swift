internal import LayoutTree
internal import LayoutValues

/// Lays one scene out under many conditions, on replayed graphs.
///
/// Conditions that differ only in width share a graph, which is laid out for each of the widths.
/// According to the law `incremental-equals-fresh`, the result is the same as on new graphs. A
/// scene that depends on earlier widths breaks this law. It is detected if its layout differs when
/// the first width is repeated, or if a new graph differs for the last width. Each of its layouts
/// then uses a new graph.
@MainActor
struct ReplayedLayouts {
  private let scene: HostedScene
  private let columns: Set<EngineCapability>

  /// Prepares layouts of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene in its current phase, which is not changed.
  ///   - columns: The requested columns of each layout.
  init(of scene: HostedScene, columns: Set<EngineCapability>) {
    self.scene = scene
    self.columns = columns
  }
}

extension ReplayedLayouts {
  /// Returns the layout under each of the conditions, in their order.
  ///
  /// - Throws: ``Unsupported`` for features that the engine does not have.
  func answers(under conditions: [LayoutConditions]) throws -> [LayoutAnswer] {
    // Two devices of one size have one layout: that saves a quarter of the layouts of a sweep.
    var places: [LayoutKey: Int] = [:]
    var groups: [GroupKey: [Int]] = [:]
    var order: [GroupKey] = []
    for (index, conditions) in conditions.enumerated() {
      guard places[LayoutKey(conditions)] == nil else { continue }
      places[LayoutKey(conditions)] = index
      let key = GroupKey(conditions)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(index)
    }
    var answers: [Int: LayoutAnswer] = [:]
    for key in order {
      let group = groups[key] ?? []
      let found = try self.answers(onOneGraph: group.map { conditions[$0] })
      for (place, answer) in zip(group, found) { answers[place] = answer }
    }
    return conditions.compactMap { places[LayoutKey($0)].flatMap { answers[$0] } }
  }

  /// Returns layouts under conditions that differ only in width.
  private func answers(onOneGraph conditions: [LayoutConditions]) throws -> [LayoutAnswer] {
    var answers: [LayoutAnswer] = []
    var remembersWidths = false
    try scene.replay.run(under: conditions[0]) { stage in
      answers = try conditions.map { try answer(on: stage, under: $0) }
      guard conditions.count > 1 else { return }
      remembersWidths = try answer(on: stage, under: conditions[0]) != answers[0]
    }
    guard let last = conditions.last, conditions.count > 1 else { return answers }
    if !remembersWidths { remembersWidths = try replayed(under: last) != answers.last }
    guard remembersWidths else { return answers }
    return answers.prefix(1) + (try conditions.dropFirst().map { try replayed(under: $0) })
  }

  private func replayed(under conditions: LayoutConditions) throws -> LayoutAnswer {
    var result = LayoutAnswer()
    try scene.replay.run(under: conditions) { result = try answer(on: $0, under: conditions) }
    return result
  }

  private func answer(on stage: Stage, under conditions: LayoutConditions) throws -> LayoutAnswer {
    try stage.layOut(proposal: conditions.proposal, in: conditions.environment)
    return try scene.answer(columns, of: stage)
  }
}

/// The conditions that determine a layout, without the name of the device.
private struct LayoutKey: Hashable {
  var proposal: LayoutProposal
  var environment: LayoutEnvironment

  init(_ conditions: LayoutConditions) {
    (proposal, environment) = (conditions.proposal, conditions.environment)
  }
}

/// The conditions that all layouts on a graph share.
private struct GroupKey: Hashable {
  var height: Double?
  var environment: LayoutEnvironment

  init(_ conditions: LayoutConditions) {
    (height, environment) = (conditions.proposal.height, conditions.environment)
  }
}
