public import Foundation

nonisolated extension View {
  /// Adds padding at some edges of the view (R-PAD).
  ///
  /// - Parameters:
  ///   - edges: The edges that get padding.
  ///   - length: The padding in points; `nil` for the default of 16.
  /// - Returns: The view with the padding around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // R-PAD-2: the default length is 16.
    let length = length ?? 16
    return modifier(RuleModifier(Padding(insets: EdgeInsets(length, on: edges))))
  }

  /// Adds padding of one length in points at all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(RuleModifier(Padding(insets: insets)))
  }

  /// Adds the scene's margins at some edges; the default margins are 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }

  /// Offsets the drawing of the view and the coordinates inside it, but no other view (R-OFF-1).
  ///
  /// - Parameters:
  ///   - x: The horizontal offset in points, toward the trailing edge.
  ///   - y: The vertical offset in points, downward.
  /// - Returns: The view, of the same size.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Offsets the drawing of the view by a distance in points.
  public func offset(_ offset: CGSize) -> some View {
    modifier(RuleModifier(Offset(offset: offset)))
  }

  /// Places the center of the view at a point and fills the proposal (R-POS-1).
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Places the center of the view at a point, in points from the top leading corner.
  public func position(_ position: CGPoint) -> some View {
    modifier(RuleModifier(Position(position: position)))
  }

  /// Sets an explicit value of a horizontal alignment guide (R-ALIGN-2).
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - computeValue: Returns the position in points from the view's leading edge.
  /// - Returns: The view, of the same size.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(GuideValue(key: guide.key, value: computeValue)))
  }

  /// Sets an explicit value of a vertical alignment guide (R-ALIGN-2).
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - computeValue: Returns the position in points from the view's top edge.
  /// - Returns: The view, of the same size.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(GuideValue(key: guide.key, value: computeValue)))
  }
}

nonisolated struct ScenePaddingModifier: LayoutModifier {
  let edges: Edge.Set

  func rule(in context: ViewContext) -> Padding {
    Padding(insets: context.environment.sceneMargins.kept(on: edges))
  }
}

/// A kind of padding around a scene's content.
public struct ScenePadding: Equatable, Sendable {
  /// The minimum padding, which is the scene's margins.
  public static let minimum = ScenePadding()
}
