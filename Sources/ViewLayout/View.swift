/// A part of a user interface: a value that says what its body is made of.
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor var body: Self.Body { get }
}

extension Never: View {
  /// Never called: there is no value to call it on.
  public var body: Never { preconditionFailure("a value of type Never does not exist") }
}
/// x
@resultBuilder public enum ViewBuilder {
  /// x
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
