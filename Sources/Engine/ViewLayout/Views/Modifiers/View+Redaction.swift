nonisolated extension View {
  /// The view with its texts and pictures behind grey bars; its layout stays.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// The view as it is, whatever is said around it.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
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

/// Why what a view shows is not to be seen.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit a member.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is old.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
