nonisolated extension View {
  /// The view with the scene's margins at some edges: 16, unless the scene has others.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// The view with a kind of the scene's margins at some edges.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

nonisolated struct ScenePaddingModifier: LayoutModifier {
  let edges: Edge.Set

  func rule(in context: ViewContext) -> Padding {
    Padding(insets: context.environment.sceneMargins.kept(on: edges))
  }
}

/// A kind of room around a scene's content.
public struct ScenePadding: Equatable, Sendable {
  /// The least room that a scene's content keeps: the scene's margins.
  public static let minimum = ScenePadding()
}
