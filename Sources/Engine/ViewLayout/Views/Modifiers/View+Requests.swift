nonisolated extension View {
  /// The view with work for when it is pulled down, which no stage does.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(EmptyModifier()) }
}
