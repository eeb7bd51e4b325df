internal import Foundation
internal import LayoutTree

/// A `frames` block, which states the frames of all nodes or of selected ones.
package struct FramesFence: Equatable {
  package enum Form: Sendable, Equatable {
    /// All nodes that take part in layout, as a tree.
    case tree
    /// Nodes that are named by their ids; other nodes are not compared.
    case selection
    /// The elements of a collection view, in any order.
    case collection
  }

  package var form: Form
  /// The top-level lines: usually a single one in a tree, and every line in the other forms.
  package var lines: [FrameLine]
  /// The maximum accepted difference in points; `nil` to use each number's own precision.
  package var tolerance: Double?
  /// Whether coordinates are relative to a window of the proposal's size in which the root is
  /// centered.
  package var isInWindow: Bool
  /// Whether only visible nodes or elements are listed.
  package var isVisibleOnly: Bool
  /// The reference image that the block is also compared with; `nil` for none.
  package private(set) var picture: PictureReference?
  /// The number of lines of a tree that are not compared, because they have no id.
  private(set) var omittedLines = 0

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
    AttributeName.environment.union([.tolerance, .window, .visible, .picture])
  package static let takesProposal = true
  package static let hasNumberColumns = true

  package init(_ input: inout FenceInput) {
    self = FramesReader.read(input.lines, reportingTo: &input.diagnostics)
    tolerance = input.info.tolerance(reportingTo: &input.diagnostics)
    isInWindow = input.info.has(.window)
    isVisibleOnly = input.info.has(.visible)
    picture = PictureReference(input.info)
  }

  package var subject: String {
    [isInWindow ? AttributeName.window : nil, isVisibleOnly ? .visible : nil]
      .compactMap { $0?.rawValue }.joined(separator: " ")
  }

  package func tolerating(_ points: Double) -> FramesFence {
    var fence = self
    fence.tolerance = max(tolerance ?? 0, points)
    return fence
  }

  package var isToBeFilled: Bool {
    lines.isEmpty || lines.flatMap(\.flattened).contains(where: \.isToBeFilled)
  }

  package var gap: String {
    lines.isEmpty ? "the block is empty" : "the block has numbers that are `?`"
  }

  package var allowsEverything: Bool { lines.isAllEllipses }
}

extension FramesFence {
  /// The block with only those lines of its tree that an engine can answer by ids.
  ///
  /// These are the lines with an id, and the outermost node as `#root`. The value is the block
  /// itself if it is not about a tree, and `nil` if no line is left.
  package var comparedByIDs: FramesFence? {
    guard form == .tree else { return self }
    guard !lines.isEmpty else {
      var fence = self
      fence.form = .selection
      return fence
    }
    let root = lines.count == 1 ? lines[0].line : nil
    let identified = lines.flatMap(\.flattened).compactMap { line -> FrameLine? in
      guard case .node(var node) = line.content else { return nil }
      if node.id == nil, line.line == root { node.id = "root" }
      guard node.id != nil else { return nil }
      (node.name, node.label) = (nil, nil)
      var line = line
      line.content = .node(node)
      line.children = []
      return line
    }
    var fence = self
    fence.form = .selection
    fence.lines = identified
    fence.omittedLines = lines.flatMap(\.flattened).count - identified.count
    return identified.isEmpty ? nil : fence
  }
}

extension Array where Element: NestableLine {
  /// Whether there are lines, and all of them are `...`.
  var isAllEllipses: Bool { !isEmpty && allSatisfy(\.isEllipsis) }
}

// MARK: - Comparison

extension FramesFence {
  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    if let elements = elements(of: scene) { return elements.compare(lines, fenceLine: line) }
    let roots = nodes(of: scene)
    switch form {
    case .collection:
      return Comparison(
        of: lines,
        at: line,
        expected: "a collection view",
        actual: "a scene of views, whose frames are lines such as Text \"a\" 0 0 10 20"
      )
    case .tree:
      let comparison = FrameTreeComparison(tolerance: tolerance)
      let compared = Comparison(
        mismatches: comparison.mismatches(lines: lines, nodes: roots, parentLine: line),
        expected: FrameText.lines(lines),
        actual: FrameText.lines(roots)
      )
      return hinted(compared, in: roots, origin: scene.originInWindow)
    case .selection:
      let compared = FrameSelectionComparison(roots: roots, tolerance: tolerance).compare(lines)
      return hinted(compared, in: roots, origin: scene.originInWindow)
    }
  }

  /// Returns the comparison with hints at frames that would match in another way.
  ///
  /// A frame may match in the coordinates of a window, or be that of the node's content.
  private func hinted(
    _ comparison: Comparison,
    in roots: [ResolvedNode],
    origin: @autoclosure () -> CGPoint
  ) -> Comparison {
    guard !comparison.mismatches.isEmpty else { return comparison }
    let origin = isInWindow ? .zero : origin()
    let nodes = Dictionary(
      roots.withDescendants.compactMap { node in node.id.map { ($0, node) } },
      uniquingKeysWith: { first, _ in first }
    )
    let numbers = Dictionary(
      lines.flatMap(\.flattened).compactMap { line in line.numbers.map { (line.line, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    var comparison = comparison
    for index in comparison.mismatches.indices {
      let mismatch = comparison.mismatches[index]
      guard mismatch.quantity == .frame, let frame = mismatch.actualFrame,
        let expected = numbers[mismatch.line]
      else { continue }
      func accepts(_ frame: CGRect) -> Bool {
        zip(expected, frame.numbers).allSatisfy { $0.accepts($1, tolerance: tolerance) }
      }
      if origin != .zero, accepts(frame.offsetBy(dx: origin.x, dy: origin.y)) {
        comparison.mismatches[index].hint = Self.windowHint(origin)
      } else if case .node(let id) = mismatch.part, let node = nodes[id],
        let content = node.children.withDescendants.first(where: { accepts($0.frame) }),
        content.frame.size == frame.size
      {
        comparison.mismatches[index].hint = Self.movedHint(content)
      }
    }
    return comparison
  }

  /// Returns the hint for a line whose frame is that of the node's content, as for an id after
  /// `offset`.
  private static func movedHint(_ content: ResolvedNode) -> String {
    "this is the frame of `\(content.name)` inside, which a modifier moved when it was drawn; "
      + "`offset` keeps the layout frame (R-OFF-1): put the id before it"
  }

  /// Returns the hint for a line whose frame differs only by the scene's origin in a window.
  private static func windowHint(_ origin: CGPoint) -> String {
    let place = [origin.x, origin.y].map { NumberText.text(Double($0)) }.joined(separator: ", ")
    return "coordinates are the scene's, whose origin in the window is (\(place)); "
      + "add `\(AttributeName.window.rawValue)` to the fence for coordinates of the window"
  }

  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    // The lines that are not compared would keep the numbers of another engine.
    guard omittedLines == 0 else { return nil }
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

  package func leftOut(for scene: any ObservedScene) -> [String] {
    guard omittedLines > 0 else { return [] }
    let lines = omittedLines == 1 ? "1 line" : "\(omittedLines) lines"
    return ["\(lines) of the tree without an id, where the engine reports only views with an id"]
  }

  /// Returns the comparison for elements of a collection view or table; `nil` if the block is about
  /// nodes.
  func elements(of scene: any ObservedScene) -> ElementsComparison? {
    let kind = scene.kind
    guard kind != .views, kind != .table || form == .collection else { return nil }
    return ElementsComparison(
      scene.elements(onlyVisible: isVisibleOnly),
      isVisibleOnly: isVisibleOnly,
      tolerance: tolerance,
      everything: { scene.elements(onlyVisible: false) }
    )
  }

  /// Returns the root nodes, in the coordinates of the block.
  func nodes(of scene: any ObservedScene) -> [ResolvedNode] {
    var nodes = scene.nodes
    if isVisibleOnly, let proposal = scene.proposal {
      nodes = nodes.visible(in: Viewport(proposal, root: nodes.bounds))
    }
    if form == .tree { nodes = nodes.listed(in: lines) }
    return isInWindow ? nodes.moved(to: scene.originInWindow) : nodes
  }
}

extension Comparison {
  /// The result for a block whose lines are about another kind of scene.
  ///
  /// - Parameters:
  ///   - lines: The lines of the block.
  ///   - line: The line at which the mistake is reported.
  ///   - expected: The kind of scene that the lines are about.
  ///   - actual: The kind of scene that there is, with an example of a line for it.
  init(of lines: [FrameLine], at line: Int, expected: String, actual: String) {
    self.init(
      mismatches: [Mismatch(line: line, subject: "frames", expected: expected, actual: actual)],
      expected: FrameText.lines(lines),
      actual: [ReportedLine(actual)],
      isSpecError: true
    )
  }
}
