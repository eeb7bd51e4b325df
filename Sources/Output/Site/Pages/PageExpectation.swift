internal import Conformance
internal import ElementTree
internal import SpecFormat

/// An expectation for every scene of a page, with its results for each scene.
struct PageExpectation {
  /// The result for one scene.
  private struct Outcome {
    var scenario: ScenarioReport
    var result: ExpectationResult
  }

  private let expectation: Expectation
  private let info: String
  private let code: String
  private let outcomes: [Outcome]

  /// - Parameters:
  ///   - expectation: The expectation of the block.
  ///   - report: The results of the page's scenarios.
  ///   - info: The info string of its fence.
  ///   - code: The text of the block.
  init(_ expectation: Expectation, report: SpecReport, info: String, code: String) {
    self.expectation = expectation
    self.info = info
    self.code = code
    outcomes = report.scenarios.flatMap { scenario in
      scenario.results.filter { $0.line == expectation.line }
        .map { Outcome(scenario: scenario, result: $0) }
    }
  }
}

extension PageExpectation {
  var markup: Markup {
    let worst = Verdict.mostSevere(outcomes.map(\.result.verdict)) ?? .passed
    return .element(
      "section",
      [
        "class": "ex x-\(worst.family)", "id": "L\(expectation.line)",
        "aria-label": "\(expectation.name) of every scene, line \(expectation.line)",
      ],
      [
        .element("p", ["class": "vh"], [Badge.verdict(worst), .text(" "), words]),
        CodeBlockMarkup.plain(code, caption: nil), list,
      ]
    )
  }

  private var words: Markup {
    let passed = outcomes.count { $0.result.verdict == .passed }
    return .joined([
      .element("code", [:], info), .text(" of every scene: \(passed) of \(outcomes.count) pass"),
    ])
  }

  /// The scenes that do not pass, with the reasons.
  private var list: Markup {
    let others = outcomes.filter { $0.result.verdict != .passed }
    guard !others.isEmpty else { return .empty }
    return .element(
      "ul",
      [:],
      others.map { outcome in
        let slug = ScenarioID(outcome.scenario.id).slug
        return .element(
          "li",
          [:],
          [
            .element("a", ["href": "#\(slug)"], slug), .text(": "),
            .text(outcome.result.message),
          ]
        )
      }
    )
  }
}

/// The role of a fenced block in a spec.
enum FenceRole {
  /// A scene, code that must not compile, or a script: the block starts a scenario.
  case scenario(ScenarioSpec)
  /// Other Swift code (`setup`, `step`, `shared`, `sketch`), with the origin of the code.
  case swift(String, CodeOrigin?)
  case expectation(Expectation, of: ScenarioSpec, index: Int)
  /// An expectation for every scene of the page.
  case pageExpectation(Expectation)
}

extension FenceRole {
  /// Returns the roles of a document's fences, by their lines.
  static func roles(in document: SpecDocument) -> [Int: FenceRole] {
    var roles: [Int: FenceRole] = [:]
    for block in document.sharedBlocks { roles[block.fenceLine] = .swift("shared", block.origin) }
    for clause in document.clauses {
      for sketch in clause.sketches {
        roles[sketch.fenceLine] = .swift("sketch: not compiled", sketch.origin)
      }
      for scenario in clause.scenarios { note(scenario, in: &roles) }
    }
    for expectation in document.pageExpectations {
      roles[expectation.line] = .pageExpectation(expectation)
    }
    return roles
  }

  /// The role of a setup that a page folds away.
  static let hiddenSetup = "hidden setup"

  private static func setup(_ block: CodeBlock) -> String {
    block.isHidden ? hiddenSetup : "setup"
  }

  private static func note(_ scenario: ScenarioSpec, in roles: inout [Int: FenceRole]) {
    roles[scenario.line] = .scenario(scenario)
    switch scenario.body {
    case .rejected(let rejected):
      for block in rejected.setup { roles[block.fenceLine] = .swift(setup(block), block.origin) }
    case .script: break
    case .scene(let scene):
      for block in scene.setup { roles[block.fenceLine] = .swift(setup(block), block.origin) }
      var index = 0
      for phase in scene.phases {
        if let step = phase.step { roles[step.fenceLine] = .swift("step", step.origin) }
        for expectation in phase.expectations {
          roles[expectation.line] = .expectation(expectation, of: scenario, index: index)
          index += 1
        }
      }
    }
  }
}
