internal import Foundation
internal import ViewLayout

/// Finds room for names: none covers another one or a line of text.
///
/// What has no room for its name has its number, which the table beside the picture has too; what
/// has no room for that has nothing.
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

  private let canvas: CGRect
  /// Outlines, which names had better not cross.
  private let outlines: [CGRect]
  private var taken: [CGRect]
  private(set) var labels: [Label] = []

  /// - Parameters:
  ///   - canvas: Where labels may be, in pixels.
  ///   - outlines: What they had better not cross.
  ///   - taken: What they must not cover.
  init(in canvas: CGRect, outlines: [CGRect], taken: [CGRect]) {
    self.canvas = canvas
    self.outlines = outlines
    self.taken = taken
  }
}

extension PictureLabels {
  /// Names a node where there is room.
  mutating func add(_ node: PictureNode) {
    guard let caption = node.caption, node.isInSight else { return }
    _ = place(caption, of: node) || place("\(node.number + 1)", of: node)
  }

  /// Writes a text at the first of some places that is free, on a line where it must.
  ///
  /// - Returns: Whether there was one.
  mutating func place(_ text: String, of node: Int? = nil, at corners: [CGPoint]) -> Bool {
    let size = Self.size(of: text)
    let free = corners.map { CGRect(origin: $0, size: size) }.filter { box in
      canvas.contains(box) && !taken.contains { $0.intersects(box) }
    }
    guard let box = free.first(where: { !crossesLine($0) }) ?? free.first else { return false }
    taken.append(box)
    labels.append(Label(text: text, node: node, box: box))
    return true
  }

  /// Whether an outline runs through the middle of a box.
  private func crossesLine(_ box: CGRect) -> Bool {
    let core = box.insetBy(dx: 2, dy: 2)
    return outlines.contains { $0.intersects(core) && !$0.insetBy(dx: 1, dy: 1).contains(core) }
  }

  /// How large a text is, in pixels.
  static func size(of text: String) -> CGSize {
    let columns = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1.9 : 1.0) }
    return CGSize(width: columns * characterWidth + 4, height: height)
  }

  private mutating func place(_ text: String, of node: PictureNode) -> Bool {
    let size = Self.size(of: text)
    let place = node.place.intersection(node.window)
    let middle = CGPoint(x: place.midX - size.width / 2, y: place.midY - size.height / 2)
    if node.isCaptionedInside {
      let fits = place.width >= size.width && place.height >= size.height
      if fits, self.place(text, of: node.number, at: [middle]) { return true }
      // Beside a cell is another one.
      if case .element = node.node.content { return false }
    }
    let right = max(place.minX, place.maxX - size.width)
    let corners = [
      CGPoint(x: place.minX, y: place.minY - size.height),
      CGPoint(x: place.minX, y: place.maxY),
      CGPoint(x: right, y: place.minY - size.height),
      CGPoint(x: right, y: place.maxY),
    ]
    let inside = [
      CGPoint(x: place.minX + 1, y: place.minY + 1),
      CGPoint(x: right - 1, y: place.maxY - size.height - 1),
      CGPoint(x: right - 1, y: place.minY + 1),
      CGPoint(x: place.minX + 1, y: place.maxY - size.height - 1),
    ]
    let isRoomy = place.width > size.width + 4 && place.height > size.height + 4
    return self.place(text, of: node.number, at: corners + (isRoomy ? inside : []))
  }
}
