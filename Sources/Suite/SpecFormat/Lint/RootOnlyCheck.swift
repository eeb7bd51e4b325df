/// Finds scenarios that say nothing of what is inside their root.
struct RootOnlyCheck: LintCheck {
  var name: String { "root-only" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.scenarios.filter { scenario in
        let expectations = scenario.expectations
        return !expectations.isEmpty && expectations.allSatisfy(\.checksOnlyRoot)
      }.map { scenario in
        finding(in: spec, line: scenario.line, "the scenario checks nothing beyond its root")
      }
    }
  }
}

extension Expectation {
  /// Whether it says something of the outermost node and of nothing else; a tree of one line is
  /// all there is, unless `...` stands for what is inside.
  fileprivate var checksOnlyRoot: Bool {
    guard let frames = content as? FramesFence, !frames.lines.isEmpty else { return false }
    switch frames.form {
    case .selection:
      return frames.lines.allSatisfy { $0.nodeID == "root" }
    case .collection:
      // The content's size follows from what is inside.
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
