public import Foundation

nonisolated extension View {
  /// Adds padding at some edges of the view (R-PAD); the default is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // R-PAD-2: the default length is 16.
    let length = length ?? 16
    return modifier(RuleModifier(Padding(insets: EdgeInsets(length, on: edges))))
  }

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
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  public func offset(_ offset: CGSize) -> some View {
    modifier(RuleModifier(Offset(offset: offset)))
  }

  /// Places the center of the view at a point and fills the proposal (R-POS-1).
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  public func position(_ position: CGPoint) -> some View {
    modifier(RuleModifier(Position(position: position)))
  }

  /// Sets an explicit value of a horizontal alignment guide (R-ALIGN-2).
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(GuideValue(key: guide.key, value: computeValue)))
  }

  /// Sets an explicit value of a vertical alignment guide (R-ALIGN-2).
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
  public static let minimum = ScenePadding()
}
