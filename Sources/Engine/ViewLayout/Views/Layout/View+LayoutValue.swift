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
