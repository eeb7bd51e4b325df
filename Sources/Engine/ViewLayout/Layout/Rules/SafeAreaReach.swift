import Foundation

/// Computes how far a rectangle can extend into the enclosing safe areas, which are visited
/// innermost first.
struct SafeAreaReach {
  /// The extended rectangle, in the left-to-right coordinates of the current container.
  private var rectangle: CGRect
  private let pixelLength: CGFloat
  private(set) var left: CGFloat = 0
  private(set) var right: CGFloat = 0
  private(set) var top: CGFloat = 0
  private(set) var bottom: CGFloat = 0
  /// The axes along which outer safe areas do not apply.
  private var endedAxes: Axis.Set = []

  init(of size: CGSize, pixelLength: CGFloat) {
    rectangle = CGRect(origin: .zero, size: size)
    self.pixelLength = pixelLength
  }

  /// Converts the rectangle to the coordinates of the next enclosing container.
  mutating func move(by origin: CGPoint) {
    rectangle = rectangle.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Excludes outer safe areas along some axes.
  mutating func end(_ axes: Axis.Set) { endedAxes.formUnion(axes) }

  /// R-SAFE-3: extends each edge that touches a safe area to the container's edge.
  mutating func grow(in container: CGRect, insets: EdgeInsets, isRightToLeft: Bool) {
    if !endedAxes.contains(.horizontal) {
      let (leading, trailing) = (insets.leading, insets.trailing)
      let (atLeft, atRight) = isRightToLeft ? (trailing, leading) : (leading, trailing)
      let first = space(rectangle.minX - container.minX, inset: atLeft)
      let last = space(container.maxX - rectangle.maxX, inset: atRight)
      rectangle = CGRect(
        x: rectangle.minX - first,
        y: rectangle.minY,
        width: rectangle.width + first + last,
        height: rectangle.height
      )
      (left, right) = (left + first, right + last)
    }
    if !endedAxes.contains(.vertical) {
      let first = space(rectangle.minY - container.minY, inset: insets.top)
      let last = space(container.maxY - rectangle.maxY, inset: insets.bottom)
      rectangle = CGRect(
        x: rectangle.minX,
        y: rectangle.minY - first,
        width: rectangle.width,
        height: rectangle.height + first + last
      )
      (top, bottom) = (top + first, bottom + last)
    }
  }

  /// Returns how far an edge at a distance from the container's edge can be extended.
  private func space(_ distance: CGFloat, inset: CGFloat) -> CGFloat {
    let touches = distance <= inset + pixelLength / 2 + 0.001
    return inset > 0 && distance > 0 && touches ? distance : 0
  }
}

extension LayoutNode {
  /// How far the node can extend into the safe areas that its edges touch, in points (R-SAFE-3).
  ///
  /// Only layout frames matter; drawing effects are ignored.
  ///
  /// - Complexity: O(*d*) at a depth of *d*.
  final var touchedSafeArea: EdgeInsets {
    var reach = SafeAreaReach(of: size, pixelLength: session.pixelLength)
    var node = self
    while let parent = node.parent {
      reach.move(by: node.originInParent)
      reach.grow(
        in: CGRect(origin: .zero, size: parent.size),
        insets: parent.safeAreaInsets(around: node),
        isRightToLeft: parent.isRightToLeft
      )
      reach.end(parent.safeAreaEnds)
      node = parent
    }
    let window = session.window
    reach.grow(
      in: window.frame(around: node.size),
      insets: window.environment.insets,
      isRightToLeft: window.environment.isRightToLeft
    )
    return EdgeInsets(
      top: reach.top,
      leading: isRightToLeft ? reach.right : reach.left,
      bottom: reach.bottom,
      trailing: isRightToLeft ? reach.left : reach.right
    )
  }

  /// Marks the node and its ancestors for placement, without new measurements.
  final func placeAgain() {
    var node: LayoutNode? = self
    while let current = node {
      current.needsPlacement = true
      node = current.parent
    }
    session.placeAgain()
  }
}
