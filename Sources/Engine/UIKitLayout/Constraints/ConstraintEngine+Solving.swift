package import Foundation
import ViewLayout

/// The way from constraints to frames.
extension ConstraintEngine {
  /// How often a height that depends on a width is asked for again.
  private static let roundLimit = 4

  /// Solves what has changed, and gives the items their frames.
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
    // Margins and baselines may be elsewhere now.
    if hasChanged, !volatile.isEmpty { hasChanges = true }
  }

  /// The size that the root gets, in points.
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
      for item in changedItems.values {
        if let box = boxes[ObjectIdentifier(item)] { updateIntrinsicSize(of: box) }
      }
      // R-LBL-3: a text whose width is known has other lines, and so other baselines.
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

  /// Brings up to date what depends on margins, baselines and scrolling.
  private func refreshVolatile() {
    for key in volatile { if let entry = entries[key] { refresh(entry, key) } }
  }

  /// R-AL-4: contents first ask for the size that they have without a width.
  private func resetWidths() {
    if isStale { resetWidths(in: root) }
    for (key, item) in adapted where item.resetWidth() { changedItems[key] = item }
    adapted = [:]
  }

  private func resetWidths(in item: any LayoutItem) {
    _ = item.resetWidth()
    for inner in item.enclosedItems { resetWidths(in: inner) }
  }

  /// The items whose places or lengths the constraints leave open, with these.
  var ambiguities: [(item: any LayoutItem, parts: [String])] {
    solve()
    return order.compactMap { box in
      let parts = openParts(of: box)
      return parts.isEmpty ? nil : (box.item, parts)
    }
  }

  /// The place or length that the constraints leave open of an item.
  func openParts(of item: any LayoutItem) -> [String] {
    solve()
    return boxes[ObjectIdentifier(item)].map { openParts(of: $0) } ?? []
  }

  /// R-AL-10: a place or a length is open that could be another one with no more missed.
  func openParts(of box: LayoutBox) -> [String] {
    guard case .constrained = box.item.placement, box.item !== root else { return [] }
    let parts = [
      (box.origin[0], "the horizontal position"),
      (box.origin[1], "the vertical position"),
      (box.length[0], "the width"), (box.length[1], "the height"),
    ]
    return parts.filter { !system.isDetermined($0.0) }.map(\.1)
  }

  /// R-AL-3: the frame of an item that constraints place, its place and its lengths each on the
  /// nearest pixels.
  private func frame(of box: LayoutBox, _ scale: CGFloat?) -> CGRect {
    func nearest(_ variable: Variable) -> CGFloat {
      LayoutPixels.nearest(system.value(of: variable), scale)
    }
    return CGRect(
      x: nearest(box.origin[0]),
      y: nearest(box.origin[1]),
      width: nearest(box.length[0]),
      height: nearest(box.length[1])
    )
  }
}

/// R-AL-3: lengths on the pixels of a screen.
enum LayoutPixels {
  /// A distance this small, in pixels, counts as none.
  private static let tolerance: CGFloat = 1e-6

  /// The nearest pixel, the further one from the middle on.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - scale: Pixels a point; `nil` where there are none yet.
  /// - Returns: In points; the position itself where there are no pixels.
  static func nearest(_ position: CGFloat, _ scale: CGFloat?) -> CGFloat {
    guard let scale else { return position }
    return (position * scale + 0.5 + tolerance).rounded(.down) / scale
  }
}
