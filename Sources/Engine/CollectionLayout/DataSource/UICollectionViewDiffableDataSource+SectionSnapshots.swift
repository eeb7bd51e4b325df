extension UICollectionViewDiffableDataSource {
  /// Makes a section show what is visible of a tree of items (R-DS-11).
  ///
  /// A section that is not there is added behind the others; the other sections stay, but for items
  /// that come to this one.
  ///
  /// - Parameters:
  ///   - snapshot: The section's items from now on.
  ///   - section: The section.
  ///   - animatingDifferences: Changes nothing here, where nothing moves.
  ///   - completion: Is called when everything is in its place.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    show(snapshot, in: section, completion)
  }

  /// Makes a section show what is visible of a tree of items, and returns when everything is in its
  /// place.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    show(snapshot, in: section, nil)
  }

  /// The tree of a section: as it was applied last, or its items as roots (R-DS-12).
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
    // The tree is there before its items are, which decide whether it stays.
    if shown.activity == nil { trees[section] = tree }
    show(new, "apply(_:to:)", completion)
  }

  /// R-DS-12: lets the trees go of which something else is shown now.
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
  /// The closures that the disclosures of an outline would ask and tell.
  public struct SectionSnapshotHandlers<ItemType> {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Is told before an item is expanded.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Is told before an item is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Makes handlers that do nothing.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource {
  /// The closures that reordering by hand would ask and tell.
  public struct ReorderingHandlers {
    /// Whether an item may be dragged.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Is told before the items change.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Is told when the items have changed.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that do nothing.
    public init() {}
  }
}

/// The change that reordering by hand makes.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The snapshot that was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot that is shown afterwards.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}
