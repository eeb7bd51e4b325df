import CollectionLayout
import Foundation
import UIKitLayout

/// The article's home screen before its refactoring: a table whose rows contain collection views.
final class NestedHome: NSObject, HomeScreen, UITableViewDataSource, UITableViewDelegate {
  /// The sharing of reuse pools between sections.
  enum RowReuse {
    /// Each section has its own row class, as in an app that was extended section by section.
    case bySection
    /// Sections of the same kind share a row class.
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

/// A row of the table with a title, a bar, and a collection view with its own reuse pool.
final class NestedRow: UITableViewCell, UICollectionViewDataSource {
  private var shape = HomeShape()
  private var kind = HomeSectionKind.picks
  private var header: TitleView?
  private var inner: UICollectionView?
  private var footer: TitleView?

  /// Shows a section; a reused row keeps its views.
  func show(section: Int, of shape: HomeShape) {
    self.shape = shape
    kind = shape.kinds[section]
    header = shownTitle(header, section: section, height: kind.headerHeight)
    footer = shownTitle(footer, section: section, height: kind.footerHeight)
    guard let inner else { return makeInner() }
    inner.reloadData()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, top) = (contentView.bounds.width, kind.headerHeight ?? 0)
    let height = shape.contentHeight(of: kind)
    header?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    inner?.frame = CGRect(x: 0, y: top, width: width, height: height)
    footer?.frame = CGRect(x: 0, y: top + height, width: width, height: kind.footerHeight ?? 0)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    kind.itemCount(ofShelf: shape.items)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: kind.rawValue,
      for: indexPath
    )
    (cell as? CardCell)?.show(item: indexPath.item, size: shape.cellSize(of: kind))
    return cell
  }

  private func makeInner() {
    let inner = UICollectionView(frame: .zero, collectionViewLayout: shape.flow(of: kind))
    inner.register(CardCell.self, forCellWithReuseIdentifier: kind.rawValue)
    contentView.addSubview(inner)
    self.inner = inner
    setNeedsLayout()
    layoutIfNeeded()
    inner.dataSource = self
  }

  private func shownTitle(_ title: TitleView?, section: Int, height: CGFloat?) -> TitleView? {
    guard let height else { return nil }
    let shown = title ?? TitleView(frame: .zero)
    if title == nil { contentView.addSubview(shown) }
    shown.show(section: section, height: height)
    return shown
  }
}
