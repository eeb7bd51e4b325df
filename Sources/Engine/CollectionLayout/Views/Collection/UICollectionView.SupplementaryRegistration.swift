public import Foundation

extension UICollectionView {
  /// How supplementary views of a class are made ready.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Makes a view ready for the index path that it is at.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let token: RegistrationToken
    let elementKind: String
    let handler: Handler

    /// Registers a class for a kind; to be made once, not by what asks for views.
    public init(elementKind: String, handler: @escaping Handler) {
      token = RegistrationToken(elementKind: elementKind)
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
