/// Places that those who have a screen read aloud go through.
public protocol AccessibilityRotorContent {}

/// Makes places of the statements of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Places one after the other.
  public static func buildBlock<each Part: AccessibilityRotorContent>(
    _ content: repeat each Part
  ) -> AccessibilityRotorParts { AccessibilityRotorParts() }

  /// Places that are there or not.
  public static func buildIf<Part: AccessibilityRotorContent>(
    _ content: Part?
  ) -> AccessibilityRotorParts { AccessibilityRotorParts() }
}

/// Several places, of which nothing is kept.
public struct AccessibilityRotorParts: AccessibilityRotorContent {}

/// A place of a list.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Makes a place of a view's id.
  public init(_ label: Text, id: ID) {}

  /// Makes a place of a view's id.
  public init(_ labelKey: LocalizedStringKey, id: ID) {}

  /// Makes a place of a view's id.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ label: Words, id: ID) {}

  /// Makes a place of an entry's id.
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID) {}
}

extension ForEach: AccessibilityRotorContent {
  /// Makes places, one for each of some things.
  public init<Part: AccessibilityRotorContent>(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Part
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == EmptyView {
    self.init(data: data, content: { _ in EmptyView() }) { $0.id }
  }
}
