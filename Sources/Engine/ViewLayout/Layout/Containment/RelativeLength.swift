import Foundation

/// How a relative frame's lengths follow from its container's (R-CRF-1).
nonisolated enum RelativeLength {
  /// The container's own length.
  case whole
  /// A number of neighbouring columns out of several with gaps of a length between them.
  case columns(count: Int, span: Int, spacing: CGFloat)
  /// The length that an author's function makes of the container's.
  case function((CGFloat, Axis) -> CGFloat)
}

extension RelativeLength {
  /// The frame's length.
  ///
  /// - Parameters:
  ///   - container: The container's length in points.
  ///   - axis: The axis that the length is along.
  /// - Returns: A length in points; not always a valid one, as authors' numbers are not.
  func length(in container: CGFloat, along axis: Axis) -> CGFloat {
    switch self {
    case .whole:
      return container
    case .columns(let count, let span, let spacing):
      let available = container - spacing * (CGFloat(count) - 1)
      return available / CGFloat(count) * CGFloat(span) + spacing * (CGFloat(span) - 1)
    case .function(let length):
      return length(container, axis)
    }
  }
}
