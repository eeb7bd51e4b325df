import Conformance
import Foundation
import ViewLayout

/// A layout that was never computed.
struct StubLayout: ObservedLayout {
  var frames: [FrameNode] = []
  var originInWindow = CGPoint.zero
  var proposal: ProposedViewSize?
  var entries: [NegotiationEntry] = []
  var counts: [String: Int] = [:]
  var preferences: [String: String] = [:]

  func negotiation() -> [NegotiationEntry] { entries }
}
