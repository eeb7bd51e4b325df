import CollectionLayout
import Foundation

/// The article's home screen before its refactoring: a list whose rows hold collection views.
final class NestedHome: NSObject, HomeScreen, UICollectionViewDataSource {
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
  let view: UICollectionView

  init(_ shape: HomeShape, reuse: RowReuse) {
    self.shape = shape
    self.reuse = reuse
    let kinds = shape.kinds
    view = Self.makeView { shape.row(of: kinds[$0]) }
    super.init()
    for section in kinds.indices {
      view.register(NestedRow.self, forCellWithReuseIdentifier: identifier(of: section))
    }
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { shape.sections }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let row = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier(of: indexPath.section),
      for: indexPath
    )
    (row as? NestedRow)?.show(section: indexPath.section, of: shape)
    return row
  }

  private func identifier(of section: Int) -> String {
    switch reuse {
    case .bySection: "\(section)"
    case .byKind: shape.kinds[section].rawValue
    }
  }
}
