import Foundation
import ViewLayout

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
