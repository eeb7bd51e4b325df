/// A part of a user interface: a value that says what its body is made of.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of; evaluated again when something that it read has changed.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  /// Never evaluated: there is no value to ask.
  public var body: Never { preconditionFailure("a value of type Never does not exist") }
}
