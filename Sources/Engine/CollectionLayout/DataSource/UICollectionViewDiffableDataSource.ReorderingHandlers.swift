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
