/// How large what is in front of a window is.
public protocol PresentationSizing {}

/// A size that has a name.
public struct NamedPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// As usual.
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing() }
  /// As its content.
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing() }
  /// As a form.
  public static var form: NamedPresentationSizing { NamedPresentationSizing() }
  /// As a page.
  public static var page: NamedPresentationSizing { NamedPresentationSizing() }
}
