import Foundation

/// Finds out how far a rectangle can reach into the safe areas around it, innermost first.
struct SafeAreaReach {
  /// The rectangle, grown, in the coordinates that it was moved to last, from the left.
  private var rectangle: CGRect
  private let pixelLength: CGFloat
  private(set) var left: CGFloat = 0
  private(set) var right: CGFloat = 0
  private(set) var top: CGFloat = 0
  private(set) var bottom: CGFloat = 0
  /// The axes along which nothing further out counts.
  private var endedAxes: Axis.Set = []

  init(of size: CGSize, pixelLength: CGFloat) {
    rectangle = CGRect(origin: .zero, size: size)
    self.pixelLength = pixelLength
  }

  /// Goes on in the coordinates of what is around.
  mutating func move(by origin: CGPoint) {
    rectangle = rectangle.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Takes no notice of what is further out along some axes.
  mutating func end(_ axes: Axis.Set) { endedAxes.formUnion(axes) }

  /// R-SAFE-3: an edge that touches what insets keep free goes out to the container's edge.
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

  /// How far an edge can go out that is a distance inside of the container's.
  private func space(_ distance: CGFloat, inset: CGFloat) -> CGFloat {
    let touches = distance <= inset + pixelLength / 2 + 0.001
    return inset > 0 && distance > 0 && touches ? distance : 0
  }
}

extension LayoutNode {
  /// How far the node can reach into the safe areas that its edges touch, in points (R-SAFE-3).
  ///
  /// Drawing effects have no say: it is layout frames that touch.
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
      insets: window.environment.safeArea,
      isRightToLeft: window.environment.isRightToLeft
    )
    return EdgeInsets(
      top: reach.top,
      leading: isRightToLeft ? reach.right : reach.left,
      bottom: reach.bottom,
      trailing: isRightToLeft ? reach.left : reach.right
    )
  }

  /// Has the node placed again, wherever it will then be, without asking anybody anew.
  final func placeAgain() {
    var node: LayoutNode? = self
    while let current = node {
      current.needsPlacement = true
      node = current.parent
    }
    session.placeAgain()
  }
}
