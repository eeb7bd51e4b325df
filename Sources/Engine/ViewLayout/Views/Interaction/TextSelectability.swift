/// Texts that can be chosen.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// They can.
  public static let allowsSelection = true
}

/// Texts that cannot be chosen.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// They cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can be chosen.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They cannot be chosen.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
