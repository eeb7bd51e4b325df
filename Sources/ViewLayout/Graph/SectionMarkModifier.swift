/// Marks rows that are made on demand as what they are in their section.
nonisolated struct SectionMarkModifier: AttachmentModifier {
  let part: SectionPart
  let section: ObjectIdentifier

  func makeAttachment(in context: ViewContext) -> SectionAttachment {
    SectionAttachment(part, of: section)
  }

  func update(_ attachment: SectionAttachment, in context: ViewContext) {}
}
