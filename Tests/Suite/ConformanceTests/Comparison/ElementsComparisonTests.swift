import Conformance
import Foundation
import Scenarios
import SpecFormat
import Testing
import ViewLayout

/// Tests a collection view of three cells in rows of two, 40 points high, below a header of 20: 100
/// points in total.
@MainActor
struct ElementsComparisonTests {
  private static let whole = """
    cell 0.2                    0 60  50  40
    content                     0  0 100 100
    cell 0.0                    0 20  50  40  z=1
    cell 0.1                   50 20  50  40
    supplementary "header" 0.0  0  0 100  20  z=1
    decoration "background" 0   0  0 100 100
    """

  private func observation(height: CGFloat = 100, offset: CGFloat = 0) -> ConnectedScene {
    let layout = CollectionSample.layout()
    let view = CollectionSample.view(
      { CollectionScene(layout, items: [3]) },
      height: height,
      offset: offset
    )
    return ConnectedScene(layout: StubLayout(collectionView: view))
  }

  private func summaries(_ lines: String, _ info: String = "frames 100x100") throws -> [String] {
    try observation().compare(SpecText.expectation(info, lines)).mismatches.map(\.summary)
  }

  @Test func `a complete list of elements passes in any order`() throws {
    #expect(try summaries(Self.whole) == [])
  }

  @Test func `a partial list of elements passes if it has a line of '...'`() throws {
    #expect(try summaries("...\ncell 0.1 50 20 50 40") == [])
  }

  @Test func `a frame or drawing order that differs is reported`() throws {
    #expect(
      try summaries("cell 0.1 50 25 50 41 z=7\n...") == [
        """
        line 8: cell 0.1 frame: expected 50 25 50 41, actual 50 20 50 40, difference 0 -5 0 -1
        """,
        "line 8: cell 0.1 drawing order: expected z=7, actual z=1",
      ]
    )
  }

  @Test func `a frame that differs by less than the tolerance passes`() throws {
    #expect(try summaries("cell 0.1 50 20.4 50 40\n...", "frames 100x100 tolerance=0.5") == [])
  }

  @Test(arguments: [
    ("cell 0.9 0 0 1 1", "there are cell 0.0 to cell 0.2"), ("cell 1.0 0 0 1 1", nil),
    ("supplementary \"heade\" 0.0 0 0 1 1", "did you mean \"header\"?"),
    ("decoration \"background\" 2 0 0 1 1", "there is decoration \"background\" 0"),
  ])
  func `a missing element is reported with a hint about existing elements`(
    line: String,
    hint: String?
  ) throws {
    let name = line.split(separator: " ").dropLast(4).joined(separator: " ")
    #expect(
      try summaries(line + "\n...") == [
        "line 8: \(name): expected 0 0 1 1, actual missing\(hint.map { ": \($0)" } ?? "")"
      ]
    )
  }

  @Test func `an element without a line is reported`() throws {
    let lines = Self.whole.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(
      try summaries(lines) == [
        "line 7: decoration \"background\" 0: expected no such element, actual 0 0 100 100"
      ]
    )
  }

  @Test func `a frames block with 'visible' lists only the visible elements`() throws {
    let lines = "cell 0.2 0 60 50 40\ndecoration \"background\" 0 0 0 100 100"
    let expectation = try SpecText.expectation("frames 100x30 visible", lines)
    #expect(observation(height: 30, offset: 62).compare(expectation).mismatches == [])
    #expect(
      observation(height: 30, offset: 30).compare(expectation).mismatches.map(\.summary) == [
        "line 8: cell 0.2: expected 0 60 50 40, actual missing: it is not visible, at 0 60 50 40",
        "line 7: cell 0.0: expected no such element, actual 0 20 50 40",
        "line 7: cell 0.1: expected no such element, actual 50 20 50 40",
      ]
    )
  }

  @Test func `expected and actual elements are printed in aligned columns`() throws {
    let comparison = try observation()
      .compare(SpecText.expectation("frames 100x100", "cell 0.1 5 20 50 40 z=1\n..."))
    #expect(FramesFence.text(comparison.expected) == "cell 0.1  5  20  50  40  z=1\n...")
    #expect(FramesFence.text(comparison.actual) == "cell 0.1  50  20  50  40  z=1\n...")
  }

  @Test func `a view tree for a collection view, or cells for views, is a spec error`() throws {
    let tree = try observation().compare(SpecText.expectation("frames 1x1", "Text 0 0 1 1"))
    let list = try ConnectedScene(layout: StubLayout())
      .compare(SpecText.expectation("frames 1x1", "cell 0.0 0 0 1 1"))
    #expect(tree.isSpecError && list.isSpecError)
    #expect(tree.mismatches.map(\.expected) == ["a scene of views"])
    #expect(list.mismatches.map(\.expected) == ["a collection view"])
  }

  @Test func `accepting corrects numbers, drops missing elements and adds others`() throws {
    let lines = "cell 0.1 50 20 50 40\ncell 0.7 0 0 1 1\ncell 0.0 9 20 50 40 z=0"
    let expectation = try SpecText.expectation("frames 100x100", lines)
    let accepted = try #require(expectation.content.accepted(for: observation()))
    #expect(accepted.first == .kept(line: 8))
    #expect(
      accepted.dropFirst().first
        == .changed(line: 10, name: nil, cells: ["0", "20", "50", "40", "z=1"])
    )
    #expect(accepted.count == 6)
    #expect(
      accepted.contains(.written(depth: 0, name: "content", cells: ["0", "0", "100", "100"]))
    )
  }
}
