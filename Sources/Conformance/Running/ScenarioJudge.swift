package import SpecFormat

/// Judges scenarios that an engine plays somewhere else.
package struct ScenarioJudge {
  private let link: any EngineLink
  private let digests: [String: String?]

  /// - Parameters:
  ///   - link: The way to the engine.
  ///   - digests: The hashes of the code of the engine's scenarios, by their ids; `nil` for one that
  ///     nobody knows.
  package init(link: any EngineLink, digests: [String: String?]) {
    self.link = link
    self.digests = digests
  }
}

extension ScenarioJudge {
  /// Plays a scenario, and decides its expectations.
  ///
  /// - Parameters:
  ///   - scenario: The scenario as its Markdown has it now.
  ///   - document: The document that it stands in.
  ///   - isOwnEngine: Whether the engine is this project's own, which does what scripts call too.
  /// - Returns: One result for each of the scenario's outlines, in their order, and why the engine
  ///   did not come to its end; `nil` where it did.
  package func results(
    of scenario: ScenarioSpec,
    in document: SpecDocument,
    isOwnEngine: Bool
  ) -> (results: [ExpectationResult], failure: EngineFailure?) {
    let outlines = scenario.outlines
    switch scenario.body {
    case .rejected:
      let reason = "code that must not compile is nothing that an engine plays"
      return (outlines.map { ExpectationResult(unsupported: $0, because: reason) }, nil)
    case .script(let script):
      guard isOwnEngine else {
        let reason = "scripts call this project's own snapshots"
        return (outlines.map { ExpectationResult(unsupported: $0, because: reason) }, nil)
      }
      return ([ScriptCheck(file: document.file).check(script, outline: outlines[0])], nil)
    case .scene(let scene):
      if let obstacle = scenario.obstacle(compiledAs: digests[scenario.id]) {
        return (outlines.map { .error($0, note: obstacle) }, nil)
      }
      return results(of: scene, in: scenario, outlines)
    }
  }

  private func results(
    of scene: SceneSpec,
    in scenario: ScenarioSpec,
    _ outlines: [ExpectationOutline]
  ) -> (results: [ExpectationResult], failure: EngineFailure?) {
    var results: [ExpectationResult?] = Array(repeating: nil, count: outlines.count)
    let played = LinkedScene(scenario.id, over: link)
    let failure = SceneRun(scene, on: played) { results[$0] = $1 }.run()
    let ended = results.ended(
      outlines,
      verdict: failure?.verdict ?? .error,
      note: failure?.note ?? "the scenario ended before this"
    )
    return (ended, failure)
  }
}

extension ScenarioSpec {
  /// Says why a scene cannot be run at all.
  ///
  /// - Parameter digest: The hash of the code that an engine has for it: `nil` where it has none, and in
  ///   it `nil` where nobody knows the hash.
  /// - Returns: A sentence; `nil` where it can be run.
  func obstacle(compiledAs digest: String??) -> String? {
    guard let known = digest else { return "the scenario is not compiled" }
    guard known == nil || known == self.digest else {
      return "the spec changed since it was compiled"
    }
    guard case .scene(let scene) = body,
      scene.phases.contains(where: { !$0.expectations.isEmpty })
    else { return "the scenario checks nothing: it has no expectation" }
    return nil
  }
}
