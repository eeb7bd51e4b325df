/// The checks that a `checks` block may ask for.
package enum CheckName: String, Sendable, CaseIterable, Codable {
  /// Every text shows all that it says.
  case truncation = "no truncation"
  /// Nothing that is drawn is cut by what clips around it.
  case clipping = "no clipping"
  /// No two leaves that are drawn lie over each other.
  case overlap = "no overlap"
  /// Every node lies within the one around it.
  case containment = "inside parent"
  /// The scene is no larger than what is proposed.
  case fitting = "fits"
  /// Whatever can be tapped is large enough.
  case targets
}
