nonisolated extension View {
  /// The view with its texts and pictures behind grey bars; its layout stays.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// The view as it is, whatever is said around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// The view as something private, or not; its layout stays.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// The view with what it shows out of date, or not; its layout stays.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}

extension EnvironmentValues {
  private enum RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
  }

  /// Why what views show is not to be seen; empty where it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}
