package import Foundation
import ViewLayout

extension ConstraintEngine {
  /// The maximum number of solving rounds for contents whose height depends on their width.
  private static let roundLimit = 4

  /// Solves the system after changes and applies the frames to the items.
  package func layOut() {
    guard hasChanges else { return }
    solve()
    hasChanges = false
    let scale = root.pixelScale
    var hasChanged = false
    for box in order where box.isPlaced && box.item !== root {
      let frame = frame(of: box, scale)
      guard frame != box.item.placedFrame else { continue }
      box.item.applySolvedFrame(frame)
      hasChanged = true
    }
    // Margins and baselines may have moved with the frames.
    if hasChanged, !volatile.isEmpty { hasChanges = true }
  }

  /// The solved size of the root, in points.
  package var size: CGSize {
    solve()
    guard let box = order.first else { return .zero }
    let scale = root.pixelScale
    return CGSize(
      width: LayoutPixels.nearest(system.value(of: box.length[0]), scale),
      height: LayoutPixels.nearest(system.value(of: box.length[1]), scale)
    )
  }

  func solve() {
    resetWidths()
    if isStale { build() }
    updateFixed()
    refreshVolatile()
    settleBroken()
    for round in 0..<Self.roundLimit {
      // The order in which constraints are added decides between equally good solutions.
      let changed = changedItems.values.compactMap { boxes[ObjectIdentifier($0)] }
      for box in changed.sorted(by: { $0.rank < $1.rank }) { updateIntrinsicSize(of: box) }
      // R-LBL-3: a text with a new width has other lines, and therefore other baselines.
      if round > 0 { refreshVolatile() }
      changedItems = [:]
      guard round < Self.roundLimit - 1 else { return }
      for box in order where box.isPlaced || box.item === root && target != nil {
        guard box.item.updateWidth(system.value(of: box.length[0])) else { continue }
        changedItems[ObjectIdentifier(box.item)] = box.item
        adapted[ObjectIdentifier(box.item)] = box.item
      }
      if changedItems.isEmpty { return }
    }
  }

  /// Updates the constraints whose constants may have changed without notice: those on margins,
  /// baselines or scrolling.
  private func refreshVolatile() {
    for key in volatile.sorted(by: { precedes($0, $1) }) {
      if let entry = entries[key] { refresh(entry, key) }
    }
  }

  /// R-AL-4: resets contents whose height was measured for a solved width to the size without a
  /// width.
  private func resetWidths() {
    if isStale { resetWidths(in: root) }
    for (key, item) in adapted where item.resetWidth() { changedItems[key] = item }
    adapted = [:]
  }

  private func resetWidths(in item: any LayoutItem) {
    _ = item.resetWidth()
    for inner in item.enclosedItems { resetWidths(in: inner) }
  }

  /// The items with an ambiguous position or size, and the names of these parts.
  var ambiguities: [(item: any LayoutItem, parts: [String])] {
    solve()
    return order.compactMap { box in
      let parts = openParts(of: box)
      return parts.isEmpty ? nil : (box.item, parts)
    }
  }

  /// Returns the names of the ambiguous parts of an item's frame.
  func openParts(of item: any LayoutItem) -> [String] {
    solve()
    return boxes[ObjectIdentifier(item)].map { openParts(of: $0) } ?? []
  }

  /// R-AL-10: returns the parts of a frame that can have another value without violating more
  /// constraints.
  func openParts(of box: LayoutBox) -> [String] {
    guard case .constrained = box.item.placement, box.item !== root else { return [] }
    let parts = [
      (box.origin[0], "the horizontal position"),
      (box.origin[1], "the vertical position"),
      (box.length[0], "the width"), (box.length[1], "the height"),
    ]
    return parts.filter { !system.isDetermined($0.0) }.map(\.1)
  }

  /// R-AL-3: returns the frame of an item, with its edges rounded to whole pixels.
  private func frame(of box: LayoutBox, _ scale: CGFloat?) -> CGRect {
    func edges(_ axis: Int) -> (start: CGFloat, length: CGFloat) {
      let origin = system.value(of: box.origin[axis])
      let length = system.value(of: box.length[axis])
      guard scale != nil else { return (origin, length) }
      let start = LayoutPixels.nearest(origin, scale)
      return (start, LayoutPixels.nearest(origin + length, scale) - start)
    }
    let (horizontal, vertical) = (edges(0), edges(1))
    return CGRect(
      x: horizontal.start,
      y: vertical.start,
      width: horizontal.length,
      height: vertical.length
    )
  }
}

/// R-AL-3: rounding of positions to the pixels of a screen.
enum LayoutPixels {
  /// The rounding error, in pixels, below which a position counts as exactly between two pixels.
  private static let tolerance: CGFloat = 1e-6

  /// Rounds a position to the nearest pixel; halves are rounded up.
  ///
  /// - Parameters:
  /// - position: The position in points.
  /// - scale: The number of pixels per point; `nil` if there is no screen yet.
  /// - Returns: The rounded position in points, or the position itself if the scale is `nil`.
  static func nearest(_ position: CGFloat, _ scale: CGFloat?) -> CGFloat {
    guard let scale else { return position }
    return (position * scale + 0.5 + tolerance).rounded(.down) / scale
  }
}
