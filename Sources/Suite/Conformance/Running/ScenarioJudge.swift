package import SceneBuilding
internal import EngineKit
package import SpecFormat

/// Judges scenarios that an engine plays, usually in another process.
package struct ScenarioJudge {
  private let link: any EngineConnection
  private let digests: [String: String?]

  /// - Parameters:
  ///   - link: The connection to the engine.
  ///   - digests: The hashes of the code of the engine's scenarios by id; `nil` if the hash is
  ///     unknown.
  package init(link: any EngineConnection, digests: [String: String?]) {
    self.link = link
    self.digests = digests
  }
}

extension ScenarioJudge {
  /// Plays a scenario and judges its expectations.
  ///
  /// - Parameters:
  ///   - scenario: The current scenario of the Markdown file.
  ///   - document: The document that contains the scenario.
  ///   - onResult: Called with each result immediately, and its index among the outlines.
  /// - Returns: One result for each of the scenario's outlines, in their order, and the failure of
  ///   the engine; `nil` if it finished.
  package func results(
    of scenario: ScenarioSpec,
    in document: SpecDocument,
    onResult: @escaping (Int, ExpectationResult) -> Void = { _, _ in }
  ) -> (results: [ExpectationResult], failure: EngineFailure?) {
    let outlines = scenario.outlines
    switch scenario.body {
    case .rejected:
      let reason = "an engine cannot run code that must not compile"
      return (outlines.unsupported(because: reason), nil)
    case .script(let script):
      return results(of: script, in: scenario, document, outlines)
    case .scene(let scene):
      if let obstacle = scenario.obstacle(compiledAs: digests[scenario.id]) {
        return (outlines.map { .error($0, note: obstacle) }, nil)
      }
      return results(
        of: scene,
        on: ConnectedScene(
          scenario.id,
          resources: document.resources?.folder,
          language: scene.firstLanguage,
          over: link
        ),
        of: document,
        outlines,
        beginning: "\(document.file):\(scenario.line)",
        onResult
      )
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
    of document: SpecDocument,
    _ outlines: [ExpectationOutline],
    beginning: String,
    _ onResult: @escaping (Int, ExpectationResult) -> Void
  ) -> (results: [ExpectationResult], failure: EngineFailure?) {
    var results: [ExpectationResult?] = Array(repeating: nil, count: outlines.count)
    let run = SceneRun(
      scene,
      of: document,
      on: played
    ) { index, result in
      results[index] = result
      onResult(index, result)
    }
    let failure = run.run()
    if failure == nil, let reason = played.takeRefusal() {
      // The engine refused a step and reported the reason.
      results = zip(results, outlines.unsupported(because: reason)).map { $0 ?? $1 }
    }
    let ended = results.ended(
      outlines,
      verdict: failure?.verdict ?? .error,
      note: failure.map { $0.note(beginningAt: beginning) } ?? "the scenario ended before this"
    )
    return (ended, failure)
  }
}

extension EngineFailure {
  /// Returns the note, with the place where the scene begins if the scene crashed or did not end at
  /// an unknown line.
  fileprivate func note(beginningAt place: String) -> String {
    guard verdict == .crashed || verdict == .timedOut else { return note }
    // The note of a stack overflow is long, so it is searched byte by byte.
    let isPlaced = note.utf8.firstRange(of: ".md:".utf8) != nil
    return isPlaced ? note : "\(note); the scene begins at \(place)"
  }
}

extension [ExpectationOutline] {
  /// Returns the results of expectations that the engine does not support; a skipped one stays
  /// skipped.
  fileprivate func unsupported(because reason: String) -> [ExpectationResult] {
    map { .skipped($0) ?? ExpectationResult(unsupported: $0, because: reason) }
  }
}

extension ScenarioSpec {
  /// Returns the reason why a scene cannot be run.
  ///
  /// - Parameter digest: The hash of the compiled code: `nil` if the engine does not have the
  ///   scenario, and a contained `nil` if the hash is unknown.
  /// - Returns: A sentence; `nil` if the scene can be run.
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
  /// Returns the results of a scenario that does not compile.
  ///
  /// Each error is reported at its line; an error in shared code of another spec is reported at the
  /// line of the scene.
  ///
  /// - Parameters:
  ///   - messages: The compiler's messages, with at least one error.
  ///   - document: The document that contains the scenario.
  /// - Returns: A result for each of the scenario's outlines, in their order.
  package func results(
    refused messages: [CompilerDiagnostic],
    in document: SpecDocument
  ) -> [ExpectationResult] {
    let blocks = body.blocks + document.sharedBlocks
    let messages = messages.map { message in
      message.file == document.file
        ? message.namingCall(in: blocks).placed(in: document) : message
    }
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
