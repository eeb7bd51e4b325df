import CollectionLayout
import Foundation
import UIKitLayout

extension ExtremeLists {
  /// Adds table views and their queries.
  static func addTables(to calls: inout ExtremeCalls) {
    calls.usesLength("UITableView.rowHeight, estimatedRowHeight, sectionHeaderHeight") { number in
      for change: (UITableView) -> Void in [
        { $0.rowHeight = number }, { $0.estimatedRowHeight = number },
        { $0.sectionHeaderHeight = number }, { $0.sectionFooterHeight = number },
        { $0.estimatedSectionHeaderHeight = number }, { $0.sectionHeaderTopPadding = number },
        { $0.separatorInset = UIEdgeInsets(top: number, left: number, bottom: 0, right: number) },
      ] {
        let table = ExtremeTable()
        change(table.view)
        table.show()
      }
    }
    calls.usesInteger("UITableView.cellForRow(at:), rectForRow(at:), rect(forSection:)") { number in
      for path in paths(number) {
        let table = ExtremeTable()
        table.show()
        let view = table.view
        _ = (view.cellForRow(at: path), view.rectForRow(at: path), view.rect(forSection: number))
        _ = (view.rectForHeader(inSection: number), view.rectForFooter(inSection: number))
        _ = (view.headerView(forSection: number), view.footerView(forSection: number))
        _ = view.numberOfRows(inSection: number)
      }
    }
    calls.usesInteger("UITableView.scrollToRow(at:at:animated:), selectRow, deselectRow") {
      number in
      for path in paths(number) {
        let table = ExtremeTable()
        table.show()
        table.view.scrollToRow(at: path, at: .middle, animated: false)
        table.view.selectRow(at: path, animated: false, scrollPosition: .top)
        table.view.deselectRow(at: path, animated: false)
        table.show()
      }
    }
    calls.usesInteger("UITableView.insertRows(at:with:), deleteRows(at:with:), moveRow(at:to:)") {
      number in
      for path in paths(number) {
        let plain = IndexPath(row: 0, section: 0)
        for change: (UITableView) -> Void in [
          { $0.insertRows(at: [path], with: .none) }, { $0.deleteRows(at: [path], with: .none) },
          { $0.reloadRows(at: [path], with: .none) }, { $0.reconfigureRows(at: [path]) },
          { $0.moveRow(at: path, to: plain) }, { $0.moveRow(at: plain, to: path) },
          { $0.moveSection(number, toSection: 0) },
        ] {
          let table = ExtremeTable()
          table.show()
          change(table.view)
          table.show()
        }
      }
    }
    calls.usesInteger("UITableView.insertSections(_:with:), deleteSections(_:with:)") { number in
      guard let set = sections(number) else { return }
      for change: (UITableView) -> Void in [
        { $0.insertSections(set, with: .none) }, { $0.deleteSections(set, with: .none) },
        { $0.reloadSections(set, with: .none) },
      ] {
        let table = ExtremeTable()
        table.show()
        change(table.view)
        table.show()
      }
    }
    calls.usesLengths("UITableView.indexPathForRow(at:), indexPathsForRows(in:)") { x, y in
      let table = ExtremeTable()
      table.show()
      _ = table.view.indexPathForRow(at: CGPoint(x: x, y: y))
      _ = table.view.indexPathsForRows(in: CGRect(x: x, y: y, width: y, height: x))
      table.view.contentOffset = CGPoint(x: x, y: y)
      table.view.layoutIfNeeded()
      table.view.frame = CGRect(x: x, y: y, width: y, height: x)
      table.view.layoutIfNeeded()
    }
    calls.tries("UITableViewDataSource.tableView(_:numberOfRowsInSection:)", ExtremeNumber.integers)
    {
      number in
      let table = ExtremeTable(rows: number)
      table.view.rowHeight = 40
      table.show()
    }
    calls.usesInteger("UITableViewCell.indentationLevel") { number in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "a"
      cell.indentationLevel = number
      cell.indentationWidth = CGFloat(number)
      cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      cell.layoutIfNeeded()
    }
  }
}

/// A table view with two sections whose methods are all called.
@MainActor
private final class ExtremeTable: NSObject, UITableViewDataSource {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .grouped)
  private let rows: Int

  init(rows: Int = 10) {
    self.rows = rows
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = self
  }

  func show() {
    view.layoutIfNeeded()
    view.contentOffset.y = 60
    view.layoutIfNeeded()
    _ = (view.contentSize, view.takeIssues())
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "a" }
}
