/// A custom layout with the views that it arranges.
nonisolated struct LayoutContainer<Author: Layout, Content: View>: View {
  let layout: Author
  let content: Content
}

extension LayoutContainer: ContainerView {
  nonisolated var stackAxis: Axis? {
    // R-LAY-11: the orientation of an `AnyLayout` is that of its current layout.
    if let layout = layout as? AnyLayout { return layout.stackOrientation }
    return Author.layoutProperties.stackOrientation
  }

  nonisolated func rule(in context: ViewContext) -> CustomLayoutRule<Author> {
    CustomLayoutRule(layout: layout)
  }
}

nonisolated extension Layout {
  /// Returns the layout with the views of a closure; as in SwiftUI, an initializer with the closure
  /// is preferred.
  @_disfavoredOverload public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

nonisolated extension View {
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(LayoutValueModifier<Key>(value: value))
  }
}

nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: AttachmentModifier {
  let value: Key.Value

  func makeAttachment(in context: ViewContext) -> LayoutValueAttachment {
    LayoutValueAttachment(key: ObjectIdentifier(Key.self), value: value)
  }

  func update(_ attachment: LayoutValueAttachment, in context: ViewContext) {
    attachment.value = value
  }
}
