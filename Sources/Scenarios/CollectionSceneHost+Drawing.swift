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
  /// - Returns: The elements nearest to what is in sight, up to an amount that somebody looks at.
  package func drawing(withSteps: Bool) -> Drawing {
    let window = CGRect(origin: resolver?.scrollOffset ?? .zero, size: size)
    let elements = elements
    let shown = elements.sorted { $0.distance(to: window) < $1.distance(to: window) }
      .prefix(Self.elementLimit)
    let identities = Set(shown.map(\.identity))
    let content = DrawingNode(
      name: "content",
      frame: CGRect(origin: .zero, size: contentSize),
      content: .section(scrollsByItself: false),
      children: nodes(of: elements.filter { identities.contains($0.identity) })
    )
    var drawing = Drawing(nodes: [content])
    drawing.omittedNodes = elements.count - shown.count
    drawing.window = window
    if withSteps {
      drawing.steps = steps(numbers: content.numbers)
      drawing.stepCount = drawing.steps.count
    }
    return drawing
  }

  /// Sections around what belongs to them, and what belongs to none.
  private func nodes(of elements: [CollectionElement]) -> [DrawingNode] {
    let sections = Dictionary(grouping: elements, by: \.section)
    let nodes = sections.keys.compactMap(\.self).sorted().compactMap { section -> DrawingNode? in
      let elements = sections[section] ?? []
      guard let first = elements.first else { return nil }
      return DrawingNode(
        name: "section \(section)",
        frame: elements.dropFirst().reduce(first.frame) { $0.union($1.frame) },
        content: .section(scrollsByItself: restingOffset(ofSection: section, for: 0) != nil),
        children: elements.map { node(of: $0) }
      )
    }
    return nodes + (sections[nil] ?? []).map { node(of: $0) }
  }

  private func node(of element: CollectionElement) -> DrawingNode {
    let node = DrawingNode(
      name: element.name,
      frame: element.frame,
      content: .element(element.kind),
      children: drawnContent(of: element.identity).map { $0.moved(by: element.frame.origin) }
    )
    var look = DrawingLook()
    look.zIndex = Double(element.zIndex)
    look.opacity = Double(element.alpha)
    look.isHidden = element.isHidden
    return node.with(look)
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

extension DrawingNode {
  fileprivate func with(_ look: DrawingLook) -> DrawingNode {
    var node = self
    node.look = look
    return node
  }

  /// The numbers of the nodes of each name, in tree order.
  fileprivate var numbers: [String: Int] {
    var numbers: [String: Int] = [:]
    var count = 0
    func visit(_ node: DrawingNode) {
      if !node.name.isEmpty {
        numbers[node.name] = count
        count += 1
      }
      for child in node.children { visit(child) }
    }
    visit(self)
    return numbers
  }
}

extension CollectionElement {
  /// The section that the element belongs to; `nil` for what belongs to the whole layout.
  fileprivate var section: Int? {
    switch identity {
    case .cell(let section, _), .supplementary(_, let section, _), .decoration(_, let section):
      section
    case .layoutSupplementary: nil
    }
  }

  fileprivate var kind: DrawingContent.Element {
    switch identity {
    case .cell: .cell
    case .supplementary, .layoutSupplementary: .supplementary
    case .decoration: .decoration
    }
  }

  /// As a line of a `frames` block has it.
  fileprivate var name: String {
    switch identity {
    case .cell(let section, let item): "cell \(section).\(item)"
    case .supplementary(let kind, let section, let item):
      "supplementary \"\(kind)\" \(section).\(item)"
    case .layoutSupplementary(let kind, let item):
      "supplementary \"\(kind)\" layout" + (item == 0 ? "" : ".\(item)")
    case .decoration(let kind, let section): "decoration \"\(kind)\" \(section)"
    }
  }

  /// How far away the element is, in points; 0 where a part of it is inside.
  fileprivate func distance(to window: CGRect) -> CGFloat {
    max(window.minX - frame.maxX, frame.minX - window.maxX, 0)
      + max(window.minY - frame.maxY, frame.minY - window.maxY, 0)
  }
}
