/// Says what of a flow layout is no longer true: everything, unless somebody says otherwise.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes, insets and spacings anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of the items are to be found anew.
  open var invalidateFlowLayoutAttributes = true

  /// Makes a context that says that everything is to be found anew.
  public required init() {}
}
