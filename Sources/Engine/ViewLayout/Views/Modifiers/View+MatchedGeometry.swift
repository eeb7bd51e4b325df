nonisolated extension View {
  /// The view, to be shown where another one of the same name is.
  ///
  /// As recorded, it keeps its own size and its own slot in the layout around it, whatever it is
  /// matched with; only what is painted goes elsewhere, and pictures leave it where it is.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }
}
