import CollectionLayout
import Foundation
import Testing
import ViewLayout

/// What pictures call cells that show nothing.
@MainActor
struct DrawnLabelTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>

  private func labels(of view: UICollectionView) throws -> [String?] {
    try view.drawnSections().flatMap { [$0.label] + $0.children.map(\.label) }
  }

  @Test func `a diffable data source's identifiers tell sections and cells apart`() throws {
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
    // "0" says no more than the section's number, and the text of "b" more than its identifier; what
    // is out of sight has an identifier too.
    let long = String(repeating: "d", count: 79) + "…"
    #expect(try labels(of: list.view) == [nil, "a", nil, "B", "c", long])
  }

  @Test func `reuse identifiers do where they differ`() throws {
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
