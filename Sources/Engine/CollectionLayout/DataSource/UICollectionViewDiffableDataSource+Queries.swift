public import Foundation

extension UICollectionViewDiffableDataSource {
  /// The snapshot that is shown, as a copy without marks (R-DS-6).
  public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    current
  }

  /// The section at an index; `nil` where there is none (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifier(at: index)
  }

  /// The index of a section; `nil` for one that is not there (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path; `nil` where there is none (R-DS-7).
  ///
  /// - Complexity: O(1)
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.itemIdentifier(at: indexPath)
  }

  /// The index path of an item; `nil` for one that is not there (R-DS-7).
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
}
