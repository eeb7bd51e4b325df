nonisolated extension View {
  /// The view with a binding to the id of what its scroll view shows.
  ///
  /// Recorded: the value at the start does not scroll, another one later does; a `scrollTo` of a
  /// reader leaves the binding alone.
  ///
  /// - Parameters:
  ///   - id: The id; `nil` for none.
  ///   - anchor: The point that the view and the viewport share; `nil` to scroll no further than
  ///     it takes.
  /// - Returns: The view with the binding.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    let target = BoundScrollPosition(id: id, anchor: anchor)
    return transformEnvironment(\.scrollSettings) { $0.target = target }
  }

  /// The view with a point of the content that its scroll view shows at first.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor, for: .initialOffset)
  }
}
