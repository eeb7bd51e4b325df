import Conformance
import Foundation
import LayoutTree
import SpecFormat
import Testing
import ViewLayout

@MainActor
struct ViolationScenarioTests {
  private func document(of scenario: ViolationScenario) -> (SpecDocument, [SpecDiagnostic]) {
    let text = "# Laws\n\n" + scenario.markdown
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "Specs/laws.md", name: "laws")
    return (parsed.document, parsed.diagnostics)
  }

  @Test func `the Markdown of a violation has the tree, its expected frames and the law`() {
    let tree = GeneratedView(
      .container(.row(alignment: .top, spacing: 0)),
      [
        GeneratedView(.leaf(.text("a"))),
        GeneratedView(
          .modifier(.padding(top: 1, leading: 0, bottom: -2.5, trailing: 0)),
          [GeneratedView(.leaf(.color))]
        ),
      ]
    )
    let scenario = ViolationScenario(
      law: "idempotent",
      difference: "nothing is the same",
      tree: tree,
      proposal: ProposedViewSize(width: 33.5, height: .infinity),
      expected: [ResolvedNode(name: "HStack", frame: CGRect(x: 0, y: 0, width: 10, height: 20))]
    )
    #expect(
      scenario.markdown == """
        ## `idempotent` is broken by a generated tree

        nothing is the same

        ```swift
        HStack(alignment: .top, spacing: 0) {
          Text("a")
          Color.red
          .padding(EdgeInsets(top: 1, leading: 0, bottom: -2.5, trailing: 0))
        }
        ```

        ```frames 33.5xinf evidence=derived
        HStack  0  0  10  20
        ```

        ```laws evidence=derived
        idempotent
        ```

        """
    )
    #expect(document(of: scenario).1.isEmpty)
  }

  @Test func `the Markdown of a violation after a change has a step and its Layout code`() {
    let probe = GeneratedView(.container(.flow(spacing: 4)), [GeneratedView(.leaf(.color))])
    let scenario = ViolationScenario(
      law: "incremental-after-changes",
      difference: "it is as it was",
      tree: probe,
      proposal: .zero,
      expected: [ResolvedNode(name: "ProbeFlow", frame: .zero)],
      before: ViolationScenario.Before(
        tree: GeneratedView(.leaf(.circle)),
        proposal: .infinity,
        frames: [ResolvedNode(name: "Circle", frame: .zero)]
      )
    )
    let (parsed, diagnostics) = document(of: scenario)
    #expect(diagnostics.isEmpty)
    #expect(parsed.sharedBlocks.count == 1)
    #expect(parsed.sharedBlocks.first?.code.contains("struct ProbeFlow: Layout {") == true)
    guard case .scene(let scene) = parsed.scenarios.first?.body else {
      Issue.record("there is no scene")
      return
    }
    #expect(scene.phases.map(\.step?.code) == [nil, "isChanged = true\n"])
    #expect(scene.phases.map(\.expectations.count) == [1, 1])
  }

  @Test func `the Markdown of every generated tree parses without diagnostics`() {
    var generator = TreeGenerator(seed: 11, isWild: true)
    for _ in 0..<300 {
      let scenario = ViolationScenario(
        law: "idempotent",
        difference: "printed",
        tree: generator.tree(),
        proposal: .unspecified
      )
      #expect(document(of: scenario).1.isEmpty, "\(scenario.markdown)")
    }
  }
}
