nonisolated extension View {
  /// The view without its own node in reports, which the control or the cell that is made of it
  /// replaces.
  package func unlisted() -> some View { modifier(UnlistedModifier()) }
}

nonisolated struct UnlistedModifier: AttachmentModifier {
  func makeAttachment(in context: ViewContext) -> UnlistedAttachment { UnlistedAttachment() }

  func update(_ attachment: UnlistedAttachment, in context: ViewContext) {}
}
