/// `Section`: what an element is in it, for a container that lays sections out.
final class SectionAttachment: Attachment {
  let part: SectionPart
  /// The identity that tells the section from others.
  let section: ObjectIdentifier

  init(_ part: SectionPart, of section: ObjectIdentifier) {
    self.part = part
    self.section = section
  }
}

/// The part that an element plays in a section.
enum SectionPart {
  case header, content, footer
}

extension LayoutNode {
  /// The mark of what the element is in the innermost section around it; `nil` outside of sections.
  final var sectionMark: SectionAttachment? {
    if let inner = wrappedChild?.sectionMark { return inner }
    return attachments.lazy.compactMap { $0 as? SectionAttachment }.first
  }
}
