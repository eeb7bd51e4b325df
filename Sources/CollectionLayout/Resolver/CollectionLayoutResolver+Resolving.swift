extension CollectionLayoutResolver: CollectionResolver {
  package func laysOut(_ layout: UICollectionViewLayout) -> Bool { self.layout === layout }

  package func carriedLayout() -> CarriedLayout { CarriedLayout(of: self) }
}
