import LayoutValues
import PlumbEngine
import Foundation
import Testing
import UIKitLayout
import ViewLayout
@testable import CollectionLayout

/// Tests the behavior of table views.
@MainActor
struct TableTests {
  @Test func `a table view requests cells only for visible rows`() {
    let source = TableSource([Array(repeating: 20, count: 1000)])
    source.table.layoutIfNeeded()
    #expect(source.requestedRows.map(\.row) == [0, 1, 2, 3, 4])
    #expect(source.table.visibleCells.count == 5)
    #expect(source.table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3, 4])
    #expect(source.table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    let cell = source.table.visibleCells[3]
    #expect(source.table.indexPath(for: cell) == IndexPath(row: 3, section: 0))
  }

  @Test func `rects of rows and sections are in content coordinates, or zero if out of range`() {
    let source = TableSource([[20, 30], [40]])
    source.table.sectionHeaderTopPadding = 0
    #expect(source.frames.map(\.minY) == [0, 20, 50])
    #expect(source.table.rect(forSection: 1) == CGRect(x: 0, y: 50, width: 100, height: 40))
    #expect(source.table.rect(forSection: 2) == .zero)
    #expect(source.table.rectForRow(at: IndexPath(row: 5, section: 0)) == .zero)
    #expect(source.table.rectForHeader(inSection: 0) == .zero)
    let path = source.table.indexPathForRow(at: CGPoint(x: 5, y: 49))
    #expect(path == IndexPath(row: 1, section: 0))
    #expect(source.table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == nil)
  }

  @Test func `reloadData reuses the cell of the last row first`() {
    let source = TableSource([[20, 20, 20, 20, 20]])
    source.table.layoutIfNeeded()
    let cells = source.table.visibleCells
    source.table.reloadData()
    source.table.layoutIfNeeded()
    #expect(cells.count == 5)
    #expect(source.table.visibleCells.elementsEqual(cells.reversed(), by: ===))
  }

  @Test func `moveRow in a batch update keeps the cell of the row`() {
    let source = TableSource([[20, 30, 40]])
    source.table.layoutIfNeeded()
    let cell = source.table.cellForRow(at: IndexPath(row: 0, section: 0))
    source.table.performBatchUpdates {
      source.sections = [[30, 40, 20]]
      source.table.moveRow(
        at: IndexPath(row: 0, section: 0),
        to: IndexPath(row: 2, section: 0)
      )
    }
    #expect(source.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(source.frames.map(\.height) == [30, 40, 20])
    #expect(source.table.tally.made == 3)
    #expect(source.table.takeIssues() == [])
  }

  @Test func `measuring rows above the visible ones keeps visible rows in place`() throws {
    let source = TableSource([Array(repeating: 70, count: 50)])
    source.returnsHeights = false
    source.table.estimatedRowHeight = 30
    source.table.layoutIfNeeded()
    source.table.contentOffset.y = 1000
    source.table.layoutIfNeeded()
    let path = try #require(source.table.indexPathsForVisibleRows?.last)
    let place = source.table.rectForRow(at: path).minY - source.table.contentOffset.y
    // The row before the visible ones becomes visible at the top, 40 points higher than its
    // estimate.
    source.table.contentOffset.y -= 60
    source.table.layoutIfNeeded()
    let moved = source.table.rectForRow(at: path).minY - source.table.contentOffset.y
    #expect(moved - place == 60)
  }

  /// A table after an update must be equal to a new table with the same rows.
  @Test(arguments: 0..<20)
  func `a table view after random updates equals a new table with the same rows`(round: Int) {
    let seed = (LawSetting.seed.number ?? 1) &+ UInt64(round)
    var generator = SeededGenerator(seed: seed)
    let source = TableSource([[10, 20, 30], [40, 50], []])
    source.table.layoutIfNeeded()
    for _ in 0..<30 {
      change(source, by: &generator)
      source.table.contentOffset.y = CGFloat.random(in: 0...200, using: &generator).rounded()
      source.table.layoutIfNeeded()
      let fresh = TableSource(source.sections)
      #expect(source.frames == fresh.frames, "seed \(seed)")
      for cell in source.table.visibleCells {
        let path = source.table.indexPath(for: cell)
        #expect(path.map { CGFloat(source.sections[$0.section][$0.row]) } == cell.frame.height)
      }
    }
    #expect(source.table.takeIssues() == [])
  }

  private func change(_ source: TableSource, by generator: inout SeededGenerator) {
    source.table.beginUpdates()
    defer { source.table.endUpdates() }
    let section = Int.random(in: 0..<source.sections.count, using: &generator)
    let count = source.sections[section].count
    let row = Int.random(in: 0...count, using: &generator)
    let path = IndexPath(row: row, section: section)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0 where row < count:
      source.sections[section].remove(at: row)
      source.table.deleteRows(at: [path], with: .none)
    case 1 where row < count:
      source.sections[section][row] += 5
      source.table.reloadRows(at: [path], with: .none)
    case 2:
      source.sections.insert([15], at: section)
      source.table.insertSections([section], with: .none)
    case 3 where source.sections.count > 1:
      source.sections.remove(at: section)
      source.table.deleteSections([section], with: .none)
    default:
      source.sections[section].insert(25, at: row)
      source.table.insertRows(at: [path], with: .none)
    }
  }
}

/// Checks that misuse of table views is reported as an issue and does not end the layout.
@MainActor
struct TableMisuseTests {
  /// A data source whose rows change with every call.
  private final class ChangingDataSource: NSObject, UITableViewDataSource {
    var count = 10

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count -= 3
      return count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.reloadData()
      return UITableViewCell()
    }
  }

  @Test func `an insertion with inconsistent row counts is reported as invalidUpdate`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
    let source = ChangingDataSource()
    table.dataSource = source
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    table.insertRows(at: [IndexPath(row: 0, section: 7)], with: .none)
    table.layoutIfNeeded()
    #expect(table.takeIssues().contains { $0.kind == .invalidUpdate })
  }

  @Test func `an unregistered reuse identifier is reported and gives a plain cell`() {
    let source = TableSource([[20]])
    source.table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    source.table.layoutIfNeeded()
    #expect(source.table.takeIssues().map(\.kind) == [.cellNotRegistered])
    #expect(source.table.visibleCells.count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -7, 1e300])
  func `an invalid rowHeight is reported as invalidDimension and counts as 0`(length: CGFloat) {
    let source = TableSource([[20, 30]])
    source.table.delegate = nil
    source.table.rowHeight = length
    source.table.sectionHeaderTopPadding = length
    source.table.layoutIfNeeded()
    #expect(source.table.takeIssues().contains { $0.kind == .invalidDimension })
    #expect(source.frames.allSatisfy { $0.height == 0 })
  }
}

/// A table of 100 × 100 points with its data source; each item is the height of its row.
@MainActor
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var returnsHeights = true
  private(set) var requestedRows: [IndexPath] = []
  let table: UITableView

  init(_ sections: [[Int]], style: UITableView.Style = .plain) {
    self.sections = sections
    CellCounter.current = CellCounter()
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: style)
    super.init()
    table.register(HighCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requestedRows.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? HighCell)?.height = height(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    returnsHeights ? height(indexPath) : UITableView.automaticDimension
  }

  private func height(_ path: IndexPath) -> CGFloat { CGFloat(sections[path.section][path.row]) }

  /// The frames of all rows of the table.
  var frames: [CGRect] {
    sections.indices.flatMap { section in
      sections[section].indices.map { table.rectForRow(at: IndexPath(row: $0, section: section)) }
    }
  }
}

/// A cell with a configurable height.
final class HighCell: UITableViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
