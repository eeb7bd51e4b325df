import CollectionLayout
import Foundation
import UIKitLayout

/// The article's home screen before its refactoring: a table whose rows hold collection views.
final class NestedHome: NSObject, HomeScreen, UITableViewDataSource, UITableViewDelegate {
  /// Which rows can stand in for each other.
  enum RowReuse {
    /// Each section has a class of rows of its own, as on a screen that has grown section by
    /// section.
    case bySection
    /// Sections of one kind share theirs.
    case byKind
  }

  private let shape: HomeShape
  private let reuse: RowReuse
  private let kinds: [HomeSectionKind]
  private let table = UITableView(
    frame: CGRect(origin: .zero, size: HomeShape.screen),
    style: .plain
  )
  var view: UIScrollView { table }

  init(_ shape: HomeShape, reuse: RowReuse) {
    self.shape = shape
    self.reuse = reuse
    kinds = shape.kinds
    super.init()
    table.environment = HomeShape.environment
    for section in kinds.indices {
      table.register(NestedRow.self, forCellReuseIdentifier: identifier(of: section))
    }
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shape.sections
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    shape.height(of: kinds[indexPath.row])
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = tableView.dequeueReusableCell(
      withIdentifier: identifier(of: indexPath.row),
      for: indexPath
    )
    (row as? NestedRow)?.show(section: indexPath.row, of: shape)
    return row
  }

  private func identifier(of section: Int) -> String {
    switch reuse {
    case .bySection: "\(section)"
    case .byKind: kinds[section].rawValue
    }
  }
}
