/// An issue that an engine reports about a scene.
public struct LayoutIssue: Sendable, Hashable, Codable {
  /// The kind in kebab-case, as `issues` blocks name it.
  public var kind: String
  /// The view or the element that the issue is about.
  public var place: String
  /// The issue in a sentence.
  public var message: String

  /// Makes an issue.
  ///
  /// - Parameters:
  ///   - kind: The kind in kebab-case, as `issues` blocks name it.
  ///   - place: The view or the element that the issue is about.
  ///   - message: The issue in a sentence.
  public init(kind: String, place: String, message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}
