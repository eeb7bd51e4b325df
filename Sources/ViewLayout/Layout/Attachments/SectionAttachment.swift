/// `Section`: what an element is in it, for a container that lays sections out.
final class SectionAttachment: Attachment {
  let part: SectionPart
  /// What tells the section from others.
  let section: ObjectIdentifier

  init(_ part: SectionPart, of section: ObjectIdentifier) {
    self.part = part
    self.section = section
  }
}

/// What an element is in a section.
enum SectionPart {
  case header, content, footer
}

extension LayoutNode {
  /// What the element is in the innermost section around it; `nil` outside of sections.
  final var sectionMark: SectionAttachment? {
    if let inner = wrappedChild?.sectionMark { return inner }
    return attachments.lazy.compactMap { $0 as? SectionAttachment }.first
  }
}
