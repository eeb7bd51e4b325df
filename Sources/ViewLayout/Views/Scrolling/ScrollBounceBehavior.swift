/// When scroll views bounce at their ends.
public struct ScrollBounceBehavior: Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// As the platform has it.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Always.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Where the content is longer than the viewport.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}
