/// A layout of an author's own with the views that it lays out.
nonisolated struct LayoutContainer<Author: Layout, Content: View>: View {
  let layout: Author
  let content: Content
}

extension LayoutContainer: ContainerView {
  nonisolated var stackAxis: Axis? {
    // R-LAY-11: what `AnyLayout` tells is another thing with another layout inside.
    if let layout = layout as? AnyLayout { return layout.stackOrientation }
    return Author.layoutProperties.stackOrientation
  }

  nonisolated func rule(in context: ViewContext) -> CustomLayoutRule<Author> {
    CustomLayoutRule(layout: layout)
  }
}

nonisolated extension Layout {
  /// The layout with views to lay out.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

nonisolated extension View {
  /// The view with a value that the layout around it reads.
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
