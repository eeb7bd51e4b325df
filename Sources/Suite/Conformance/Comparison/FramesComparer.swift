internal import EngineKit
internal import Foundation
internal import Scenarios
internal import SpecFormat
internal import ViewLayout

/// Holds a `frames` block against a layout: the whole tree, nodes chosen by their ids, or a
/// collection view's elements.
struct FramesComparer {
  let frames: FramesFence
  let layout: any ObservedLayout
}

extension FramesComparer {
  func comparison(at line: Int) -> Comparison {
    if let elements { return elements.compare(frames.lines, fenceLine: line) }
    let roots = nodes
    switch frames.form {
    case .collection:
      return notCollection(at: line)
    case .tree:
      let comparison = FrameTreeComparison(tolerance: frames.tolerance)
      return Comparison(
        mismatches: comparison.mismatches(lines: frames.lines, nodes: roots, parentLine: line),
        expected: FrameText.lines(frames.lines),
        actual: FrameText.lines(roots)
      )
    case .selection:
      return FrameSelectionComparison(roots: roots, tolerance: frames.tolerance)
        .compare(frames.lines)
    }
  }

  var accepted: [AcceptedLine]? {
    if let elements { return elements.accepted(frames.lines) }
    switch frames.form {
    case .collection: return nil
    case .tree:
      return FrameTreeComparison(tolerance: frames.tolerance)
        .accepted(lines: frames.lines, nodes: nodes)
    case .selection:
      return FrameSelectionComparison(roots: nodes, tolerance: frames.tolerance)
        .accepted(frames.lines)
    }
  }

  /// The comparison of a collection view's elements, or of a table's that lines name; `nil` for
  /// nodes.
  private var elements: ElementsComparison? {
    let kind = layout.kind
    guard kind != .views, kind != .table || frames.form == .collection else { return nil }
    return ElementsComparison(
      layout.elements(inSightAlone: frames.isVisibleOnly),
      isVisibleOnly: frames.isVisibleOnly,
      tolerance: frames.tolerance,
      everything: { layout.elements(inSightAlone: false) }
    )
  }

  /// The result for a collection view's lines in a scene of views.
  private func notCollection(at line: Int) -> Comparison {
    let mismatch = Mismatch(
      line: line,
      subject: "frames",
      expected: "a collection view",
      actual: "a scene of views, whose frames are lines such as Text \"a\" 0 0 10 20"
    )
    return Comparison(
      mismatches: [mismatch],
      expected: FrameText.lines(frames.lines),
      actual: [ReportedLine(mismatch.actual)],
      isSpecError: true
    )
  }

  /// The root's nodes, in the coordinates that the block asks for.
  private var nodes: [ResolvedNode] {
    var nodes = layout.tree.nodes
    if frames.isVisibleOnly, let proposal = layout.proposal {
      nodes = nodes.visible(in: Viewport(ProposedViewSize(proposal), root: nodes.bounds))
    }
    if frames.form == .tree { nodes = nodes.listed(in: frames.lines) }
    return frames.isInWindow ? nodes.moved(to: layout.originInWindow) : nodes
  }
}
