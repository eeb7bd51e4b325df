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

  /// Makes hosts of the layout's scene; `nil` where there is none.
  var makeHost: (@MainActor (LayoutOptions) -> ViewHost)?

  func negotiation() -> [NegotiationEntry] { entries }

  func withFurtherHosts<Result>(
    _ body: (@escaping @MainActor (LayoutOptions) -> ViewHost) -> Result
  ) -> Result? { makeHost.map(body) }
}
