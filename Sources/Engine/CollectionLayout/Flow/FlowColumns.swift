import Foundation

/// The columns of a section whose items are all equally long across the layout: as many as a full
/// line has.
struct FlowColumns: Equatable, Sendable {
  /// How many items a full line has; at least one.
  let count: Int
  /// R-FLOW-3: the room between two of them, in points.
  let gap: CGFloat
  /// The room before the only one, in points: R-FLOW-4.
  let indent: CGFloat

  /// - Parameters:
  ///   - length: How long an item is across the layout, in points.
  ///   - spacing: The least room between two items, in points.
  ///   - room: How much room a line has, in points.
  init(of length: CGFloat, spacing: CGFloat, in room: CGFloat) {
    let pitch = length + spacing
    // R-FLOW-1: as many as fit, and one where none does.
    let fitting = pitch > 0 ? ((room + spacing + FlowLines.hair) / pitch).rounded(.down) : .infinity
    count = Int(min(max(fitting, 1), 1e9))
    let leftOver = max(room - CGFloat(count) * length, 0)
    if count > 1 {
      (gap, indent) = (pitch > 0 ? leftOver / CGFloat(count - 1) : spacing, 0)
    } else {
      (gap, indent) = (spacing, leftOver / 2)
    }
  }
}
