public import Foundation

extension UICollectionView {
  /// How cells of a class show items of a type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell show the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let token = RegistrationToken()
    let handler: Handler

    /// Registers a class; to be made once, not by what asks for cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
}
