/// A view that is evaluated anew only where it differs from the last one; what is laid out is the same.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Makes it of a view.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, evaluated anew only where it differs from the last one.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
