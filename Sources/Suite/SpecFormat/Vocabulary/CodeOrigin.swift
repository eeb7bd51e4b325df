/// Whose code a Swift block on an article's page is.
package enum CodeOrigin: String, Sendable, Codable, CaseIterable {
  /// The article's author's, as it stands.
  case author
  /// The author's, with its gaps filled so that it compiles.
  case filled
  /// Ours, to show something that the article has no code for.
  case ours
}
