import Foundation

/// Stage 4, for pictures: the resolved tree with what is drawn of each node.
struct DrawingTree {
  /// More nodes than these nobody can tell apart in a picture.
  static let nodeLimit = 400

  /// The outermost nodes.
  private(set) var nodes: [DrawingNode] = []
  /// How many nodes were beyond the limit.
  private(set) var omittedCount = 0
  /// Which node of the drawing stands for a layout node.
  private(set) var numbers: [ObjectIdentifier: Int] = [:]

  /// - Complexity: O(*n*) for *n* nodes.
  init(of root: LayoutNode) {
    nodes = nodes(of: root, parentOrigin: .zero)
  }

  private mutating func nodes(of node: LayoutNode, parentOrigin: CGPoint) -> [DrawingNode] {
    let local = node.originInParent
    let frame = CGRect(
      x: parentOrigin.x + local.x,
      y: parentOrigin.y + local.y,
      width: node.size.width,
      height: node.size.height
    )
    var look = DrawingLook(node.drawingEffects, frame: frame)
    look.clips = look.clips || node.clipsDrawing
    let name = node.listedName
    if let name, !count(node, named: name) { return [] }
    let children = node.shownChildren.flatMap { nodes(of: $0, parentOrigin: frame.origin) }
    let isOrdered = node.isDrawnBackwards && children.count > 1
    guard name != nil || look != DrawingLook() || node.drawing.isPaint || isOrdered else {
      return children
    }
    return [
      DrawingNode(
        name: name ?? "",
        label: node.label,
        identifiers: node.listedIdentifiers,
        frame: frame,
        content: node.drawing,
        look: look,
        isDrawnBackwards: node.isDrawnBackwards,
        children: children
      )
    ]
  }

  /// Numbers a node.
  ///
  /// - Returns: Whether there is room for it in the drawing.
  private mutating func count(_ node: LayoutNode, named name: String) -> Bool {
    guard numbers.count < Self.nodeLimit else {
      omittedCount += 1
      return false
    }
    numbers[ObjectIdentifier(node)] = numbers.count
    return true
  }
}

extension LayoutNode {
  /// The effects that modifiers hung on the node for pictures, innermost first.
  fileprivate var drawingEffects: [DrawingEffect] {
    attachments.compactMap { ($0 as? DrawingAttachment)?.effect }
  }
}

extension DrawingContent {
  /// Whether something is drawn of the node itself.
  fileprivate var isPaint: Bool {
    switch self {
    case .fill, .shape, .text: true
    case .outline, .room, .section, .element: false
    }
  }
}
