import Foundation
import ViewLayout

/// Collects a solved group's cells, depth first, and what hangs on it.
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

  /// Adds an item, or a group and all that is in it.
  ///
  /// - Parameters:
  ///   - item: What to add; left out where there is no cell for it.
  ///   - origin: The corner of the group around it, in the outermost group's coordinates.
  mutating func add(_ item: SolvedItem, at origin: CGPoint) {
    guard item.firstLeaf < available else { return }
    let slot = item.slot.offsetBy(dx: origin.x, dy: origin.y)
    let blueprint = item.blueprint
    if blueprint.group != nil {
      for child in item.children { add(child, at: slot.origin) }
      hang(blueprint.anchored, on: slot, box: item.box)
    } else {
      // R-COL-7: content insets shrink the frame and move nothing else.
      let frame = slot.shrunk(by: blueprint.effectiveInsets)
      leaves.append(
        LeafPlace(frame: frame, zIndex: item.zIndex, estimated: blueprint.size.estimatedAxes)
      )
      hang(blueprint.anchored, on: frame, box: frame.size)
    }
  }

  /// R-COL-22, R-COL-23: a point of the view lies on a point of what it hangs on.
  private mutating func hang(
    _ blueprints: [AnchoredBlueprint],
    on frame: CGRect,
    box: CGSize
  ) {
    for blueprint in blueprints {
      let size = pixels.size(blueprint.size, in: box)
      let own = blueprint.itemAnchor ?? AnchorRule(edges: blueprint.containerAnchor.edges)
      let itself = CGRect(origin: .zero, size: size)
      var origin = CGPoint.zero
      for axis in Axis.allCases {
        origin[axis] =
          blueprint.containerAnchor.position(in: frame, axis) - own.position(in: itself, axis)
          + blueprint.containerAnchor.shift(of: size, axis) + own.shift(of: size, axis)
      }
      let number = counts[blueprint.kind, default: 0]
      counts[blueprint.kind] = number + 1
      anchored.append(
        AnchoredPlace(
          kind: blueprint.kind,
          number: number,
          frame: CGRect(origin: origin, size: size).shrunk(by: blueprint.effectiveInsets),
          zIndex: blueprint.zIndex
        )
      )
    }
  }
}
