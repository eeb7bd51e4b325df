/// A question in front of the window, in the form that was made first.
public struct Alert {
  /// Makes a question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Makes a question with two answers.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {}

  /// An answer.
  public struct Button {
    /// An answer as any other.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// An answer that does nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// An answer that does nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    /// An answer that takes something away.
    public static func destructive(
      _ label: Text,
      action: (() -> Void)? = {}
    ) -> Button { Button() }
  }
}
