extension EnvironmentValues {
  private enum ForegroundColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// The colour of texts and shapes that name none; `nil` for the primary colour.
  var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }
}
