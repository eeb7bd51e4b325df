package import Scenarios
package import ViewLayout

/// What comparers can read of a scene that was laid out.
@MainActor
package protocol ObservedLayout {
  /// The frames of the last layout: the root's nodes.
  var frames: [FrameNode] { get }
  /// The last layout's negotiation, as the algorithm reads with both axes together.
  func negotiation() -> [NegotiationEntry]
  /// How often things ran since the scene's first layout, by name.
  var counts: [String: Int] { get }
  /// The preferences that reach the root, printed, by the names of their keys.
  var preferences: [String: String] { get }
}

extension Stage: ObservedLayout {}
