import CollectionLayout
import Foundation
import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Tests the explanations of item positions in a flow layout.
@MainActor
struct FlowExplanationTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 7 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
  }

  /// Returns the nodes from the collection view to an item of a grid with recorded frames.
  private func chain(item: Int) -> [ResolvedNode] {
    let (layout, items) = (UICollectionViewFlowLayout(), Items())
    layout.itemSize = CGSize(width: 90, height: 30)
    layout.minimumInteritemSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = items
    view.layoutIfNeeded()
    let identity = CollectionElement.Identity.cell(section: 0, item: item)
    let all = view.explanation(alsoOf: [identity])
    var node = all.first
    var nodes: [ResolvedNode] = []
    while let current = node {
      nodes.append(current)
      let name = current.name == "line" ? "\(item % 3)" : "\(item / 3)"
      node =
        current.children.first { $0.path == [Int(name) ?? 0] } ?? current.children.first
    }
    return nodes
  }

  @Test func `the explanation of a flow cell lists collection view, section, line and cell`() {
    let nodes = chain(item: 2)
    #expect(nodes.map(\.name) == ["UICollectionView", "section", "line", "cell"])
    #expect(nodes.map(\.label) == [nil, "0", "0", "0.2"])
    #expect(nodes[1].sizeReason.sentence == "5 of inset + 110 of lines + 5 of inset = 120")
  }

  @Test func `R-FLOW-2 explains the gap that fills the width of a full line`() throws {
    let reason = try #require(chain(item: 2).last?.placeReason)
    #expect(reason.rule == "R-FLOW-2")
    #expect(reason.sentence == "number 3 of 3 in its line; the gap is (296 − 270) ÷ 2 = 13")
  }

  @Test func `R-FLOW-3 explains that an incomplete line keeps the gap of a full line`() throws {
    let reason = try #require(chain(item: 6).last?.placeReason)
    #expect(reason.rule == "R-FLOW-3")
    #expect(
      reason.sentence
        == "the only item in its line; the gap is that of a full line of 3, (296 − 270) ÷ 2 = 13"
    )
  }
}
