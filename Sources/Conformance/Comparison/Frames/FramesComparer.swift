internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Compares `frames` blocks: the whole tree, nodes chosen by their ids, or a collection view's
/// elements.
struct FramesComparer: ExpectationComparer {
  var kind: ExpectationKind { .frames }
  var takesEnvironment: Bool { true }

  func isVacuous(_ content: ExpectationContent) -> Bool {
    guard case .frames(let frames) = content else { return false }
    return frames.lines.allSatisfy { $0.content == .anySiblings }
  }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .frames(let frames) = expectation.content else { return nil }
    if let elements = elements(frames, of: observation.layout) {
      return elements.compare(frames.lines, fenceLine: expectation.line)
    }
    let roots = nodes(frames, of: observation.layout)
    switch frames.form {
    case .collection:
      return notCollection(expectation, frames)
    case .tree:
      let comparison = FrameTreeComparison(tolerance: frames.tolerance)
      return Comparison(
        mismatches: comparison.mismatches(
          lines: frames.lines,
          nodes: roots,
          parentLine: expectation.line
        ),
        expected: FrameText.text(frames.lines),
        actual: FrameText.text(roots)
      )
    case .selection:
      return FrameSelectionComparison(roots: roots, tolerance: frames.tolerance)
        .compare(frames.lines)
    }
  }

  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard case .frames(let frames) = expectation.content else { return nil }
    if let elements = elements(frames, of: observation.layout) {
      return elements.accepted(frames.lines)
    }
    let roots = nodes(frames, of: observation.layout)
    return switch frames.form {
    case .collection: nil
    case .tree:
      FrameTreeComparison(tolerance: frames.tolerance).accepted(lines: frames.lines, nodes: roots)
    case .selection:
      FrameSelectionComparison(roots: roots, tolerance: frames.tolerance).accepted(frames.lines)
    }
  }

  /// The comparison of a collection view's elements; `nil` for a scene of views.
  private func elements(
    _ frames: FramesExpectation,
    of layout: any ObservedLayout
  ) -> ElementsComparison? {
    layout.collection.map {
      ElementsComparison(
        $0,
        isVisibleOnly: frames.isVisibleOnly,
        tolerance: frames.tolerance
      )
    }
  }

  /// The result for a collection view's lines in a scene of views.
  private func notCollection(
    _ expectation: Expectation,
    _ frames: FramesExpectation
  ) -> Comparison {
    let mismatch = Mismatch(
      line: expectation.line,
      subject: "frames",
      expected: "a collection view",
      actual: "a scene of views, whose frames are lines such as Text \"a\" 0 0 10 20"
    )
    return Comparison(
      mismatches: [mismatch],
      expected: FrameText.text(frames.lines),
      actual: mismatch.actual,
      isSpecError: true
    )
  }

  /// The root's nodes, in the coordinates that the block asks for.
  private func nodes(_ frames: FramesExpectation, of layout: any ObservedLayout) -> [FrameNode] {
    var nodes = layout.frames
    if frames.isVisibleOnly, let proposal = layout.proposal {
      nodes = nodes.visible(in: Viewport(proposal, root: nodes.bounds))
    }
    if frames.form == .tree { nodes = nodes.listed(in: frames.lines) }
    return frames.isInWindow ? nodes.moved(to: layout.originInWindow) : nodes
  }
}
