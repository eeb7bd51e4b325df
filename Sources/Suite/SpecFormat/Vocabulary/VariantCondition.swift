/// The conditions that a `variants` block may vary, by the words of their columns.
enum VariantCondition: String, Sendable, CaseIterable {
  case width, height
  /// The dynamic type size.
  case type
  case direction, scale, device
}
