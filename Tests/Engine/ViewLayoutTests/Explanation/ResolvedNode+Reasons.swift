import ViewLayout

extension ResolvedNode {
  /// The reason of its size; one without words where nobody asked for it.
  var sizeReason: LayoutReason { explanation?.sizeReason ?? LayoutReason("", "") }

  /// The reason of its place; one without words where nobody asked for it.
  var placeReason: LayoutReason { explanation?.placeReason ?? LayoutReason("", "") }
}
