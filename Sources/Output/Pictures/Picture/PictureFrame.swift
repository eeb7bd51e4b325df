internal import Foundation
internal import ViewLayout

/// The part of a scene that a picture shows, and where each point of it goes on the page.
struct PictureFrame {
  /// So wide that a phone's screen of 320 points shows it as it is, in pixels.
  private static let maximumSize = CGSize(width: 272, height: 480)
  /// So large that small scenes do not look like posters, in pixels a point.
  private static let maximumScale = 2.5
  /// The space for names around the scene, in pixels.
  private static let margin = CGFloat(14)
  /// How much of what sticks out of a scene is shown, as parts of the scene.
  private static let reach = CGSize(width: 0.75, height: 1)
  /// How much of what is not in sight is shown, as parts of the window.
  private static let reachOutOfWindow = CGSize(width: 0.4, height: 0.4)
  /// The farthest that a picture can reach, in points.
  private static let farthest = CGFloat(1e6)

  /// The part that is shown, in the scene's coordinates.
  let bounds: CGRect
  /// The part of one layout that is in sight; `nil` for several, and where that is the whole scene.
  let window: PictureWindow?
  /// In pixels a point.
  let scale: CGFloat

  /// Shows a layout.
  ///
  /// - Parameters:
  ///   - drawing: All of it, unless parts lie far away.
  ///   - others: What is to be seen besides, in the scene's coordinates.
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

  /// Shows a layout that changes: so much of all of them as lies near to what one of them shows.
  ///
  /// - Parameters:
  ///   - drawings: The layouts.
  ///   - home: The one that the scene was made for.
  ///   - proposals: What is proposed to each, as far as it has an end, in the scene's coordinates.
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

  /// The whole picture, in its own pixels.
  var canvas: CGRect { CGRect(origin: .zero, size: size) }

  /// Where a rectangle of the scene lies in the picture, in pixels.
  func place(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX - bounds.minX) * scale + Self.margin,
      y: (rect.minY - bounds.minY) * scale + Self.margin,
      width: rect.width * scale,
      height: rect.height * scale
    )
  }

  /// The same map as six numbers, for what draws in points.
  var matrix: String {
    let origin = place(CGRect(origin: .zero, size: .zero)).origin
    let numbers = [scale, 0, 0, scale, origin.x, origin.y].map { Self.exact($0) }
    return "matrix(\(numbers.joined(separator: " ")))"
  }

  /// Whether a frame can be drawn at all.
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
      let own = [node.frame, node.look.applied(to: node.frame)].filter(isDrawable)
      // What a scroll view clips is not seen outside of it.
      return own + (node.look.clips ? [] : frames(of: node.children))
    }
  }

  /// The part of a layout that matters: its roots, and the window in sight.
  private static func core(of drawing: ResolvedTree) -> CGRect {
    let roots = drawing.nodes.map(\.frame).filter(isDrawable)
    return ([drawing.window].compactMap(\.self) + roots).reduce(CGRect.null) { $0.union($1) }
  }

  /// The frame without the parts that lie far from the core.
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
  /// Where a frame is drawn: the box around it, where it is turned.
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
  /// Whether a rectangle lies in this one.
  ///
  /// `contains` compares rounded sums, and denies some of them.
  func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Whether the rectangles have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// Whether the rectangle's edge runs through another one.
  func crosses(_ other: CGRect) -> Bool {
    overlaps(other) && !insetBy(dx: 0.9, dy: 0.9).holds(other)
  }
}
