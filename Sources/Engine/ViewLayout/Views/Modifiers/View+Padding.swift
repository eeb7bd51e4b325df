public import Foundation

nonisolated extension View {
  /// The view with room at some edges (R-PAD).
  ///
  /// - Parameters:
  ///   - edges: The edges that get room.
  ///   - length: In points; `nil` for the usual 16.
  /// - Returns: The view with the room around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // R-PAD-2: the usual length is 16.
    let length = length ?? 16
    return modifier(RuleModifier(Padding(insets: EdgeInsets(length, on: edges))))
  }

  /// The view with room of one length in points at every edge.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// The view with room at every edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(RuleModifier(Padding(insets: insets)))
  }
}
