import Conformance
import Scenarios
import SpecFormat
import Testing
import ViewLayout
import PlumbEngine

/// Tests that blocks without content fail, although the parser already rejects them.
@MainActor
struct VacuousExpectationTests {
  private func verdicts(_ contents: any ExpectationFence...) -> [Verdict] {
    let expectations = contents.map { content in
      SpecFormat.Expectation(line: 1, content: content)
    }
    let scene = SceneSpec(
      scene: CodeBlock(fenceLine: 1, line: 2, code: ""),
      phases: [SceneSpec.Phase(expectations: []), SceneSpec.Phase(expectations: expectations)]
    )
    let spec = ScenarioSpec(id: "a#b", line: 1, body: .scene(scene), digest: "")
    let compiled = Scenario(id: spec.id, digest: "") { stage in
      stage.scene { EmptyView() }
      stage.step {}
    }
    let catalog = Catalog(root: "/", folder: "Specs", scenarios: [compiled])
    let document = SpecDocument(file: "Specs/a.md", name: "a", title: "A")
    return ConformanceRunner(engine: CompiledEngine(catalog.scenarios)).run(spec, in: document).map(
      \.verdict
    )
  }

  @Test func `a block that is empty or contains only '...' is an error`() {
    let dots = FrameLine(line: 2, column: 1, content: .anySiblings)
    #expect(verdicts(FramesFence(form: .tree, lines: [dots])) == [.error])
    #expect(verdicts(NegotiationFence([])) == [.error])
    #expect(verdicts(CallsFence([]), PreferencesFence([])) == [.error, .error])
    #expect(verdicts(LawsFence([])) == [.error])
    let data = verdicts(SnapshotFence([]), UpdatesFence([]), CellsFence([]))
    #expect(data == [.error, .error, .error])
  }

  @Test func `an issues block of '...' is an error if no other block can fail`() {
    let anything = IssuesFence(lines: [], allowsOthers: true)
    #expect(verdicts(anything) == [.error])
    #expect(verdicts(anything, CallsFence([])) == [.error, .error])
  }

  @Test func `a frames block of '...' passes if another block of the scene can fail`() {
    let dots = FrameLine(line: 2, column: 1, content: .anySiblings)
    let frames = FramesFence(form: .tree, lines: [dots])
    #expect(verdicts(frames, IssuesFence(lines: [])) == [.passed, .passed])
  }

  @Test func `an empty block is an error even if another block can fail`() {
    let empty = CallsFence([])
    let resting = RestingFence(section: 0, lines: [])
    let issues = IssuesFence(lines: [])
    #expect(verdicts(empty, resting, issues).prefix(2) == [.error, .error])
  }

  @Test func `an empty issues block is a valid check`() {
    #expect(verdicts(IssuesFence(lines: [])) == [.passed])
  }

  @Test func `a scenario without an expectation is an error`() {
    #expect(verdicts() == [.error])
  }
}
