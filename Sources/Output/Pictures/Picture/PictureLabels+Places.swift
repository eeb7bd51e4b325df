internal import Foundation
internal import ViewLayout

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
  /// The parts inside and outside of a window whose edge crosses the rectangle, the inner one first.
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
