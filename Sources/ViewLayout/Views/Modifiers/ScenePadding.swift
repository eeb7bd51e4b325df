/// A kind of room around a scene's content.
public struct ScenePadding: Equatable, Sendable {
  /// The least room that a scene's content keeps: the scene's margins.
  public static let minimum = ScenePadding()
}
