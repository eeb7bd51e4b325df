internal import Foundation
internal import ViewLayout

/// Finds room for names: none covers another one or a line of text.
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
  /// The elements of a collection view, which the names of sections and of what lies behind them must
  /// not cover.
  let elements: [PictureNode]
  private var taken: [CGRect]
  private(set) var labels: [Label] = []

  /// - Parameters:
  ///   - canvas: Where labels may be, in pixels.
  ///   - window: What is in sight, in pixels; `nil` where that is everything.
  ///   - nodes: What there is to name.
  ///   - taken: What names must not cover, in pixels.
  init(
    in canvas: CGRect,
    window: CGRect? = nil,
    nodes: [PictureNode] = [],
    taken: [CGRect]
  ) {
    self.canvas = canvas
    self.window = window
    outlines = nodes.map { $0.place.intersection($0.window) }
    elements = nodes.filter(\.isElement)
    self.taken = taken
  }
}

extension PictureLabels {
  /// Names a node where there is room.
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
    // Where there is much in little room, a name on a line is one too many.
    let isDense = node.isSection || node.element != nil || node.isElement
    guard let box = free.first(where: { !crossesLine($0) }) ?? (isDense ? nil : free.first) else {
      return false
    }
    take(box, for: caption, of: node.number)
    return true
  }

  /// Writes a text at the first of some places that is free, on a line where it must.
  mutating func place(_ text: String, of node: Int? = nil, at corners: [CGPoint]) {
    let size = Self.size(of: text)
    let free = corners.map { CGRect(origin: $0, size: size) }.filter { isFree($0) }
    guard let box = free.first(where: { !crossesLine($0) }) ?? free.first else { return }
    take(box, for: text, of: node)
  }

  /// How large a text is, in pixels.
  static func size(of text: String) -> CGSize {
    let columns = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1.9 : 1.0) }
    return CGSize(width: columns * characterWidth + 4, height: height)
  }

  private mutating func take(_ box: CGRect, for text: String, of node: Int? = nil) {
    taken.append(box)
    labels.append(Label(text: text, node: node, box: box))
  }

  /// Whether a name would cover nothing that must be seen.
  private func isFree(_ box: CGRect) -> Bool {
    canvas.holds(box) && !taken.contains { $0.overlaps(box) }
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
