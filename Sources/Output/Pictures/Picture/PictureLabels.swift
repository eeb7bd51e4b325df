internal import Foundation
internal import ViewLayout

/// Places the names of nodes so that none covers another name or a line of text.
///
/// A node that has no room for its name has a shorter one, or its number, which the table beside
/// the picture has too; one that has no room for that has nothing.
struct PictureLabels {
  struct Label {
    var text: String
    /// Which node's name it is, by its number; `nil` for a difference.
    var node: Int?
    /// In pixels.
    var box: CGRect
  }

  /// Of a narrow character, in pixels.
  private static let characterWidth = CGFloat(5.2)
  private static let height = CGFloat(11)
  /// Between a name and an outline that it is outside of, in pixels.
  static let gap = CGFloat(1)

  private let canvas: CGRect
  /// Outlines, which names had better not cross.
  private let outlines: [CGRect]
  /// The part in sight, whose edge names must not cross; `nil` where that is everything.
  let window: CGRect?
  /// The elements of a collection view, which the names of sections and of what lies behind them
  /// must not cover.
  let elements: [PictureNode]
  private var occupied: [CGRect]
  private(set) var labels: [Label] = []

  /// - Parameters:
  ///   - canvas: Where labels may be, in pixels.
  ///   - window: What is in sight, in pixels; `nil` where that is everything.
  ///   - nodes: What there is to name.
  ///   - occupied: What names must not cover, in pixels.
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
  /// Places the name of a node where there is space.
  mutating func add(_ node: PictureNode) {
    guard node.isInSight else { return }
    for caption in node.captions {
      let places = places(for: Self.size(of: caption), of: node)
      if place(caption, of: node, at: places) { return }
    }
    guard let name = node.elementName else { return }
    _ = place(name, of: node, at: placesBeside(for: Self.size(of: name), of: node))
  }

  /// Writes a name of a node at the first of some places that is free.
  ///
  /// - Returns: Whether there was one.
  private mutating func place(
    _ caption: String,
    of node: PictureNode,
    at places: [CGRect]
  ) -> Bool {
    let free = places.filter { isFree($0, for: node) }
    // A crowded picture has no names on lines.
    let isDense = node.isSection || node.element != nil || node.isElement
    guard let box = free.first(where: { !crossesLine($0) }) ?? (isDense ? nil : free.first) else {
      return false
    }
    occupy(box, for: caption, of: node.number)
    return true
  }

  /// Writes a text at the first of some places that is free, on a line where it must.
  mutating func place(_ text: String, of node: Int? = nil, at corners: [CGPoint]) {
    let size = Self.size(of: text)
    let free = corners.map { CGRect(origin: $0, size: size) }.filter { isFree($0) }
    guard let box = free.first(where: { !crossesLine($0) }) ?? free.first else { return }
    occupy(box, for: text, of: node)
  }

  /// How large a text is, in pixels.
  static func size(of text: String) -> CGSize {
    let columns = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1.9 : 1.0) }
    return CGSize(width: columns * characterWidth + 4, height: height)
  }

  private mutating func occupy(_ box: CGRect, for text: String, of node: Int? = nil) {
    occupied.append(box)
    labels.append(Label(text: text, node: node, box: box))
  }

  /// Whether a name would cover nothing that must be seen.
  private func isFree(_ box: CGRect) -> Bool {
    canvas.holds(box) && !occupied.contains { $0.overlaps(box) }
  }

  private func isFree(_ box: CGRect, for node: PictureNode) -> Bool {
    isFree(box) && node.element?.place.holds(box) != false && window?.crosses(box) != true
      && !elements.contains {
        (node.isSection || $0.depth > node.depth)
          && $0.place.intersection($0.window).overlaps(box)
      }
  }

  /// Whether an outline runs through the middle of a box.
  private func crossesLine(_ box: CGRect) -> Bool {
    let core = box.insetBy(dx: 2, dy: 2)
    return outlines.contains { $0.crosses(core) }
  }
}

extension PictureLabels {
  /// Where a name of a size would say whose it is, the best place first.
  func places(for size: CGSize, of node: PictureNode) -> [CGRect] {
    let place = node.place.intersection(node.window)
    if node.isElement { return elementPlaces(for: size, of: node, in: place) }
    let isRoomy = place.width > size.width + 4 && place.height > size.height + 4
    let inside = isRoomy ? Self.inside(place, size) : []
    let (above, below) = Self.outside(place, size)
    if node.isSection { return above + inside + below }
    let holds = place.width >= size.width && place.height >= size.height
    let middle = node.isCaptionedInside && holds ? [Self.middle(of: place, size)] : []
    return middle + [above[0], below[0], above[1], below[1]] + inside
  }

  /// Under a small element, or over it, where no other one is.
  func placesBeside(for size: CGSize, of node: PictureNode) -> [CGRect] {
    let place = node.place.intersection(node.window)
    let x = place.midX - size.width / 2
    return [place.maxY + Self.gap, place.minY - size.height - Self.gap]
      .map { CGRect(origin: CGPoint(x: x, y: $0), size: size) }
      .filter { box in !elements.contains { $0.place.overlaps(box) } }
  }

  /// In the middle of an element, or of its part on one side of the window's edge, or at one of its
  /// corners.
  private func elementPlaces(
    for size: CGSize,
    of node: PictureNode,
    in place: CGRect
  ) -> [CGRect] {
    guard place.width >= size.width, place.height >= size.height else { return [] }
    // What is in the element is in its middle.
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

  /// Over the upper corners and under the lower ones, at the left and at the right.
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

  /// At the four corners, the upper left one first.
  private static func inside(_ place: CGRect, _ size: CGSize) -> [CGRect] {
    let (left, top) = (place.minX + gap, place.minY + gap)
    let right = max(place.minX, place.maxX - size.width - gap)
    let bottom = place.maxY - size.height - gap
    return [(left, top), (right, bottom), (right, top), (left, bottom)]
      .map { CGRect(origin: CGPoint(x: $0, y: $1), size: size) }
  }
}

extension CGRect {
  /// The parts inside and outside of a window whose edge crosses the rectangle, the inner one
  /// first.
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
