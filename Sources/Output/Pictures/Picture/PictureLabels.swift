internal import Foundation
internal import LayoutTree

/// Places the names of nodes so that none covers another name or a line of text.
///
/// Without enough space for its name, a node gets a shorter name, or its number in the table beside
/// the picture, or no label.
struct PictureLabels {
  struct Label {
    var text: String
    /// The number of the labeled node; `nil` for the label of a difference.
    var node: Int?
    /// The box of the label, in pixels.
    var box: CGRect
    /// Whether the label is that of a difference.
    var isWrong = false
  }

  /// The nodes that are labeled with their names; others are labeled with their numbers.
  enum NamedNodes {
    case everything, identifiers, nothing
  }

  /// The width of a narrow character, in pixels.
  private static let characterWidth = CGFloat(5.2)
  private static let height = CGFloat(11)
  /// The gap between an outline and a name outside of it, in pixels.
  static let gap = CGFloat(1)

  private let canvas: CGRect
  /// The outlines of nodes, which labels avoid to cross.
  private let outlines: [CGRect]
  /// The visible part, whose edge labels must not cross, in pixels; `nil` if everything is visible.
  let window: CGRect?
  /// The elements of a collection view, which labels of sections and of nodes below must not cover.
  let elements: [PictureNode]
  private var occupied: [CGRect]
  private(set) var labels: [Label] = []
  /// The nodes that are labeled with their names.
  var namesOnly = NamedNodes.everything

  /// - Parameters:
  ///   - canvas: The area for labels, in pixels.
  ///   - window: The visible part, in pixels; `nil` if everything is visible.
  ///   - nodes: The nodes to label.
  ///   - occupied: The boxes that labels must not cover, in pixels.
  init(
    in canvas: CGRect,
    window: CGRect? = nil,
    nodes: [PictureNode] = [],
    occupied: [CGRect]
  ) {
    self.canvas = canvas
    self.window = window
    outlines = nodes.map { $0.place.intersection($0.window) }
    elements = nodes.filter(\.isElement)
    self.occupied = occupied
  }
}

extension PictureLabels {
  /// Places the name or number of a node if there is space.
  ///
  /// If a picture with many nodes has differences, only the nodes that differ are labeled.
  mutating func add(_ node: PictureNode, isWrong: Bool = false) {
    guard node.isVisible, isWrong || namesOnly != .nothing else { return }
    for caption in captions(of: node) {
      let places = places(for: Self.size(of: caption), of: node)
      if place(caption, of: node, at: places, isWrong: isWrong) { return }
    }
    guard let name = node.elementName else { return }
    _ = place(name, of: node, at: placesBeside(for: Self.size(of: name), of: node))
  }

  private func captions(of node: PictureNode) -> [String] {
    if node.isElement || node.isSection || namesOnly == .everything { return node.captions }
    let hasName = namesOnly == .identifiers && !node.node.identifiers.isEmpty
    return (hasName ? node.captions.prefix(1) : []) + ["\(node.number + 1)"]
  }

  /// Places a name of a node at the first free position.
  ///
  /// - Returns: Whether a position was free.
  private mutating func place(
    _ caption: String,
    of node: PictureNode,
    at places: [CGRect],
    isWrong: Bool = false
  ) -> Bool {
    let free = places.filter { isFree($0, for: node) }
    // In a collection view, names that cross outlines would be unreadable.
    let isDense =
      node.isSection || node.element != nil || node.isElement
      || namesOnly == .identifiers && !isWrong
    guard let box = free.first(where: { !crossesLine($0) }) ?? (isDense ? nil : free.first) else {
      return false
    }
    occupy(box, for: caption, of: node.number, isWrong: isWrong)
    return true
  }

  /// Places a text at the first free position, and prefers positions that cross no outline.
  mutating func place(_ text: String, of node: Int? = nil, at corners: [CGPoint]) {
    let size = Self.size(of: text)
    let free = corners.map { CGRect(origin: $0, size: size) }.filter { isFree($0) }
    guard let box = free.first(where: { !crossesLine($0) }) ?? free.first else { return }
    occupy(box, for: text, of: node, isWrong: node == nil)
  }

  /// Returns the estimated size of a text, in pixels.
  static func size(of text: String) -> CGSize {
    let columns = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1.9 : 1.0) }
    return CGSize(width: columns * characterWidth + 4, height: height)
  }

  private mutating func occupy(
    _ box: CGRect,
    for text: String,
    of node: Int?,
    isWrong: Bool
  ) {
    occupied.append(box)
    labels.append(Label(text: text, node: node, box: box, isWrong: isWrong))
  }

  /// Returns whether a box is on the canvas and covers no occupied box.
  private func isFree(_ box: CGRect) -> Bool {
    canvas.encloses(box) && !occupied.contains { $0.overlaps(box) }
  }

  private func isFree(_ box: CGRect, for node: PictureNode) -> Bool {
    isFree(box) && node.element?.place.encloses(box) != false && window?.crosses(box) != true
      && !elements.contains {
        (node.isSection || $0.depth > node.depth)
          && $0.place.intersection($0.window).overlaps(box)
      }
  }

  /// Returns whether an outline crosses the middle of a box.
  private func crossesLine(_ box: CGRect) -> Bool {
    let core = box.insetBy(dx: 2, dy: 2)
    return outlines.contains { $0.crosses(core) }
  }
}

extension PictureLabels {
  /// Returns the positions at which a name is readable as that of the node, in order of preference.
  func places(for size: CGSize, of node: PictureNode) -> [CGRect] {
    let place = node.place.intersection(node.window)
    if node.isElement { return elementPlaces(for: size, of: node, in: place) }
    let hasMargin = place.width > size.width + 4 && place.height > size.height + 4
    let inside = hasMargin ? Self.inside(place, size) : []
    let (above, below) = Self.outside(place, size)
    if node.isSection { return above + inside + below }
    let fits = place.width >= size.width && place.height >= size.height
    let middle = node.isCaptionedInside && fits ? [Self.middle(of: place, size)] : []
    return middle + [above[0], below[0], above[1], below[1]] + inside
  }

  /// Returns positions below and above a small element that overlap no other element.
  func placesBeside(for size: CGSize, of node: PictureNode) -> [CGRect] {
    let place = node.place.intersection(node.window)
    let x = place.midX - size.width / 2
    return [place.maxY + Self.gap, place.minY - size.height - Self.gap]
      .map { CGRect(origin: CGPoint(x: x, y: $0), size: size) }
      .filter { box in !elements.contains { $0.place.overlaps(box) } }
  }

  /// Returns positions in an element: in the middle of it or of its visible part, then at the
  /// corners.
  private func elementPlaces(
    for size: CGSize,
    of node: PictureNode,
    in place: CGRect
  ) -> [CGRect] {
    guard place.width >= size.width, place.height >= size.height else { return [] }
    // The middle is occupied by the element's content.
    guard node.node.children.isEmpty else { return Self.inside(place, size) }
    let parts = [place] + (window.map { place.divided(by: $0) } ?? [])
    return parts.filter { $0.width >= size.width && $0.height >= size.height }
      .map { Self.middle(of: $0, size) } + Self.inside(place, size)
  }

  private static func middle(of place: CGRect, _ size: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2),
      size: size
    )
  }

  /// Returns positions above and below a rectangle, each at the left and the right.
  private static func outside(
    _ place: CGRect,
    _ size: CGSize
  ) -> (above: [CGRect], below: [CGRect]) {
    let right = max(place.minX, place.maxX - size.width - 2 * gap)
    let sides = [place.minX + gap, right + gap]
    let (above, below) = (place.minY - size.height - gap, place.maxY + gap)
    return (
      sides.map { CGRect(origin: CGPoint(x: $0, y: above), size: size) },
      sides.map { CGRect(origin: CGPoint(x: $0, y: below), size: size) }
    )
  }

  /// Returns positions inside the four corners of a rectangle, starting with the upper left one.
  private static func inside(_ place: CGRect, _ size: CGSize) -> [CGRect] {
    let (left, top) = (place.minX + gap, place.minY + gap)
    let right = max(place.minX, place.maxX - size.width - gap)
    let bottom = place.maxY - size.height - gap
    return [(left, top), (right, bottom), (right, top), (left, bottom)]
      .map { CGRect(origin: CGPoint(x: $0, y: $1), size: size) }
  }
}

extension CGRect {
  /// Returns the parts of a rectangle inside and outside of a window that crosses it, starting with
  /// the inner part.
  fileprivate func divided(by window: CGRect) -> [CGRect] {
    let inner = intersection(window)
    guard !inner.isNull, inner != self else { return [] }
    return [
      inner,
      CGRect(x: minX, y: minY, width: width, height: window.minY - minY),
      CGRect(x: minX, y: window.maxY, width: width, height: maxY - window.maxY),
      CGRect(x: minX, y: minY, width: window.minX - minX, height: height),
      CGRect(x: window.maxX, y: minY, width: maxX - window.maxX, height: height),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}
