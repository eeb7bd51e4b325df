/// Finds scenarios of the same code, blanks apart, that expect the same.
struct DuplicateScenarioCheck: LintCheck {
  var name: String { "scenario-repeated" }

  /// The code and the expectations that two scenarios have in common that are one.
  private struct Content: Hashable {
    /// Words of code, block by block; the file's shared ones first, as names may mean other
    /// things in another file.
    var code: [[String]]
    /// Each expectation's info string and lines.
    var expectations: [[String]]
  }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    var places: [Content: String] = [:]
    return specs.flatMap { spec in
      spec.document.scenarios.compactMap { scenario in
        let place = "\(spec.document.file):\(scenario.line)"
        guard let first = places.updateValue(place, forKey: content(of: scenario, in: spec)) else {
          return nil
        }
        return finding(
          in: spec,
          line: scenario.line,
          "the scenario has the code and the expectations of the one at \(first)"
        )
      }
    }
  }

  private func content(of scenario: ScenarioSpec, in spec: LintedSpec) -> Content {
    let own = scenario.body.blocks
    // What a script expects follows from no code.
    let blocks = own.isEmpty ? [] : spec.document.sharedBlocks + own
    return Content(
      code: blocks.map { words(of: $0.code) },
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
