/// Finds scenarios of the same code, blanks apart, that expect the same.
struct DuplicateScenarioCheck: LintCheck {
  var name: String { "scenario-repeated" }

  /// The code and the expectations that two scenarios have in common that are one.
  private struct Content: Hashable {
    /// Words of code, block by block.
    var code: [[String]]
    /// Which of the files' shared blocks it sees, of those that differ; `nil` for a script.
    var shared: Int?
    /// Each expectation's info string and lines.
    var expectations: [[String]]
  }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    var places: [Content: String] = [:]
    // Names may mean other things in another file.
    var shared: [[[String]]: Int] = [:]
    return specs.flatMap { spec in
      let blocks = spec.document.sharedBlocks.map { words(of: $0.code) }
      let number = shared[blocks] ?? shared.count
      shared[blocks] = number
      return spec.document.scenarios.compactMap { scenario -> LintFinding? in
        let place = "\(spec.document.file):\(scenario.line)"
        guard
          let first = places.updateValue(
            place,
            forKey: content(of: scenario, seeing: number, in: spec)
          )
        else { return nil }
        return finding(
          in: spec,
          line: scenario.line,
          "the scenario has the code and the expectations of the one at \(first)"
        )
      }
    }
  }

  /// What a scenario has.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - shared: The number of its file's shared blocks.
  ///   - spec: Its file.
  /// - Returns: Its code and its expectations.
  private func content(
    of scenario: ScenarioSpec,
    seeing shared: Int,
    in spec: LintedSpec
  ) -> Content {
    let own = scenario.body.blocks
    return Content(
      code: own.map { words(of: $0.code) },
      // What a script expects follows from no code.
      shared: own.isEmpty ? nil : shared,
      expectations: scenario.expectationLines.map { line in
        let lines = spec.lines(ofBlockAt: line).flatMap { words(of: $0.text) }
        return words(of: spec.info(ofBlockAt: line)) + lines
      }
    )
  }

  private func words(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String($0) }
  }
}

extension ScenarioSpec {
  /// The lines of the fences that say what is expected.
  fileprivate var expectationLines: [Int] {
    conditions.map(\.line)
  }
}
