extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of a section snapshot in a section (R-DS-11).
  ///
  /// A section that does not exist is appended. Other sections stay the same, except that items in
  /// the snapshot move to this section. `animatingDifferences` is ignored.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section, completion)
  }

  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, in: section, nil)
  }

  /// Returns the section snapshot that was applied last, or one with the section's items as roots
  /// (R-DS-12).
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      tree.append(current.itemIdentifiers(inSection: section))
    }
    return tree
  }

  private func show(
    _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType,
    _ completion: (() -> Void)?
  ) {
    let visible = tree.visibleItems
    var new = current
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    let staying = Set(visible)
    new.deleteItems(new.itemIdentifiers(inSection: section).filter { !staying.contains($0) })
    new.appendItems(visible, toSection: section)
    // The tree must be set before the items, because applying them discards trees that do not
    // match.
    if shown.activity == nil { trees[section] = tree }
    show(new, "apply(_:to:)", completion)
  }

  /// Discards the trees of sections that no longer show the visible items of their tree (R-DS-12).
  func discardTrees() {
    for (section, tree) in trees {
      let isShown =
        current.indexOfSection(section) != nil
        && current.itemIdentifiers(inSection: section) == tree.visibleItems
      if !isShown { trees[section] = nil }
    }
  }
}

extension UICollectionViewDiffableDataSource {
  /// The closures for expanding and collapsing items of an outline; never called.
  public struct SectionSnapshotHandlers<ItemType> {
    public var shouldExpandItem: ((ItemType) -> Bool)?
    public var willExpandItem: ((ItemType) -> Void)?
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    public var willCollapseItem: ((ItemType) -> Void)?

    public init() {}
  }
}

extension UICollectionViewDiffableDataSource {
  /// The closures for reordering by dragging; never called.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }
}

/// The change made by reordering items.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}
