public import Foundation
internal import LayoutValues

/// The drawing of a layout: its nodes with their pictures, and the window that they are in.
///
/// ```swift
/// let frame = LayoutFrame(x: 0, y: 0, width: 100, height: 50)
/// var color = ResolvedNode("Color", frame: frame)
/// color.picture = NodePicture(.fill(DrawingColor(red: 1, green: 0.5, blue: 0)))
/// var tree = ResolvedTree(nodes: [color])
/// tree.background = DrawingColor(red: 1, green: 1, blue: 1)
/// ```
public struct ResolvedTree: Sendable, Hashable {
  /// The outermost nodes of the scene.
  public var nodes: [ResolvedNode]
  /// The number of nodes that a picture omits because there are too many.
  public var omittedNodes = 0
  /// The visible part, in the scene's coordinates; `nil` if that is the whole scene.
  public var window: CGRect?
  /// The color of the window's background; `nil` for none.
  public var background: DrawingColor?
  /// Whether the color scheme of the scene is dark.
  public var isDark = false
  /// The proposals, sizes and placements, in order.
  public var steps: [DrawingStep] = []
  /// The number of steps, including omitted ones.
  public var stepCount = 0
  /// The proposals to the outermost nodes, with the proposals that they caused; both axes are
  /// measured together.
  package var negotiation: [NegotiationEntry] = []

  /// Creates a drawing.
  ///
  /// - Parameter nodes: The outermost nodes of the scene.
  public init(nodes: [ResolvedNode]) {
    self.nodes = nodes
  }

  /// Makes a tree of nodes from several sources, and numbers them.
  package init(numbering nodes: [ResolvedNode]) {
    self.init(nodes: nodes)
    var next = 0
    for index in self.nodes.indices { self.nodes[index].number(from: &next) }
  }
}

/// In JSON, members that have their default are omitted; steps and the negotiation are columns of
/// their own.
extension ResolvedTree: Codable {
  private enum Keys: CodingKey { case nodes, omittedNodes, window, background, isDark }

  /// Decodes a drawing, and numbers its named nodes.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    self.init(numbering: try object.decode(FlatTree<NodeRow>.self, forKey: .nodes).nodes)
    omittedNodes = try object.decode(.omittedNodes, default: 0)
    window = try object.decodeIfPresent(LayoutFrame.self, forKey: .window).map { CGRect($0) }
    background = try object.decodeIfPresent(DrawingColor.self, forKey: .background)
    isDark = try object.decode(.isDark, default: false)
  }

  /// Encodes the drawing.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(FlatTree<NodeRow>(nodes), forKey: .nodes)
    try object.encode(omittedNodes, unless: 0, forKey: .omittedNodes)
    try object.encodeIfPresent(window.map { LayoutFrame($0) }, forKey: .window)
    try object.encodeIfPresent(background, forKey: .background)
    try object.encode(isDark, unless: false, forKey: .isDark)
  }
}

extension ResolvedTree {
  /// The nodes with a name, in tree order, which is the order of their ids.
  package var namedNodes: [ResolvedNode] {
    var named: [ResolvedNode] = []
    func visit(_ node: ResolvedNode) {
      if !node.name.isEmpty { named.append(node) }
      for child in node.children { visit(child) }
    }
    for node in nodes { visit(node) }
    return named
  }

  /// Returns the tree with all frames moved by a distance.
  package func moved(by distance: CGPoint) -> ResolvedTree {
    var tree = self
    tree.nodes = nodes.map { $0.moved(by: distance) }
    tree.window = window?.offsetBy(dx: distance.x, dy: distance.y)
    return tree
  }

  /// The tree without its steps.
  package var withoutSteps: ResolvedTree {
    var tree = self
    (tree.steps, tree.stepCount) = ([], 0)
    return tree
  }
}

extension ResolvedNode {
  fileprivate mutating func number(from next: inout Int) {
    id = name.isEmpty ? nil : next
    if !name.isEmpty { next += 1 }
    for index in children.indices { children[index].number(from: &next) }
  }
}

extension ResolvedTree {
  /// The ids of a collection view's elements, without elements nested in their content.
  package var elementIDs: [ElementIdentity: Int] {
    var ids: [ElementIdentity: Int] = [:]
    func visit(_ node: ResolvedNode) {
      guard case .element(let element) = node.content else { return node.children.forEach(visit) }
      ids[element] = node.id
    }
    nodes.forEach(visit)
    return ids
  }
}

extension ResolvedTree {
  /// The files of fonts that the texts of the drawing are in.
  package var fonts: Set<DrawingFont> {
    var fonts: Set<DrawingFont> = []
    for node in nodes { node.addFonts(to: &fonts) }
    return fonts
  }
}

extension ResolvedNode {
  fileprivate func addFonts(to fonts: inout Set<DrawingFont>) {
    content.addFonts(to: &fonts)
    for child in children { child.addFonts(to: &fonts) }
  }
}
