import Conformance
import Scenarios
import SpecFormat
import Testing

/// Blocks that no parser lets through, should one come all the same.
@MainActor
struct VacuousExpectationTests {
  private func verdicts(_ contents: ExpectationContent...) -> [Verdict] {
    let expectations = contents.map { content in
      SpecFormat.Expectation(kind: content.kind, line: 1, content: content)
    }
    let scene = SceneSpec(
      scene: CodeBlock(fenceLine: 1, line: 2, code: ""),
      phases: [SceneSpec.Phase(expectations: []), SceneSpec.Phase(expectations: expectations)]
    )
    let spec = ScenarioSpec(id: "a#b", line: 1, body: .scene(scene), digest: "")
    let compiled = Scenario(id: spec.id, digest: "") { $0.step {} }
    let catalog = Catalog(root: "/", folder: "Specs", scenarios: [compiled])
    let document = SpecDocument(file: "Specs/a.md", name: "a", title: "A")
    return ConformanceRunner(catalog: catalog).run(spec, in: document).map(\.verdict)
  }

  @Test func `a block that says nothing is an error`() {
    let dots = FrameLine(line: 2, column: 1, content: .anySiblings)
    #expect(verdicts(.frames(FramesExpectation(form: .tree, lines: [dots]))) == [.error])
    #expect(verdicts(.negotiation([])) == [.error])
    #expect(verdicts(.calls([]), .preferences([])) == [.error, .error])
    #expect(verdicts(.laws([])) == [.error])
    #expect(verdicts(.snapshot([]), .updates([]), .cells([])) == [.error, .error, .error])
  }

  @Test func `an issues block that allows all checks nothing alone`() {
    let anything = IssuesExpectation(lines: [], allowsOthers: true)
    #expect(verdicts(.issues(anything)) == [.error])
    #expect(verdicts(.issues(anything), .calls([])) == [.error, .error])
  }

  @Test func `a frames block of dots may stand beside a block that can fail`() {
    let dots = FrameLine(line: 2, column: 1, content: .anySiblings)
    let frames = ExpectationContent.frames(FramesExpectation(form: .tree, lines: [dots]))
    #expect(verdicts(frames, .issues(IssuesExpectation(lines: []))) == [.passed, .passed])
  }

  @Test func `an empty block is an error beside a block that can fail`() {
    let empty = ExpectationContent.calls([])
    let resting = ExpectationContent.resting(RestingExpectation(section: 0, lines: []))
    let issues = ExpectationContent.issues(IssuesExpectation(lines: []))
    #expect(verdicts(empty, resting, issues).prefix(2) == [.error, .error])
  }

  @Test func `an issues block that allows none can fail`() {
    #expect(verdicts(.issues(IssuesExpectation(lines: []))) == [.passed])
  }

  @Test func `a scenario without an expectation is an error`() {
    #expect(verdicts() == [.error])
  }
}

extension ExpectationContent {
  fileprivate var kind: ExpectationKind {
    switch self {
    case .frames: .frames
    case .negotiation: .negotiation
    case .calls: .calls
    case .preferences: .preferences
    case .issues: .issues
    case .resting: .resting
    case .laws: .laws
    case .snapshot: .snapshot
    case .updates: .updates
    case .cells: .cells
    }
  }
}
