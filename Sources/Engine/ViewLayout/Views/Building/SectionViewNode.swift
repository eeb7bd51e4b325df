/// A section: its header's elements, its content's and its footer's, each marked as what it is.
final class SectionViewNode: ViewNode {
  /// One of the three, with the marks of its elements.
  private struct Slot {
    let part: SectionPart
    let node: ViewNode
    var marks = ElementMap<SectionAttachment>()
  }

  private var slots: [Slot] = []
  private var isCollapsible: Bool

  init<Header: View, Content: View, Footer: View>(
    _ section: Section<Header, Content, Footer>,
    isExpanded: Bool,
    in context: ViewContext
  ) {
    isCollapsible = section.isExpanded != nil
    super.init(in: context)
    let content = isExpanded ? section.content : nil
    slots = [
      Slot(part: .header, node: section.header.node(in: self.context(of: .header, in: context))),
      Slot(part: .content, node: content.node(in: self.context(of: .content, in: context))),
      Slot(part: .footer, node: section.footer.node(in: self.context(of: .footer, in: context))),
    ]
  }

  /// The context of a part: what modifiers do to rows depends on what the rows are.
  private func context(of part: SectionPart, in context: ViewContext) -> ViewContext {
    var inside = context.inside(self)
    if let outer = context.rowModifier {
      let mark = SectionMarkModifier(part: part, section: ObjectIdentifier(self))
      inside.rowModifier = RowModifier(mark, inside: outer)
    }
    return inside
  }

  func update<Header: View, Content: View, Footer: View>(
    _ section: Section<Header, Content, Footer>,
    isExpanded: Bool,
    in context: ViewContext
  ) {
    isCollapsible = section.isExpanded != nil
    for slot in slots {
      let inside = self.context(of: slot.part, in: context)
      switch slot.part {
      case .header: section.header.update(slot.node, in: inside)
      case .content:
        let content = isExpanded ? section.content : nil
        content.update(slot.node, in: inside)
      case .footer: section.footer.update(slot.node, in: inside)
      }
    }
  }

  override var childNodes: [ViewNode] { slots.map(\.node) }

  override var staticCount: Int? {
    if isCollapsible { return nil }
    var count = 0
    for slot in slots {
      // Without a way to collapse it, the content's condition always holds.
      let condition = slot.node as? BranchingViewNode
      let own =
        slot.part == .content
        ? condition?.staticCount(whereHolding: 1) : slot.node.staticCount
      guard let own else { return nil }
      count += own
    }
    return count
  }

  /// The node of one of the section's parts.
  func node(of part: SectionPart) -> ViewNode? { slots.first { $0.part == part }?.node }

  override func appendRows(to outline: inout LazyOutline) {
    outline.appendSection { part, outline in
      node(of: part)?.appendRows(to: &outline)
    }
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    for index in slots.indices {
      let part = slots[index].part
      let start = elements.count
      slots[index].node.appendElements(to: &elements)
      slots[index].marks.follow(elements[start...]) { element in
        let mark = SectionAttachment(part, of: ObjectIdentifier(self))
        mark.attach(to: element)
        return mark
      }
    }
  }
}

/// Marks rows that are made on demand as what they are in their section.
nonisolated struct SectionMarkModifier: AttachmentModifier {
  let part: SectionPart
  let section: ObjectIdentifier

  func makeAttachment(in context: ViewContext) -> SectionAttachment {
    SectionAttachment(part, of: section)
  }

  func update(_ attachment: SectionAttachment, in context: ViewContext) {}
}
