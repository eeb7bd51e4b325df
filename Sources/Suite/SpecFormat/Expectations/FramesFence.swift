/// The frames of every node, or of chosen ones.
package struct FramesFence: Equatable {
  package enum Form: Sendable, Equatable {
    /// Every node that takes part in layout, outermost first.
    case tree
    /// Nodes named by their ids; the rest is unchecked.
    case selection
    /// The elements of a collection view, in any order.
    case collection
  }

  package var form: Form
  /// The outermost lines: in a tree usually one, else every line.
  package var lines: [FrameLine]
  /// The greatest difference that still passes, in points; `nil` for each number's own precision.
  package var tolerance: Double?
  /// Whether coordinates are those of a window of the proposal's size that centres the root.
  package var isInWindow: Bool
  /// Whether only what is in sight is listed.
  package var isVisibleOnly: Bool

  package init(
    form: Form,
    lines: [FrameLine],
    tolerance: Double? = nil,
    isInWindow: Bool = false,
    isVisibleOnly: Bool = false
  ) {
    self.form = form
    self.lines = lines
    self.tolerance = tolerance
    self.isInWindow = isInWindow
    self.isVisibleOnly = isVisibleOnly
  }
}

extension FramesFence: ExpectationFence {
  package static let name = "frames"
  package static let attributes =
    AttributeName.environment.union([.tolerance, .window, .visible])
  package static let takesProposal = true
  package static let hasNumberColumns = true

  package init(_ reading: inout FenceInput) {
    self = FramesReader.read(reading.lines, reportingTo: &reading.diagnostics)
    tolerance = reading.info.tolerance(reportingTo: &reading.diagnostics)
    isInWindow = reading.info.has(.window)
    isVisibleOnly = reading.info.has(.visible)
  }

  package var subject: String {
    [isInWindow ? AttributeName.window : nil, isVisibleOnly ? .visible : nil]
      .compactMap { $0?.rawValue }.joined(separator: " ")
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package var allowsEverything: Bool { lines.isAllEllipses }
}

extension Array where Element: NestableLine {
  /// Whether there are lines, and every one is `...`.
  var isAllEllipses: Bool { !isEmpty && allSatisfy(\.isEllipsis) }
}

// MARK: - Comparison

extension FramesFence {
  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    if let elements = elements(of: scene) { return elements.compare(lines, fenceLine: line) }
    let roots = nodes(of: scene)
    switch form {
    case .collection:
      return notCollection(at: line)
    case .tree:
      let comparison = FrameTreeComparison(tolerance: tolerance)
      return Comparison(
        mismatches: comparison.mismatches(lines: lines, nodes: roots, parentLine: line),
        expected: FrameText.lines(lines),
        actual: FrameText.lines(roots)
      )
    case .selection:
      return FrameSelectionComparison(roots: roots, tolerance: tolerance)
        .compare(lines)
    }
  }

  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    if let elements = elements(of: scene) { return elements.accepted(lines) }
    switch form {
    case .collection: return nil
    case .tree:
      return FrameTreeComparison(tolerance: tolerance)
        .accepted(lines: lines, nodes: nodes(of: scene))
    case .selection:
      return FrameSelectionComparison(roots: nodes(of: scene), tolerance: tolerance)
        .accepted(lines)
    }
  }

  /// The comparison of a collection view's elements, or of a table's that lines name; `nil` for
  /// nodes.
  private func elements(of scene: any ObservedScene) -> ElementsComparison? {
    let kind = scene.kind
    guard kind != .views, kind != .table || form == .collection else { return nil }
    return ElementsComparison(
      scene.elements(inSightAlone: isVisibleOnly),
      isVisibleOnly: isVisibleOnly,
      tolerance: tolerance,
      everything: { scene.elements(inSightAlone: false) }
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
      expected: FrameText.lines(lines),
      actual: [ReportedLine(mismatch.actual)],
      isSpecError: true
    )
  }

  /// The root's nodes, in the coordinates that the block asks for.
  private func nodes(of scene: any ObservedScene) -> [ObservedNode] {
    var nodes = scene.nodes
    if isVisibleOnly, let proposal = scene.proposal {
      nodes = nodes.visible(in: Viewport(proposal, root: nodes.bounds))
    }
    if form == .tree { nodes = nodes.listed(in: lines) }
    return isInWindow ? nodes.moved(to: scene.originInWindow) : nodes
  }
}
