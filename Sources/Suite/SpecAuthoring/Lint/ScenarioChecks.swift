internal import SpecFormat

/// Finds scenarios with the same code and the same expectations, ignoring blanks.
struct DuplicateScenarioCheck: LintCheck {
  var name: String { "scenario-repeated" }

  /// The properties by which scenarios are compared.
  private struct Content: Hashable {
    /// The words of the code, for each block.
    var code: [[String]]
    /// The number of the shared blocks that the code can use, by content; `nil` for a script.
    var shared: Int?
    /// The words of the info string and lines, for each expectation.
    var expectations: [[String]]
  }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    var places: [Content: String] = [:]
    // The same code can have another meaning in a file with other shared blocks.
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
          "the scenario has the same code and expectations as the one at \(first)"
        )
      }
    }
  }

  /// Returns the properties by which a scenario is compared.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - shared: The number of its file's shared blocks.
  ///   - spec: Its file.
  /// - Returns: The code and the expectations.
  private func content(
    of scenario: ScenarioSpec,
    seeing shared: Int,
    in spec: LintedSpec
  ) -> Content {
    let own = scenario.body.blocks
    return Content(
      code: own.map { words(of: $0.code) },
      // A script does not depend on code.
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
  /// The lines of the fences of the scenario's expectations.
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

/// Finds Swift without a role and without an expectation, which is not compiled.
struct SampleCheck: LintCheck {
  var name: String { "sample-unchecked" }

  var appliesToProse: Bool { true }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.sampleLines.map { line in
        finding(
          in: spec,
          line: line,
          "a sample without expectations is not compiled; write `frames` below it, or `swift sketch`"
        )
      }
    }
  }
}

extension Clause {
  /// Whether the clause should have a scenario but has none.
  package var isUncovered: Bool { scenarios.isEmpty && !isInformative && level > 1 }
}

/// Finds scenarios that only check their root node.
struct RootOnlyCheck: LintCheck {
  var name: String { "root-only" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.scenarios.filter { scenario in
        let expectations = scenario.expectations
        return !expectations.isEmpty && expectations.allSatisfy(\.checksOnlyRoot)
      }.map { scenario in
        finding(in: spec, line: scenario.line, "the scenario checks only its root")
      }
    }
  }
}

extension Expectation {
  /// Whether the block only checks the root: an id `root`, or a tree whose root contains only
  /// `...`.
  ///
  /// A tree of a single line without `...` also states that the root has no children.
  fileprivate var checksOnlyRoot: Bool {
    guard let frames = content as? FramesFence, !frames.lines.isEmpty else { return false }
    switch frames.form {
    case .selection:
      return frames.lines.allSatisfy { $0.nodeID == "root" }
    case .collection:
      // The size of the content depends on the elements in it.
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
