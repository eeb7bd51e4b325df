internal import Conformance
internal import SpecFormat

/// The role of a fenced block in a spec.
enum FenceRole {
  /// A scene, code that must not compile, or a script: a scenario begins.
  case scenario(ScenarioSpec)
  /// Other Swift: `setup`, `step`, `shared`, `sketch`, and whose it is.
  case swift(String, CodeOrigin?)
  case expectation(Expectation, of: ScenarioSpec, index: Int)
  /// A block that every scene of the page must satisfy.
  case pageExpectation(Expectation)
}

extension FenceRole {
  /// The roles of a document's fences, by their lines.
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

  private static func note(_ scenario: ScenarioSpec, in roles: inout [Int: FenceRole]) {
    roles[scenario.line] = .scenario(scenario)
    switch scenario.body {
    case .rejected(let rejected):
      for block in rejected.setup { roles[block.fenceLine] = .swift("setup", block.origin) }
    case .script: break
    case .scene(let scene):
      for block in scene.setup { roles[block.fenceLine] = .swift("setup", block.origin) }
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
