public import Foundation

/// Says where the elements of a collection view are.
open class UICollectionViewLayout: NSObject {
  /// The classes of decorations by their kinds.
  var decorationClasses: [String: AnyClass] = [:]

  /// Makes a layout.
  public override init() {}

  /// Says which class makes the decorations of a kind, or none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }
}
