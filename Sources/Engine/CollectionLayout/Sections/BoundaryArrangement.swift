import Foundation
import ViewLayout

/// Headers, footers and what lies at the other edges of a body: a section's or the layout's.
struct BoundaryArrangement {
  /// Room in front of the body, in points.
  private(set) var startBand: CGFloat = 0
  /// The body, as long as what lies at its sides where that makes room for itself.
  private(set) var bodyLength: CGFloat
  /// Room behind the body, in points.
  private(set) var endBand: CGFloat = 0
  /// Each item's frame, in points from the corner of the whole.
  private(set) var frames: [CGRect] = []

  /// Nothing around nothing.
  static let empty = BoundaryArrangement(
    [],
    sizes: [],
    body: 0,
    along: .vertical,
    across: (start: 0, length: 0)
  )

  /// The bands and the body.
  var length: CGFloat { startBand + bodyLength + endBand }

  /// Places items around a body.
  ///
  /// - Parameters:
  ///   - items: What lies at the edges.
  ///   - sizes: A size for each of them, in points.
  ///   - body: How long the body is by itself, in points.
  ///   - axis: Along which the layout's sections follow each other.
  ///   - cross: Where the items may lie across: where that begins, and how long it is.
  init(
    _ items: [BoundaryBlueprint],
    sizes: [CGSize],
    body: CGFloat,
    along axis: Axis,
    across cross: (start: CGFloat, length: CGFloat)
  ) {
    bodyLength = body
    for (item, size) in zip(items, sizes) where item.extends {
      // R-COL-31: what extends the boundary touches the body; the band is as long as the longest.
      switch item.alignment.side(axis) {
      case .start: startBand = max(startBand, size[axis] - item.offset[axis] + item.topPadding)
      case .end: endBand = max(endBand, size[axis] + item.offset[axis])
      // R-COL-33: the body is as long as what lies at its sides.
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

  /// Where an item begins along the sections, without its offset.
  private func position(of item: BoundaryBlueprint, _ length: CGFloat, _ axis: Axis) -> CGFloat {
    let side = item.alignment.side(axis)
    switch side {
    case .start where item.extends: return startBand - length
    case .end where item.extends: return startBand + bodyLength
    // R-COL-32: what does not extend the boundary lies inside of the body.
    default: return startBand + side.start(of: length, in: bodyLength)
    }
  }

  /// How far an item reaches beyond the whole along an axis, in points.
  func overhang(_ axis: Axis) -> CGFloat {
    frames.reduce(0) { overhang, frame in
      let end = frame.origin[axis] + frame.size[axis]
      return max(overhang, -frame.origin[axis], end - length)
    }
  }
}

/// R-COL-30: what an alignment names along one axis.
enum AlignmentSide {
  /// The edge where the axis begins.
  case start
  /// Neither edge.
  case middle
  /// The edge where the axis ends.
  case end

  /// Where something of a length begins in a longer one.
  func start(of length: CGFloat, in whole: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .middle: (whole - length) / 2
    case .end: whole - length
    }
  }
}

extension NSRectAlignment {
  /// The side that the alignment names along an axis.
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
