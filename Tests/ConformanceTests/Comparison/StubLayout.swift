import CollectionLayout
import Conformance
import Foundation
import Scenarios
import ViewLayout

/// A layout that was never computed.
struct StubLayout: ObservedLayout {
  var frames: [ResolvedNode] = []
  var collectionView: UICollectionView?
  var originInWindow = CGPoint.zero
  var proposal: ProposedViewSize?
  var entries: [NegotiationEntry] = []
  var counts: [String: Int] = [:]
  var preferences: [String: String] = [:]
  var sections: [PrintedSection]?
  var lastUpdates: [String]?
  var cellCounts: CellCounts?

  /// Makes hosts of the layout's scene; `nil` where there is none.
  var makeHost: (@MainActor (LayoutOptions) -> any SceneHost)?

  func tree(_ columns: ResolvedColumns) -> ResolvedTree {
    var tree = ResolvedTree(nodes: frames)
    tree.negotiation = entries
    return tree
  }

  func withFurtherHosts<Result>(
    _ body: (@escaping @MainActor (LayoutOptions) -> any SceneHost) -> Result
  ) -> Result? { makeHost.map(body) }
}
