nonisolated extension View {
  /// The view without its own node in reports, which a control that is made of it replaces.
  func unlisted() -> some View { modifier(UnlistedModifier()) }
}

nonisolated struct UnlistedModifier: AttachmentModifier {
  func makeAttachment(in context: ViewContext) -> UnlistedAttachment { UnlistedAttachment() }

  func update(_ attachment: UnlistedAttachment, in context: ViewContext) {}
}
