import CollectionLayout
import Conformance
import Foundation
import Scenarios
import SpecFormat
import Testing
import ViewLayout

/// Tests a paging scroll view with three pages.
@MainActor
struct RestingFenceTests {
  private func compare(_ section: Int, _ lines: String) throws -> (Comparison, [AcceptedLine]?) {
    let layout = CollectionSample.layout(behavior: .paging)
    let view = CollectionSample.view { CollectionScene(layout, items: [6]) }
    let observation = ConnectedScene(layout: StubLayout(collectionView: view))
    let expectation = SpecFormat.Expectation(
      line: 3,
      content: try RestingFenceTests.resting(section, lines)
    )
    return (
      observation.compare(expectation), expectation.content.accepted(for: observation)
    )
  }

  private static func resting(_ section: Int, _ lines: String) throws -> RestingFence {
    let text =
      "# T\n## C\n```swift setup\nstage.resize(width: 1, height: 1)\n```\n```swift\n```\n"
      + "```resting \(section)\n\(lines)\n```\n"
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: "a.md", name: "a")
    try #require(parsed.diagnostics == [])
    guard case .scene(let scene) = parsed.document.scenarios.first?.body,
      let resting = scene.phases.first?.expectations.first?.content as? RestingFence
    else { return RestingFence(section: section, lines: []) }
    return resting
  }

  @Test func `a resting block passes with the offsets where a section comes to rest`() throws {
    #expect(try compare(0, "0 -> 0\n49 -> 0\n51 -> 100\n999 -> 200").0.mismatches == [])
  }

  @Test func `a wrong resting offset is reported with the actual offset`() throws {
    let (comparison, accepted) = try compare(0, "0 -> 0\n51 -> 51")
    #expect(
      comparison.mismatches.map(\.summary) == [
        "line 10: 51: expected 51, actual 100, difference +49"
      ]
    )
    #expect(RestingFence.text(comparison.actual) == "0 -> 0\n51 -> 100")
    #expect(
      accepted == [.kept(line: 9), .changed(line: 10, name: "51 -> 100", cells: [])]
    )
  }

  @Test func `a resting block of an unknown section is a spec error`() throws {
    let (comparison, accepted) = try compare(1, "0 -> 0")
    #expect(comparison.isSpecError)
    #expect(accepted == nil)
  }
}
