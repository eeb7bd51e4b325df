/// Whether a view is in front of another: none is here.
public struct PresentationMode: Sendable {
  /// Whether the view is in front of another.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// Whether the view is in front of another.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  /// Whether the view is in front of another: it is not.
  public var isPresented: Bool { false }
}
