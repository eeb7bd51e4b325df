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

/// Finds clauses without a scenario.
struct UncoveredClauseCheck: LintCheck {
  var name: String { "clause-uncovered" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.clauses.filter(\.isUncovered).map { clause in
        finding(
          in: spec,
          line: clause.line,
          "'\(clause.title)' has no scenario; if it needs none, write <!-- informative --> below it"
        )
      }
    }
  }
}

extension Clause {
  /// Whether the clause should have a scenario and has none.
  package var isUncovered: Bool { scenarios.isEmpty && !isInformative && level > 1 }
}

/// Finds scenarios that say nothing of what is inside their root.
struct RootOnlyCheck: LintCheck {
  var name: String { "root-only" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.scenarios.filter { scenario in
        let expectations = scenario.expectations
        return !expectations.isEmpty && expectations.allSatisfy(\.checksOnlyRoot)
      }.map { scenario in
        finding(in: spec, line: scenario.line, "the scenario checks nothing beyond its root")
      }
    }
  }
}

extension Expectation {
  /// Whether it says something of the outermost node and of nothing else; a tree of one line is
  /// all there is, unless `...` stands for what is inside.
  fileprivate var checksOnlyRoot: Bool {
    guard let frames = content as? FramesFence, !frames.lines.isEmpty else { return false }
    switch frames.form {
    case .selection:
      return frames.lines.allSatisfy { $0.nodeID == "root" }
    case .collection:
      // The content's size follows from what is inside.
      return false
    case .tree:
      let roots = frames.lines.filter { !$0.isEllipsis }
      let inside = roots.flatMap(\.children)
      return roots.count == 1 && !inside.isEmpty && inside.allSatisfy(\.isEllipsis)
    }
  }
}

extension FrameLine {
  fileprivate var nodeID: String? {
    guard case .node(let node) = content else { return nil }
    return node.id
  }
}
