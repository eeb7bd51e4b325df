/// Puts away what presents a view: nothing does here.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Puts away what presents a view.
  public var dismiss: DismissAction { DismissAction() }
}
