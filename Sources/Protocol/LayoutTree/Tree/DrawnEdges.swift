internal import Foundation
internal import LayoutValues

extension [DrawnEdge] {
  /// Creates the list of the edges and baselines that a picture of a layout shows, in tree order.
  ///
  /// - Parameter tree: The layout with its drawing.
  package init(in tree: ResolvedTree) {
    var search = DrawnEdgeSearch()
    for node in tree.nodes { search.visit(node, in: DrawnEdgeSearch.Surroundings()) }
    self = search.edges
  }
}

/// Collects the edges and baselines of nodes.
private struct DrawnEdgeSearch {
  /// The properties that a node inherits from its ancestors, with its own id and number.
  struct Surroundings {
    /// The part of the layout that is visible; `nil` for all of it.
    var window: CGRect?
    /// Whether an ancestor is turned, filtered or transparent.
    var isChanged = false
    /// The id of the node, or of the nearest ancestor with an id; `nil` for none.
    var identifier: String?
    /// The number of the node, or of the nearest ancestor with a number; `nil` for none.
    var node: Int?
    /// The element of the collection view that contains the node; `nil` for none.
    var element: String?
  }

  private(set) var edges: [DrawnEdge] = []
}

extension DrawnEdgeSearch {
  mutating func visit(_ node: ResolvedNode, in surroundings: Surroundings) {
    let look = node.appearance
    guard !look.isHidden, look.opacity > 0 else { return }
    var inside = surroundings
    inside.identifier = node.identifiers.first ?? surroundings.identifier
    inside.node = node.id ?? surroundings.node
    if case .element = node.content { inside.element = node.name }
    if !look.matrix.isEmpty || look.opacity < 1 || !look.filters.isEmpty || look.blending != nil {
      inside.isChanged = true
    }
    for area in node.drawnAreas { add(area, of: node, in: inside) }
    if case .text(let text) = node.content { add(text, of: node, in: inside) }
    if look.clips { inside.window = node.frame.intersection(inside.window ?? node.frame) }
    for child in node.children { visit(child, in: inside) }
  }

  private func name(of node: ResolvedNode, in surroundings: Surroundings) -> String {
    if let identifier = node.identifiers.first { return "#\(identifier)" }
    let label = node.label.map { " \"\($0)\"" } ?? ""
    let container = surroundings.identifier.map { "#\($0)" } ?? surroundings.element
    // A part of a control has no name of its own.
    guard !node.name.isEmpty else { return container ?? "the scene" }
    return node.name + label + (container.map { " in \($0)" } ?? "")
  }

  private mutating func add(
    _ area: DrawnArea,
    of node: ResolvedNode,
    in surroundings: Surroundings
  ) {
    let frame = area.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let name = name(of: node, in: surroundings)
    let window = surroundings.window ?? .infinite
    for side in [DrawnEdge.Side.left, .top, .right, .bottom] {
      let isVertical = side == .left || side == .right
      let extent = isVertical ? frame.minY...frame.maxY : frame.minX...frame.maxX
      // A side that is too short is a point.
      guard extent.upperBound - extent.lowerBound >= 2 else { continue }
      let position =
        switch side {
        case .left: frame.minX
        case .top: frame.minY
        case .right: frame.maxX
        case .bottom, .baseline: frame.maxY
        }
      let across = isVertical ? window.minX...window.maxX : window.minY...window.maxY
      let along = isVertical ? window.minY...window.maxY : window.minX...window.maxX
      let straight = area.straight(extent, isVertical: isVertical)
      let isVisible =
        across.lowerBound < position && position < across.upperBound && straight.overlaps(along)
      edges.append(
        DrawnEdge(
          side,
          of: name,
          node: surroundings.node,
          element: surroundings.element,
          at: Double(position),
          extent: Double(extent.lowerBound)...Double(extent.upperBound),
          straight: straight.clamped(to: along).lengths,
          obstacle: surroundings.isChanged
            ? .changed : area.obstacle ?? (isVisible ? nil : .clipped)
        )
      )
    }
  }

  private mutating func add(
    _ text: DrawingText,
    of node: ResolvedNode,
    in surroundings: Surroundings
  ) {
    guard let face = text.face else { return }
    for line in text.lines where line.string.contains(where: { $0.isLetter || $0.isNumber }) {
      let box = line.box.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      guard box.isFinite, box.width > 0 else { continue }
      let isVisible = surroundings.window?.contains(box.insetBy(dx: 1, dy: 1)) ?? true
      edges.append(
        DrawnEdge(
          .baseline,
          of: name(of: node, in: surroundings),
          node: surroundings.node,
          element: surroundings.element,
          at: Double(box.minY + face.ascent),
          extent: (box.minX...box.maxX).lengths,
          line: (box.minY...box.maxY).lengths,
          obstacle: surroundings.isChanged ? .changed : isVisible ? nil : .clipped
        )
      )
    }
  }
}

/// An area that a node draws.
private struct DrawnArea {
  /// The frame in the layout's coordinates, in points.
  var frame: CGRect
  /// The radii of the corners.
  var radii = CGSize.zero
  /// The reason why an image need not show the edges; `nil` if it must.
  var obstacle: DrawnEdge.Obstacle?

  /// Returns the part of a side that has no corner: at least the middle fifth.
  func straight(_ extent: ClosedRange<CGFloat>, isVertical: Bool) -> ClosedRange<CGFloat> {
    let length = extent.upperBound - extent.lowerBound
    // A continuous corner begins before a circular one.
    let corner = min((isVertical ? radii.height : radii.width) * 1.5, length * 0.4)
    return extent.lowerBound + corner...extent.upperBound - corner
  }
}

extension ResolvedNode {
  /// The areas of the node itself, without those of its children.
  fileprivate var drawnAreas: [DrawnArea] {
    guard frame.isFinite else { return [] }
    var areas = Self.areas(of: content, in: frame)
    if appearance.borderWidth > 0, appearance.borderColor != nil {
      areas.append(DrawnArea(frame: frame))
    }
    if let backing = appearance.backing { areas += Self.areas(of: backing, at: frame.origin) }
    return areas
  }

  private static func areas(of content: DrawingContent, in frame: CGRect) -> [DrawnArea] {
    switch content {
    case .fill(let color):
      color.alpha > 0
        ? [DrawnArea(frame: frame, obstacle: color.gradient == nil ? nil : .soft)] : []
    case .shape(let shape): areas(of: shape, at: frame.origin)
    case .image(let image): [DrawnArea(frame: frame, obstacle: image.isSymbol ? .unknown : nil)]
    case .layers(let layers): layers.flatMap { areas(of: $0, at: frame.origin) }
    case .outline, .room, .text, .placeholder, .section, .element: []
    }
  }

  /// Returns the areas of a layer of a node at an origin in the layout's coordinates.
  private static func areas(of layer: DrawingLayer, at origin: CGPoint) -> [DrawnArea] {
    guard layer.opacity > 0 else { return [] }
    let isChanged =
      !layer.matrix.isEmpty || layer.opacity < 1 || !layer.filters.isEmpty || layer.blending != nil
    return areas(of: layer.content, in: layer.frame.offsetBy(dx: origin.x, dy: origin.y))
      .map { area in
        var area = area
        if isChanged || !layer.clips.isEmpty { area.obstacle = .changed }
        return area
      }
  }

  private static func areas(of shape: DrawingShape, at origin: CGPoint) -> [DrawnArea] {
    guard shape.color.alpha > 0 else { return [] }
    // A stroke has its middle at the outline.
    let half = (shape.lineWidth ?? 0) / 2
    var area = DrawnArea(
      frame: shape.bounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -half, dy: -half),
      obstacle: shape.color.gradient == nil ? nil : .soft
    )
    guard area.frame.isFinite else { return [] }
    switch shape.kind {
    case .rectangle: break
    case .rounded(let radii): area.radii = radii
    case .ellipse: area.radii = area.frame.size
    // The outline of a path may touch its bounds anywhere.
    case .path: area.obstacle = .unknown
    }
    return [area]
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension ClosedRange<CGFloat> {
  fileprivate var lengths: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}
