import Foundation
internal import LayoutTree

/// Makes the resolved nodes of a placed layout, with the requested columns, in one traversal.
struct TreeResolution {
  /// The maximum number of nodes in a picture; more could not be distinguished.
  static let pictureLimit = 400

  private let columns: ResolvedColumns
  /// The traced negotiation; `nil` if reasons are not requested.
  private let watcher: LayoutTracer?
  /// The ids of named layout nodes, by node; only filled in for steps or the negotiation.
  private(set) var ids: [ObjectIdentifier: Int] = [:]
  /// The outermost resolved nodes of the layout.
  private(set) var nodes: [ResolvedNode] = []
  /// The number of nodes that a picture omits because of ``pictureLimit``.
  private(set) var omittedCount = 0
  private var nextID = 0

  /// Makes the resolved nodes of a layout.
  ///
  /// - Parameters:
  ///   - root: The root of the layout, whose top left corner is the origin.
  ///   - columns: The requested columns.
  ///   - watcher: The traced negotiation, if reasons are requested.
  /// - Complexity: O(*n*) for *n* nodes, plus the cost of the columns.
  init(of root: LayoutNode, columns: ResolvedColumns, watcher: LayoutTracer? = nil) {
    self.columns = columns
    self.watcher = watcher
    nodes = nodes(of: root, parentOrigin: .zero, path: [], in: TraitSurroundings())
  }
}

extension TreeResolution {
  /// Returns the resolved node, or its descendants if the node is not listed.
  ///
  /// - Parameters:
  ///   - node: A placed node.
  ///   - parentOrigin: The origin of its parent, in the scene's coordinates.
  ///   - path: The path to the node from its nearest named ancestor.
  ///   - surroundings: The effects of its ancestors on its traits.
  /// - Returns: The node, or the resolved nodes of its children.
  private mutating func nodes(
    of node: LayoutNode,
    parentOrigin: CGPoint,
    path: [Int],
    in surroundings: TraitSurroundings
  ) -> [ResolvedNode] {
    let local = node.originInParent
    let frame = CGRect(
      x: parentOrigin.x + local.x,
      y: parentOrigin.y + local.y,
      width: node.size.width,
      height: node.size.height
    )
    let name = node.listedName
    if name != nil, !hasCapacity {
      omittedCount += 1
      return []
    }
    let id = name.map { _ in assignID(for: node) }
    let (traits, inside) =
      columns.contains(.traits) ? surroundings.traits(of: node) : (nil, surroundings)
    let decorated = columns.contains(.decorations) ? node.ruleValue : nil
    let children =
      (decorated?.decorations(of: node).map { ResolvedNode($0, at: frame.origin) } ?? [])
      + children(of: node, at: frame.origin, path: name == nil ? path : [], in: inside)
    if var enclosure = decorated?.enclosure(of: node).map({ ResolvedNode($0, at: frame.origin) }) {
      enclosure.children = children
      return [enclosure]
    }
    let picture = columns.contains(.picture) ? NodePicture(of: node, frame: frame) : nil
    guard
      name != nil || traits?.isNotable == true || picture?.isVisible(around: children.count) == true
    else { return children }
    return [
      ResolvedNode(
        id: id,
        path: path,
        name: name ?? "",
        label: node.label,
        lines: columns.contains(.text) ? node.ruleValue.textLines(in: node) : nil,
        identifiers: name != nil || picture != nil ? node.listedIdentifiers : [],
        frame: frame,
        picture: picture,
        explanation: watcher.map { NodeExplanation(of: node, by: $0) },
        traits: traits,
        children: children
      )
    ]
  }

  private mutating func children(
    of node: LayoutNode,
    at origin: CGPoint,
    path: [Int],
    in surroundings: TraitSurroundings
  ) -> [ResolvedNode] {
    if let embedded = node.embeddedNodes(columns) {
      return embedded.map { node in
        let node = node.moved(by: origin)
        guard columns.contains(.traits) else { return numbered(node) }
        return numbered(node.mapTraits { surroundings.changed($0) })
      }
    }
    var children: [ResolvedNode] = []
    guard columns.contains(.picture) else {
      for child in node.shownChildren {
        children += nodes(of: child, parentOrigin: origin, path: [], in: surroundings)
      }
      return children
    }
    let shown = Set(node.shownChildren.map { ObjectIdentifier($0) })
    for (place, child) in node.children.enumerated() where shown.contains(ObjectIdentifier(child)) {
      children += nodes(of: child, parentOrigin: origin, path: path + [place], in: surroundings)
    }
    return children
  }

  /// Assigns ids to a node of embedded content and to its descendants.
  private mutating func numbered(_ node: ResolvedNode) -> ResolvedNode {
    var node = node
    if !node.name.isEmpty {
      node.id = nextID
      nextID += 1
    }
    node.children = node.children.map { numbered($0) }
    return node
  }

  private var hasCapacity: Bool { !columns.contains(.picture) || nextID < Self.pictureLimit }

  private mutating func assignID(for node: LayoutNode) -> Int {
    if !columns.isDisjoint(with: [.steps, .negotiation]) { ids[ObjectIdentifier(node)] = nextID }
    defer { nextID += 1 }
    return nextID
  }
}

extension ResolvedNode {
  /// Makes the node of a decoration of a node at a position in the scene.
  fileprivate init(_ decoration: Decoration, at origin: CGPoint) {
    self.init(
      name: decoration.name,
      identifiers: [],
      frame: decoration.frame.offsetBy(dx: origin.x, dy: origin.y)
    )
  }
}

extension NodePicture {
  /// Makes the picture of a placed node.
  fileprivate init(of node: LayoutNode, frame: CGRect) {
    let rule = node.ruleValue
    var appearance = DrawingAppearance(node.drawingEffects, frame: frame)
    appearance.clips = appearance.clips || rule.clipsDrawing
    self.init(
      rule.drawing(of: node),
      appearance: appearance,
      isDrawnBackwards: rule.isDrawnBackwards
    )
  }

  /// Whether a picture needs a node that has no name, given the number of its children.
  fileprivate func isVisible(around count: Int) -> Bool {
    appearance != DrawingAppearance() || content.isPaint || isDrawnBackwards && count > 1
  }
}

extension LayoutNode {
  /// The drawing effects of the node's modifiers, innermost first.
  fileprivate var drawingEffects: [DrawingEffect] {
    attachments.compactMap { ($0 as? DrawingAttachment)?.effect }
  }
}

extension DrawingContent {
  /// Whether the node itself draws something.
  fileprivate var isPaint: Bool {
    switch self {
    case .fill, .shape, .text, .image, .layers, .placeholder: true
    case .outline, .room, .section, .element: false
    }
  }
}
