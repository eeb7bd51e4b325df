internal import CollectionLayout
internal import Foundation
package import ViewLayout

extension CollectionSceneHost {
  /// More elements than these nobody can tell apart in a picture.
  private static var elementLimit: Int { 300 }
  /// More reasons than these nobody reads.
  private static var explainedLimit: Int { 24 }

  /// The content with its sections, and in them what lies in them; what is in sight is the window.
  ///
  /// - Parameter withSteps: Whether the reasons of the cells in sight come with it.
  /// - Returns: The elements in sight and those near to it, up to an amount that somebody looks at.
  package func drawing(withSteps: Bool) -> Drawing {
    guard let resolver, let shownContent else { return Drawing(nodes: []) }
    let window = CGRect(origin: resolver.scrollOffset, size: size)
    let elements = resolver.allElements
    let inside = CollectionDrawing(
      near(window, of: elements),
      of: resolver,
      window: window,
      content: shownContent
    )
    let content = DrawingNode(
      name: "content",
      frame: CGRect(origin: .zero, size: contentSize),
      content: .section(scrollsByItself: false),
      children: inside.nodes
    )
    var drawing = Drawing(nodes: [content])
    drawing.omittedNodes = elements.count - inside.elementCount + inside.omittedCount
    (drawing.window, drawing.background) = (window, shownContent.backgroundColor?.drawn)
    if withSteps {
      drawing.steps = steps(numbers: drawing.elementNumbers)
      drawing.stepCount = drawing.steps.count
    }
    return drawing
  }

  /// The elements that are no farther from what is in sight than that is large, in their order.
  private func near(_ window: CGRect, of elements: [CollectionElement]) -> [CollectionElement] {
    let surroundings = window.insetBy(dx: -window.width, dy: -window.height)
    let near = elements.filter { $0.distance(to: surroundings) == 0 }
    guard near.count > Self.elementLimit else { return near }
    let nearest = near.sorted { $0.distance(to: window) < $1.distance(to: window) }
      .prefix(Self.elementLimit)
    let identities = Set(nearest.map(\.identity))
    return near.filter { identities.contains($0.identity) }
  }

  /// The reasons of the cells in sight, a step for each size and each place.
  private func steps(numbers: [String: Int]) -> [DrawingStep] {
    explanation(alsoOf: []).flatMap(\.cells).prefix(Self.explainedLimit).flatMap { cell in
      let name = [cell.name, cell.label].compactMap(\.self).joined(separator: " ")
      let (width, height) = (Double(cell.frame.width), Double(cell.frame.height))
      return [
        (DrawingStep.Kind.answer, "takes", cell.sizeReason),
        (.place, "is placed", cell.placeReason),
      ].map { kind, verb, reason in
        DrawingStep(
          kind: kind,
          node: numbers[name],
          name: name,
          width: width,
          height: height,
          rule: reason.rule,
          sentence: "\(name) \(verb): \(reason.sentence)",
          details: reason.steps
        )
      }
    }
  }
}

extension ExplainedNode {
  /// The cells at and below the node.
  fileprivate var cells: [ExplainedNode] {
    name == "cell" ? [self] : children.flatMap(\.cells)
  }
}

extension Drawing {
  /// The numbers of the nodes by their names, in tree order; what elements hold counts, and is not
  /// among them.
  fileprivate var elementNumbers: [String: Int] {
    var numbers: [String: Int] = [:]
    var count = 0
    func visit(_ node: DrawingNode, isContent: Bool) {
      if !node.name.isEmpty {
        if !isContent { numbers[node.name] = count }
        count += 1
      }
      let holdsContent = if case .element = node.content { true } else { isContent }
      for child in node.children { visit(child, isContent: holdsContent) }
    }
    for node in nodes { visit(node, isContent: false) }
    return numbers
  }
}

extension CollectionElement {
  /// How far away the element is, in points; 0 where a part of it is inside.
  fileprivate func distance(to window: CGRect) -> CGFloat {
    max(window.minX - frame.maxX, frame.minX - window.maxX, 0)
      + max(window.minY - frame.maxY, frame.minY - window.maxY, 0)
  }
}
