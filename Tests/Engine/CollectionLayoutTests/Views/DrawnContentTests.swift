import CollectionLayout
import Foundation
import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Tests the pictures of cells in a collection view.
@MainActor
struct DrawnContentTests {
  /// Returns a list of rows of 100 × 40 points whose cells a closure fills.
  private func list(
    _ count: Int = 1,
    fill: @escaping (UICollectionViewCell, Int) -> Void
  ) -> ListView {
    let list = ListView([count])
    list.source.provider = { view, indexPath in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      fill(cell, indexPath.item)
      return cell
    }
    return list
  }

  /// Returns the nodes of the visible elements of a list.
  private func elements(of view: UICollectionView) throws -> [ResolvedNode] {
    try view.drawnSections().flatMap(\.children)
  }

  /// Returns the nodes with content or a name, outermost first.
  private func flat(_ nodes: [ResolvedNode]) -> [ResolvedNode] {
    nodes.flatMap { node in
      (node.name.isEmpty && node.content == .outline ? [] : [node]) + flat(node.children)
    }
  }

  @Test func `a picture shows a hosting configuration's views at their frames`() throws {
    let list = list { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: "Hi").padding(2) }
    }
    let nodes = flat(try elements(of: list.view)[0].children)
    // A text of 20 × 20 with a padding of 2, centered in 100 × 40.
    #expect(nodes.map(\.name) == ["padding", "Text"])
    #expect(nodes.map(\.frame.text) == ["38 8 24 24", "40 10 20 20"])
    #expect(nodes.last?.label == "Hi")
    guard case .text(let text)? = nodes.last?.content else { return #expect(Bool(false)) }
    #expect(text.lines.map(\.string) == ["Hi"])
  }

  @Test func `a picture draws a hosting configuration's background below its views`() throws {
    let list = list { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: "Hi") }
        .background(Color.yellow)
    }
    let holder = try #require(find(elements(of: list.view)) { $0.isDrawnBackwards })
    #expect(flat(holder.children).map(\.name) == ["Text", "Rectangle"])
    #expect(flat(holder.children).last?.frame.text == "0 0 100 40")
  }

  @Test func `a picture has the frames, colors and names of contentView's subviews`() throws {
    final class TitleView: UIView {}
    let list = list { cell, _ in
      cell.backgroundColor = .blue
      cell.contentView.backgroundColor = UIColor(white: 1, alpha: 0.5)
      let title = TitleView(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
      let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
      (dot.backgroundColor, dot.alpha, dot.accessibilityIdentifier) = (.red, 0.5, "dot")
      title.addSubview(dot)
      cell.contentView.addSubview(title)
    }
    let nodes = flat(try elements(of: list.view)[0].children)
    #expect(nodes.map(\.name) == ["", "", "TitleView", "UIView"])
    #expect(nodes.map(\.frame.text) == ["0 0 100 40", "0 0 100 40", "10 5 30 20", "12 7 4 4"])
    #expect(
      nodes.map(\.content) == [
        .fill(DrawingColor(red: 0, green: 0, blue: 1)),
        .fill(DrawingColor(red: 1, green: 1, blue: 1, alpha: 0.5)), .outline,
        .fill(DrawingColor(red: 1, green: 0, blue: 0)),
      ]
    )
    #expect(nodes[3].appearance.opacity == 0.5)
    #expect(nodes[3].identifiers == ["dot"])
  }

  @Test func `a picture draws backgroundView below the content, without a name`() throws {
    let list = list { cell, _ in
      cell.backgroundView = UIView()
      cell.backgroundView?.backgroundColor = .green
      cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: "Hi") }
    }
    let nodes = flat(try elements(of: list.view)[0].children)
    #expect(nodes.map(\.name) == ["", "Text"])
    #expect(nodes[0].content == .fill(DrawingColor(red: 0, green: 1, blue: 0)))
  }

  @Test func `a picture shows no content of cells outside the viewport`() throws {
    let list = list(5) { cell, item in
      cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: "\(item)") }
    }
    list.layOut(at: 60)
    let elements = try elements(of: list.view)
    #expect(
      elements.map { flat($0.children).compactMap(\.label) } == [[], ["1"], ["2"], ["3"], []]
    )
    // The second row starts at 40, with a centered text of 10 × 20.
    #expect(flat(elements[1].children).map(\.frame.text) == ["45 50 10 20"])
  }

  @Test func `a picture has no node for a clear backgroundColor`() throws {
    let list = list { cell, _ in cell.backgroundColor = .clear }
    #expect(try elements(of: list.view)[0].children == [])
  }

  @Test func `a picture clips a nested collection view and applies its contentOffset`() throws {
    let inner = ListView([10], height: .absolute(30))
    inner.view.frame = CGRect(x: 10, y: 5, width: 80, height: 30)
    inner.view.contentOffset.y = 15
    let list = list { cell, _ in cell.contentView.addSubview(inner.view) }
    let nodes = flat(try elements(of: list.view)[0].children)
    #expect(nodes.map(\.name) == ["UICollectionView", "section 0", "cell 0.0", "cell 0.1"])
    #expect(nodes[0].appearance.clips)
    #expect(nodes.dropFirst(2).map(\.frame.text) == ["10 -10 80 30", "10 20 80 30"])
  }

  @Test func `a picture shows the background color of a decoration view`() throws {
    final class Card: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .gray
      }

      required init?(coder: NSCoder) { nil }
    }
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Card.self, forDecorationViewOfKind: "card")
    let list = list { _, _ in }
    list.view.collectionViewLayout = layout
    let card = try #require(
      elements(of: list.view).first {
        $0.content == .element(.decoration(kind: "card", section: 0))
      }
    )
    #expect(card.name == "decoration \"card\" 0")
    #expect(card.children.map(\.content) == [.fill(DrawingColor(red: 0.5, green: 0.5, blue: 0.5))])
  }

  private func find(
    _ nodes: [ResolvedNode],
    where isWanted: (ResolvedNode) -> Bool
  ) throws -> ResolvedNode? {
    for node in nodes {
      if isWanted(node) { return node }
      if let found = try find(node.children, where: isWanted) { return found }
    }
    return nil
  }
}

/// Tests the labels of empty cells in pictures.
@MainActor
struct DrawnLabelTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private func labels(of view: UICollectionView) throws -> [String?] {
    try view.drawnSections().flatMap { [$0.label] + $0.children.map(\.label) }
  }

  @Test func `a picture labels sections and cells with the snapshot's identifiers`() throws {
    let list = ListView([0])
    let source = Source(collectionView: list.view) { view, indexPath, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if item == "b" {
        cell.contentConfiguration = UIHostingConfiguration { Text(verbatim: item) }
      }
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["0", "B"])
    snapshot.appendItems(["a", "b"], toSection: "0")
    snapshot.appendItems(["c", String(repeating: "d", count: 200)], toSection: "B")
    source.apply(snapshot)
    // The identifier "0" is equal to the section's number, and the text of "b" is shown instead of
    // its identifier. Cells that are not visible have labels too.
    let long = String(repeating: "d", count: 79) + "…"
    #expect(try labels(of: list.view) == [nil, "a", nil, "B", "c", long])
  }

  @Test func `a picture labels cells by reuse identifier only if identifiers differ`() throws {
    let list = ListView([3])
    list.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "odd")
    list.source.provider = { view, indexPath in
      let identifier = indexPath.item.isMultiple(of: 2) ? "cell" : "odd"
      return view.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    #expect(try labels(of: list.view) == [nil, "cell", "odd", "cell"])
    let plain = ListView([3])
    #expect(try labels(of: plain.view) == [nil, nil, nil, nil])
  }
}

extension UICollectionView {
  /// Returns the nodes of the view's sections.
  func drawnSections() throws -> [ResolvedNode] {
    layoutIfNeeded()
    let resolver = try #require(resolver)
    return CollectionDrawing(
      resolver.allElements,
      in: self,
      laidOutBy: resolver,
      window: bounds,
      columns: .picture
    ).nodes
  }
}
