import CollectionLayout
import Foundation
import LayoutTree
import Scenarios
import Testing
import UIKitLayout
import ViewLayout

/// Tests the drawings of scenes with collection views.
@MainActor
struct CollectionDrawingTests {
  private func layout(_ height: CGFloat) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(height)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    )
  }

  /// A data source of numbered items in hosting cells, optionally in a nested list.
  private final class Numbers: NSObject, UICollectionViewDataSource {
    let count: Int
    let fill: (UICollectionViewCell, Int) -> Void
    let registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>

    init(_ count: Int, fill: @escaping (UICollectionViewCell, Int) -> Void) {
      self.count = count
      self.fill = fill
      registration = .init { cell, _, item in fill(cell, item) }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration,
        for: indexPath,
        item: indexPath.item
      )
    }
  }

  private func makeView(_ numbers: Numbers, height: CGFloat = 40) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout(height))
    view.dataSource = numbers
    return view
  }

  private func drawing(_ host: any SceneHost) -> ResolvedTree {
    host.layOut(proposal: ProposedViewSize(width: 100, height: 100), environment: HostEnvironment())
    return host.tree([.picture, .steps])
  }

  private func texts(_ nodes: [ResolvedNode]) -> [String] {
    nodes.flatMap { node in
      (node.name == "Text" ? ["\(node.label ?? "") \(node.frame.minX) \(node.frame.minY)"] : [])
        + texts(node.children)
    }
  }

  @Test func `CollectionScene and UICollectionView draw the same cells`() {
    let stage = Stage { _, _ in }
    stage.anyScene { [layout = layout(40)] in
      CollectionScene(layout, items: [3]) { Text(verbatim: "\($0.item)") }
    }
    stage.layOut(
      proposal: LayoutProposal(width: 100, height: 100),
      environment: LayoutEnvironment()
    )
    let numbers = Numbers(3) { cell, item in
      cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: "\(item)") }
    }
    let view = makeView(numbers)
    let ofScene = texts(stage.tree(.picture).nodes)
    // A text of 10 × 20, centered in 100 × 40.
    #expect(ofScene == ["0 45.0 10.0", "1 45.0 50.0", "2 45.0 90.0"])
    #expect(texts(drawing(UIKitHost { view }).nodes) == ofScene)
  }

  @Test func `drawing steps of a collection view omit the cells of a nested one`() throws {
    let inner = Numbers(5) { _, _ in }
    let shelves = Numbers(2) { [self] cell, _ in
      let list = makeView(inner, height: 10)
      list.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      cell.contentView.addSubview(list)
    }
    let view = makeView(shelves)
    let drawing = drawing(UIKitHost { view })
    // The nodes are the content, section 0, cell 0.0, then the list with its section and two cells.
    #expect(drawing.steps.map(\.name) == ["cell 0.0", "cell 0.0", "cell 0.1", "cell 0.1"])
    #expect(drawing.steps.map(\.node) == [2, 2, 7, 7])
  }

  @Test func `a drawing omits cells that are more than a window height away`() {
    let numbers = Numbers(1000) { _, _ in }
    let view = makeView(numbers)
    let drawing = drawing(UIKitHost { view })
    // The visible rows of 40 in 0…200, including the one that starts at 200.
    #expect(drawing.nodes[0].children[0].children.count == 6)
    #expect(drawing.omittedNodes == 994)
    #expect(drawing.window == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `a drawing omits subviews of cells beyond 400 nodes`() {
    let numbers = Numbers(100) { cell, _ in
      for _ in 0..<10 { cell.contentView.addSubview(UIView()) }
    }
    let view = makeView(numbers, height: 1)
    let drawing = drawing(UIKitHost { view })
    let cells = drawing.nodes[0].children[0].children
    #expect(cells.count == 100)
    #expect(cells.count { $0.children.isEmpty } == 60)
    #expect(drawing.omittedNodes == 600)
  }

  @Test func `the background of a drawing is the collection view's backgroundColor`() {
    let numbers = Numbers(1) { _, _ in }
    let view = makeView(numbers)
    view.backgroundColor = .yellow
    let drawing = drawing(UIKitHost { view })
    #expect(drawing.background == DrawingColor(red: 1, green: 1, blue: 0))
  }
}
