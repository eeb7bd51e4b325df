internal import Foundation
internal import ViewLayout

/// An area that a node draws, with the edges that an image of it shows.
struct EdgedArea {
  /// The frame in the layout's coordinates, in points.
  var frame: CGRect
  /// Whether the sides are straight; curved ones are only read in their middle.
  var isStraight = true
  /// Whether the color changes slowly at the sides.
  var isSoft = false

  /// Returns the part of a side that is read, without corners.
  func middle(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    let length = max(end - start, 0)
    let part = isStraight ? 0.5 : 0.1
    return start + length * (1 - part) / 2...start + length * (1 + part) / 2
  }

  /// Returns whether a side is an edge: one that is too short is a point.
  func isDrawn(_ part: ImageComparison.Part) -> Bool {
    let length = part == .top || part == .bottom ? frame.width : frame.height
    return length >= 2 && frame.width > 0 && frame.height > 0
  }
}

extension ResolvedNode {
  /// The areas of the node itself, without those of its children.
  var edgedAreas: [EdgedArea] {
    guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else {
      return []
    }
    var areas = ownAreas(of: content, in: frame)
    if look.borderWidth > 0, look.borderColor != nil { areas.append(EdgedArea(frame: frame)) }
    if let backing = look.backing { areas += Self.areas(of: backing, at: frame.origin) }
    return areas
  }

  private func ownAreas(of content: DrawingContent, in frame: CGRect) -> [EdgedArea] {
    switch content {
    case .fill(let color):
      color.alpha > 0 ? [EdgedArea(frame: frame, isSoft: color.gradient != nil)] : []
    case .shape(let shape): Self.areas(of: shape, at: frame.origin)
    case .image(let image): image.isSymbol ? [] : [EdgedArea(frame: frame)]
    case .layers, .outline, .room, .text, .placeholder, .part: []
    }
  }

  private static func areas(of shape: DrawingShape, at origin: CGPoint) -> [EdgedArea] {
    guard shape.color.alpha > 0 else { return [] }
    // A stroke has its middle at the outline.
    let half = (shape.lineWidth ?? 0) / 2
    let frame = shape.bounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -half, dy: -half)
    let isSoft = shape.color.gradient != nil
    switch shape.kind {
    case .rectangle: return [EdgedArea(frame: frame, isSoft: isSoft)]
    case .rounded(let radii):
      let isStraight = radii.width * 4 <= frame.width && radii.height * 4 <= frame.height
      return [EdgedArea(frame: frame, isStraight: isStraight, isSoft: isSoft)]
    case .ellipse: return [EdgedArea(frame: frame, isStraight: false, isSoft: isSoft)]
    // The outline of a path may touch its bounds anywhere.
    case .path: return []
    }
  }
}
