import Foundation
import UIKitLayout
import ViewLayout

/// Collects the cells of a solved group in depth-first order, and the views anchored to them.
struct GroupFlattening {
  let available: Int
  let pixels: PixelGrid
  private(set) var leaves: [LeafPlace] = []
  private(set) var anchored: [AnchoredPlace] = []
  private(set) var counts: [String: Int] = [:]

  init(available: Int, pixels: PixelGrid) {
    self.available = available
    self.pixels = pixels
  }

  /// Adds an item, or a group with its contents.
  ///
  /// - Parameters:
  ///   - item: The item or group; it is omitted if the section has no more items for it.
  ///   - origin: The origin of the containing group, in the outermost group's coordinates.
  ///   - depth: The number of containing groups.
  mutating func add(_ item: SolvedItem, at origin: CGPoint, depth: Int = 0) {
    guard item.firstLeaf < available else { return }
    let slot = item.slot.offsetBy(dx: origin.x, dy: origin.y)
    let blueprint = item.blueprint
    var (frame, box) = (slot, item.box)
    if blueprint.group != nil {
      for child in item.children { add(child, at: slot.origin, depth: depth + 1) }
    } else {
      // R-COL-7: content insets shrink the frame of the cell and do not move others.
      frame = slot.shrunk(by: blueprint.effectiveInsets)
      box = frame.size
      leaves.append(
        LeafPlace(frame: frame, zIndex: item.zIndex, estimated: blueprint.size.estimatedAxes)
      )
    }
    let host = AnchoredPlace.Host(frame: frame, box: box, leaf: item.firstLeaf, depth: depth)
    attach(blueprint.anchored, on: host)
  }

  private mutating func attach(_ blueprints: [AnchoredBlueprint], on host: AnchoredPlace.Host) {
    for blueprint in blueprints {
      let number = counts[blueprint.kind, default: 0]
      counts[blueprint.kind] = number + 1
      let frame = blueprint.frame(
        on: host.frame,
        size: pixels.size(blueprint.size, in: host.box)
      )
      anchored.append(
        AnchoredPlace(
          blueprint: blueprint,
          number: number,
          frame: frame.shrunk(by: blueprint.effectiveInsets),
          host: host
        )
      )
    }
  }
}

extension CGRect {
  /// Returns the rectangle inside of insets; insets longer than an axis give the excess as its
  /// length (R-COL-7).
  func shrunk(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.leading,
      y: origin.y + insets.top,
      width: abs(size.width - insets.total(.horizontal)),
      height: abs(size.height - insets.total(.vertical))
    )
  }
}
