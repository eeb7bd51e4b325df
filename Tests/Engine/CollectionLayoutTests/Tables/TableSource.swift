import CollectionLayout
import Foundation
import UIKitLayout

/// A table of rows, 100 x 100 points, with its data source: each item is as high as its number says.
@MainActor
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var saysHeights = true
  private(set) var explicitAnswer: [IndexPath] = []
  let table: UITableView

  init(_ sections: [[Int]], style: UITableView.Style = .plain) {
    self.sections = sections
    CellTally.current = CellTally()
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
    explicitAnswer.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? HighCell)?.height = height(indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    saysHeights ? height(indexPath) : UITableView.automaticDimension
  }

  private func height(_ path: IndexPath) -> CGFloat { CGFloat(sections[path.section][path.row]) }

  /// The frames of all rows, as the table has them.
  var frames: [CGRect] {
    sections.indices.flatMap { section in
      sections[section].indices.map { table.rectForRow(at: IndexPath(row: $0, section: section)) }
    }
  }
}

/// A cell that is as high as it is told.
final class HighCell: UITableViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
}
