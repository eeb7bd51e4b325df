/// An issue that an engine reports of a scene.
public struct EngineIssue: Sendable, Hashable, Codable {
  /// In kebab-case, as `issues` blocks name it.
  public var kind: String
  /// The view or the element that it is about.
  public var place: String
  /// The issue in a sentence.
  public var message: String

  /// Reports an issue of a place.
  public init(kind: String, place: String, message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}
