/// A section with a header, content and a footer.
///
/// R-VIEW-1: a stack places all elements in sequence. Containers that support sections read the
/// `sectionPart` of each element.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; `nil` for a section that cannot be collapsed.
  let isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  nonisolated static var rowKind: RowKind { .structure }

  nonisolated var isTransparentForRows: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    SectionViewNode(self, isExpanded: isShown(in: context), in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(SectionViewNode.self)
      .update(self, isExpanded: isShown(in: context), in: context)
  }

  /// Returns whether the content is currently shown.
  nonisolated private func isShown(in context: ViewContext) -> Bool {
    DependencyTracking.evaluatePart(of: context.owner) { isExpanded?.wrappedValue ?? true }
  }
}

/// The visual prominence of a header.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// The view node of a section, which marks each element as part of the header, content or footer.
final class SectionViewNode: ViewNode {
  /// A part of the section, with the marks of its elements.
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

  /// Returns the context for a part, with the section's mark added to the row modifier.
  ///
  /// Effects of modifiers on rows depend on the part of the section that a row belongs to.
  private func context(of part: SectionPart, in context: ViewContext) -> ViewContext {
    var inside = context.inside(self)
    if let row = context.environment.listRow {
      let font = part == .header ? row.headerFont : part == .footer ? row.footerFont : nil
      if let font, context.environment.font == nil { inside.environment.font = font }
      if part == .header, row.headerIsUppercase { inside.environment.textCase = .uppercase }
    }
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
      // The content of a section that cannot be collapsed is always present, so its optional is not
      // `nil`.
      let condition = slot.node as? BranchingViewNode
      let own =
        slot.part == .content
        ? condition?.staticCount(whereHolding: 1) : slot.node.staticCount
      guard let own else { return nil }
      count += own
    }
    return count
  }

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

/// Marks rows that are created on demand as part of a section.
nonisolated struct SectionMarkModifier: AttachmentModifier {
  let part: SectionPart
  let section: ObjectIdentifier

  func makeAttachment(in context: ViewContext) -> SectionAttachment {
    SectionAttachment(part, of: section)
  }

  func update(_ attachment: SectionAttachment, in context: ViewContext) {}
}
