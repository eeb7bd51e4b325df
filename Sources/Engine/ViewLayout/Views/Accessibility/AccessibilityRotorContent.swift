extension ForEach: AccessibilityRotorContent {
  /// Makes places, one for each of some things.
  public init<Part: AccessibilityRotorContent>(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Part
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == EmptyView {
    self.init(data: data, content: { _ in EmptyView() }) { $0.id }
  }
}
