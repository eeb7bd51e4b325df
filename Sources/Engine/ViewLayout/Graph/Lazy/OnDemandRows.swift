/// Rows of a lazy container that are made when they come into sight.
protocol OnDemandRows {
  /// How many rows there are, made or not.
  var rowCount: Int { get }

  /// The layout node of a row, which is made if it is not there; `nil` where the view has fewer.
  func element(ofRow row: Int) -> LayoutNode?

  /// Lets go of the rows outside of some.
  func release(except rows: (Int) -> Bool)

  /// The row of an id that a collection, or `id(_:)` at the outside of a row, gave; `nil` for none.
  func row(of id: AnyHashable) -> Int?
}
