internal import EngineKit
package import SpecFormat

/// Judges scenarios that an engine plays somewhere else.
package struct ScenarioJudge {
  private let link: any EngineConnection
  private let digests: [String: String?]

  /// - Parameters:
  ///   - link: The way to the engine.
  ///   - digests: The hashes of the code of the engine's scenarios, by their ids; `nil` for one
  ///     that nobody knows.
  package init(link: any EngineConnection, digests: [String: String?]) {
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
  /// - Returns: One result for each of the scenario's outlines, in their order, and why the engine
  ///   did not come to its end; `nil` where it did.
  package func results(
    of scenario: ScenarioSpec,
    in document: SpecDocument
  ) -> (results: [ExpectationResult], failure: EngineFailure?) {
    let outlines = scenario.outlines
    switch scenario.body {
    case .rejected:
      let reason = "code that must not compile is nothing that an engine plays"
      return (outlines.unsupported(because: reason), nil)
    case .script(let script):
      return results(of: script, in: scenario, document, outlines)
    case .scene(let scene):
      let isPlayed = link.hello.can(.scenarios)
      if let obstacle = scenario.obstacle(compiledAs: isPlayed ? digests[scenario.id] : .some(nil))
      {
        return (outlines.map { .error($0, note: obstacle) }, nil)
      }
      do {
        let data = isPlayed ? nil : try scene.data(for: link.hello)
        return results(of: scene, on: ConnectedScene(scenario.id, as: data, over: link), outlines)
      } catch {
        return (outlines.unsupported(because: error.reason), nil)
      }
    }
  }

  private func results(
    of script: ScriptSpec,
    in scenario: ScenarioSpec,
    _ document: SpecDocument,
    _ outlines: [ExpectationOutline]
  ) -> (results: [ExpectationResult], failure: EngineFailure?) {
    let check = ScriptCheck(of: document.file, over: link)
    do {
      return ([try check.check(script, of: scenario.id, outline: outlines[0])], nil)
    } catch {
      let ended = [ExpectationResult?.none].ended(
        outlines,
        verdict: error.verdict,
        note: error.note
      )
      return (ended, error)
    }
  }

  private func results(
    of scene: SceneSpec,
    on played: ConnectedScene,
    _ outlines: [ExpectationOutline]
  ) -> (results: [ExpectationResult], failure: EngineFailure?) {
    var results: [ExpectationResult?] = Array(repeating: nil, count: outlines.count)
    let failure = SceneRun(scene, on: played) { results[$0] = $1 }.run()
    if failure == nil, let reason = played.takeRefusal() {
      // The engine did not go on, and said why.
      results = zip(results, outlines.unsupported(because: reason)).map { $0 ?? $1 }
    }
    let ended = results.ended(
      outlines,
      verdict: failure?.verdict ?? .error,
      note: failure?.note ?? "the scenario ended before this"
    )
    return (ended, failure)
  }
}

extension SceneSpec {
  /// The scene for an engine that takes scenes as data.
  ///
  /// - Parameter hello: How the engine introduced itself.
  /// - Returns: The views of the scene.
  /// - Throws: Why it cannot be data, or that the engine plays nothing.
  fileprivate func data(for hello: EngineHello) throws(Unsupported) -> EngineScene {
    guard hello.can(.scenes) else {
      throw Unsupported("\(hello.name) takes scenes neither as code nor as data")
    }
    guard setup.isEmpty else { throw Unsupported("the scene has code before it") }
    guard phases.allSatisfy({ $0.step == nil }) else { throw Unsupported("the scene has steps") }
    do {
      return try SceneReader.scene(of: scene.code)
    } catch {
      throw Unsupported("the scene is code: \(error)")
    }
  }
}

extension [ExpectationOutline] {
  /// The results of expectations that the engine cannot be asked about; a skipped one stays
  /// skipped.
  fileprivate func unsupported(because reason: String) -> [ExpectationResult] {
    map { .skipped($0) ?? ExpectationResult(unsupported: $0, because: reason) }
  }
}

extension ScenarioSpec {
  /// Says why a scene cannot be run at all.
  ///
  /// - Parameter digest: The hash of the code that an engine has for it: `nil` where it has none,
  ///   and in it `nil` where nobody knows the hash.
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

extension ScenarioSpec {
  /// The results of a scenario whose code the compiler refuses: each error stands at its line,
  /// those in shared code of other specs at the scene's.
  ///
  /// - Parameters:
  ///   - messages: What the compiler says, one error at least.
  ///   - document: The document that the scenario stands in.
  /// - Returns: A result for each of the scenario's outlines, in their order.
  package func results(
    refused messages: [CompilerDiagnostic],
    in document: SpecDocument
  ) -> [ExpectationResult] {
    let errors = messages.filter { $0.severity == .error }
    let outlines = outlines
    var results = [ExpectationResult?](repeating: nil, count: outlines.count)
      .ended(outlines, verdict: .doesNotCompile, note: "the scene does not compile")
    guard let first = results.firstIndex(where: { $0.verdict == .doesNotCompile }) else {
      return results
    }
    results[first].compilerMessages = messages
    results[first].mismatches = errors.map { error in
      Mismatch(
        line: error.file == document.file ? error.line : line,
        subject: "code",
        expected: "code that compiles",
        actual: error.description
      )
    }
    return results
  }
}
