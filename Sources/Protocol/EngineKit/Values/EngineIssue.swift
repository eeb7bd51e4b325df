/// An issue that an engine reports of a scene.
public struct EngineIssue: Sendable, Hashable, Codable {
  /// In kebab-case, as `issues` blocks name it.
  public var kind: String
  /// The view or the element that it is about.
  public var place: String
  /// The issue in a sentence.
  public var message: String

  /// Reports an issue.
  ///
  /// - Parameters:
  ///   - kind: In kebab-case, as `issues` blocks name it.
  ///   - place: The view or the element that it is about.
  ///   - message: The issue in a sentence.
  public init(kind: String, place: String, message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}
