internal import SpecFormat

extension ScenarioSpec {
  /// The scenario with `#` in each empty block of frames, which asks for the nodes that have an id.
  var selectingFrames: ScenarioSpec {
    guard case .scene(var scene) = body else { return self }
    for phase in scene.phases.indices {
      for index in scene.phases[phase].expectations.indices {
        let content = scene.phases[phase].expectations[index].content
        guard var frames = content as? FramesFence, frames.isToBeFilled else { continue }
        frames.form = .selection
        scene.phases[phase].expectations[index].content = frames
      }
    }
    var scenario = self
    scenario.body = .scene(scene)
    return scenario
  }
}
