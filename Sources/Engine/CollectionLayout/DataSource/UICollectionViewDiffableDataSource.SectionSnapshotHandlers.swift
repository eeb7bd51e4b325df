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
