import Foundation
import ViewLayout

/// The boundary items, such as headers and footers, around a body: a section's content or all
/// sections.
struct BoundaryArrangement {
  /// The length of the band before the body, in points.
  private(set) var startBand: CGFloat = 0
  /// The length of the body, in points: at least that of the longest extending item at the sides.
  private(set) var bodyLength: CGFloat
  /// The length of the band after the body, in points.
  private(set) var endBand: CGFloat = 0
  /// The frame of each item, in points from the origin of the bands and the body.
  private(set) var frames: [CGRect] = []

  /// An arrangement without items and with an empty body.
  static let empty = BoundaryArrangement(
    [],
    sizes: [],
    body: 0,
    along: .vertical,
    across: (start: 0, length: 0)
  )

  /// The length of the bands and the body.
  var length: CGFloat { startBand + bodyLength + endBand }

  /// Places items around a body.
  ///
  /// - Parameters:
  ///   - items: The boundary items.
  ///   - sizes: The size of each item, in points.
  ///   - body: The length of the body without items, in points.
  ///   - axis: The axis along which sections follow each other.
  ///   - cross: The start and the length of the available range on the cross axis.
  init(
    _ items: [BoundaryBlueprint],
    sizes: [CGSize],
    body: CGFloat,
    along axis: Axis,
    across cross: (start: CGFloat, length: CGFloat)
  ) {
    bodyLength = body
    for (item, size) in zip(items, sizes) where item.extends {
      // R-COL-31: items that extend the boundary touch the body; the band is as long as the longest
      // of them.
      switch item.alignment.side(axis) {
      case .start: startBand = max(startBand, size[axis] - item.offset[axis] + item.topPadding)
      case .end: endBand = max(endBand, size[axis] + item.offset[axis])
      // R-COL-33: the body is at least as long as the extending items at its sides.
      case .middle: bodyLength = max(bodyLength, size[axis])
      }
    }
    frames = zip(items, sizes).map { item, size in
      let along = position(of: item, size[axis], axis)
      let side = item.alignment.side(axis.cross)
      let across = side.start(of: size[axis.cross], in: cross.length)
      let origin = CGPoint(
        along + item.offset[axis],
        along: axis,
        across: cross.start + across + item.offset[axis.cross]
      )
      return CGRect(origin: origin, size: size).shrunk(by: item.effectiveInsets)
    }
  }

  /// Returns the position of an item on the main axis, without its offset.
  private func position(of item: BoundaryBlueprint, _ length: CGFloat, _ axis: Axis) -> CGFloat {
    let side = item.alignment.side(axis)
    switch side {
    case .start where item.extends: return startBand - length
    case .end where item.extends: return startBand + bodyLength
    // R-COL-32: items that do not extend the boundary are inside of the body.
    default: return startBand + side.start(of: length, in: bodyLength)
    }
  }

  /// Returns the maximum distance by which items extend beyond the bands and the body, in points.
  func overhang(_ axis: Axis) -> CGFloat {
    frames.reduce(0) { overhang, frame in
      let end = frame.origin[axis] + frame.size[axis]
      return max(overhang, -frame.origin[axis], end - length)
    }
  }
}

/// The side that an alignment specifies along one axis (R-COL-30).
enum AlignmentSide {
  case start
  case middle
  case end

  /// Returns the position of an element of a length at this side of a longer one.
  func start(of length: CGFloat, in whole: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .middle: (whole - length) / 2
    case .end: whole - length
    }
  }
}

extension NSRectAlignment {
  /// Returns the side that the alignment specifies along an axis.
  func side(_ axis: Axis) -> AlignmentSide { axis == .horizontal ? horizontalSide : verticalSide }

  private var horizontalSide: AlignmentSide {
    switch self {
    case .topLeading, .leading, .bottomLeading: .start
    case .topTrailing, .trailing, .bottomTrailing: .end
    case .none, .top, .bottom: .middle
    }
  }

  private var verticalSide: AlignmentSide {
    switch self {
    case .topLeading, .top, .topTrailing: .start
    case .bottomLeading, .bottom, .bottomTrailing: .end
    case .none, .leading, .trailing: .middle
    }
  }
}
