public import Foundation

nonisolated extension View {
  /// The view with space at some edges (R-PAD).
  ///
  /// - Parameters:
  ///   - edges: The edges that get space.
  ///   - length: In points; `nil` for the usual 16.
  /// - Returns: The view with the space around it.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // R-PAD-2: the usual length is 16.
    let length = length ?? 16
    return modifier(RuleModifier(Padding(insets: EdgeInsets(length, on: edges))))
  }

  /// The view with space of one length in points at every edge.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// The view with space at every edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(RuleModifier(Padding(insets: insets)))
  }

  /// The view with the scene's margins at some edges: 16, unless the scene has others.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// The view with a kind of the scene's margins at some edges.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }

  /// The view drawn elsewhere, which changes nothing for others (R-OFF-1).
  ///
  /// - Parameters:
  ///   - x: In points, in the direction of reading.
  ///   - y: In points, downwards.
  /// - Returns: The view, of the same size.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// The view drawn elsewhere, by a distance in points.
  public func offset(_ offset: CGSize) -> some View {
    modifier(RuleModifier(Offset(offset: offset)))
  }

  /// The view's centre at a point of what is proposed, which is taken whole (R-POS-1).
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// The view's centre at a point in points from the top leading corner.
  public func position(_ position: CGPoint) -> some View {
    modifier(RuleModifier(Position(position: position)))
  }

  /// The view with an explicit value of a guide along x (R-ALIGN-2).
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: The value in points from the view's leading edge.
  /// - Returns: The view, of the same size.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(RuleModifier(GuideValue(key: guide.key, value: computeValue)))
  }

  /// The view with an explicit value of a guide along y (R-ALIGN-2).
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: The value in points from the view's top.
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

/// A kind of space around a scene's content.
public struct ScenePadding: Equatable, Sendable {
  /// The minimum space that a scene's content keeps: the scene's margins.
  public static let minimum = ScenePadding()
}
