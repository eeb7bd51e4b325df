extension CollectionLayoutResolver: CollectionResolver {
  package func laysOut(_ layout: AnyObject) -> Bool { self.layout === layout }

  package func carriedLayout() -> CarriedLayout { CarriedLayout(of: self) }
}
