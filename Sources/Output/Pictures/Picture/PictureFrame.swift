internal import Foundation
internal import LayoutTree

/// The part of a scene that a picture shows, and the mapping of its points to pixels.
struct PictureFrame {
  /// The maximum size of a scene, in pixels, so that a screen 320 points wide shows the picture
  /// unscaled.
  private static let maximumSize = CGSize(width: 272, height: 480)
  /// The maximum scale, in pixels per point, so that small scenes are not enlarged too much.
  private static let maximumScale = 2.5
  /// The space around the scene for names, in pixels.
  private static let margin = CGFloat(14)
  /// The part of overflowing content that is shown, as a fraction of the scene's size.
  private static let reach = CGSize(width: 0.75, height: 1)
  /// The part of content outside of the window that is shown, as a fraction of the window's size.
  private static let reachOutOfWindow = CGSize(width: 0.4, height: 0.4)
  /// The maximum absolute coordinate that can be drawn, in points.
  private static let farthest = CGFloat(1e6)

  /// The part that is shown, in the scene's coordinates.
  let bounds: CGRect
  /// The visible part of the layout; `nil` if there are several layouts, or if everything is
  /// visible.
  let window: PictureWindow?
  /// The scale of the picture, in pixels per point.
  let scale: CGFloat

  /// Creates a frame that shows one layout.
  ///
  /// - Parameters:
  ///   - drawing: The layout, of which distant parts are left out.
  ///   - others: Additional rectangles to show, in the scene's coordinates.
  init(_ drawing: ResolvedTree, also others: [CGRect]) {
    let roots = drawing.nodes.map(\.frame).filter(Self.isDrawable)
    let drawn = (roots + Self.frames(of: drawing.nodes) + others.filter(Self.isDrawable))
      .reduce(CGRect.null) { $0.union($1) }
    let window = drawing.window.map { PictureWindow($0, around: drawn) }
    let core = roots.reduce(window?.frame ?? .null) { $0.union($1) }
    let bounds =
      if let window {
        Self.cropped(drawn.union(core), around: window.frame, reach: Self.reachOutOfWindow)
      } else {
        Self.cropped(drawn, around: core, reach: Self.reach)
      }
    self.init(bounds: bounds, window: window)
  }

  /// Creates one frame for a layout at several widths, without parts far from the layout at the
  /// width of the spec.
  ///
  /// - Parameters:
  ///   - drawings: The layout at each width.
  ///   - home: The layout at the width that the scene was made for.
  ///   - proposals: The proposed sizes, limited to finite lengths, in the scene's coordinates.
  init(_ drawings: [ResolvedTree], home: ResolvedTree, proposals: [CGRect]) {
    let core = (proposals + [Self.core(of: home)]).reduce(CGRect.null) { $0.union($1) }
    let all = drawings.flatMap { Self.frames(of: $0.nodes) }.reduce(core) { $0.union($1) }
    self.init(bounds: Self.cropped(all, around: core, reach: Self.reach), window: nil)
  }

  private init(bounds: CGRect, window: PictureWindow?) {
    self.bounds = bounds
    self.window = window
    scale = min(
      Self.maximumSize.width / max(bounds.width, 1),
      Self.maximumSize.height / max(bounds.height, 1),
      Self.maximumScale
    )
  }
}

extension PictureFrame {
  /// The size of the picture, in pixels.
  var size: CGSize {
    CGSize(
      width: bounds.width * scale + 2 * Self.margin,
      height: bounds.height * scale + 2 * Self.margin
    )
  }

  /// The bounds of the whole picture, in its own pixels.
  var canvas: CGRect { CGRect(origin: .zero, size: size) }

  /// Converts a rectangle of the scene to the picture's pixels.
  func place(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX - bounds.minX) * scale + Self.margin,
      y: (rect.minY - bounds.minY) * scale + Self.margin,
      width: rect.width * scale,
      height: rect.height * scale
    )
  }

  /// The same conversion as an SVG `matrix`, for elements that are drawn in points.
  var matrix: String {
    let origin = place(CGRect(origin: .zero, size: .zero)).origin
    let numbers = [scale, 0, 0, scale, origin.x, origin.y].map { Self.exact($0) }
    return "matrix(\(numbers.joined(separator: " ")))"
  }

  /// Returns whether a frame is finite, not negative in size, and not too far away to draw.
  static func isDrawable(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) < farthest }
      && frame.width >= 0 && frame.height >= 0
  }

  private static func exact(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 10_000).rounded() / 10_000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  private static func frames(of nodes: [ResolvedNode]) -> [CGRect] {
    nodes.flatMap { node in
      let own = [node.frame, node.appearance.applied(to: node.frame)].filter(isDrawable)
      // Content that a scroll view clips is not visible outside of it.
      return own + (node.appearance.clips ? [] : frames(of: node.children))
    }
  }

  /// Returns the part of a layout that is always shown: its roots and the visible window.
  private static func core(of drawing: ResolvedTree) -> CGRect {
    let roots = drawing.nodes.map(\.frame).filter(isDrawable)
    return ([drawing.window].compactMap(\.self) + roots).reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the frame without the parts that are farther from the core than the limit.
  private static func cropped(_ all: CGRect, around core: CGRect, reach: CGSize) -> CGRect {
    guard !all.isNull else { return .zero }
    guard !core.isNull else { return all }
    let space = CGSize(
      width: max(core.width, 100) * reach.width,
      height: max(core.height, 100) * reach.height
    )
    let cropped = all.intersection(core.insetBy(dx: -space.width, dy: -space.height))
    return cropped.isNull ? core : cropped
  }
}

extension DrawingAppearance {
  /// Returns the bounding box of a frame after the node's transform.
  fileprivate func applied(to frame: CGRect) -> CGRect {
    guard matrix.count == 6 else { return frame }
    let numbers = matrix.map { CGFloat($0) }
    let corners = [frame.minX, frame.maxX].flatMap { x in
      [frame.minY, frame.maxY].map { y in
        CGPoint(
          x: numbers[0] * x + numbers[2] * y + numbers[4],
          y: numbers[1] * x + numbers[3] * y + numbers[5]
        )
      }
    }
    return corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension CGRect {
  /// Returns whether another rectangle is inside this one.
  ///
  /// `contains` compares rounded sums and can return `false` for a rectangle that is inside.
  func encloses(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// Returns whether an edge of the rectangle crosses another rectangle.
  func crosses(_ other: CGRect) -> Bool {
    overlaps(other) && !insetBy(dx: 0.9, dy: 0.9).encloses(other)
  }
}
