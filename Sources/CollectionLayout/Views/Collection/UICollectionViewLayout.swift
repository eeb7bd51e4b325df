public import Foundation

/// Says where the elements of a collection view are.
open class UICollectionViewLayout: NSObject {
  /// The classes of decorations by their kinds.
  package private(set) var decorationClasses: [String: AnyClass] = [:]
  /// The view that shows the layout; `nil` while none does.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() {}

  /// Says which class makes the decorations of a kind, or none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// The class of the decorations of a kind; `nil` where none is registered that makes views.
  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorationClasses[kind] as? UICollectionReusableView.Type
  }

  /// The size of everything, in points; nothing as long as nothing shows the layout.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements in a rectangle of the content; `nil` as long as nothing shows
  /// the layout.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The cell of an item; `nil` where there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// A supplementary view; `nil` where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// A decoration; `nil` where there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Lays everything out anew.
  open func invalidateLayout() {}
}
