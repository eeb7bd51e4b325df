nonisolated extension View {
  /// Redacts texts and images inside the view; this has no effect on layout.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

extension EnvironmentValues {
  private enum RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// The reasons to redact a view.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
