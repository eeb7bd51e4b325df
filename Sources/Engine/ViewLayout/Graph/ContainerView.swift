/// A view that lays out the elements of its content.
///
/// A container that places its content by the rule of `ZStack`:
///
/// ```swift
/// struct CornerStack<Content: View>: ContainerView {
///   let content: Content
///
///   func rule(in context: ViewContext) -> ZStackRule { ZStackRule(alignment: .topLeading) }
/// }
/// ```
nonisolated protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Rule: LayoutRule

  var content: Content { get }

  /// The axis of the stack for spacers and dividers inside; `nil` for none.
  var stackAxis: Axis? { get }

  /// The layout rule if the container is transparent; `nil` for a container that is never
  /// transparent.
  ///
  /// A container whose content is statically a single view is transparent: it lays out as that view
  /// (R-VIEW-5).
  var transparentRule: TransparentContainer? { get }

  /// Returns the layout rule with the view's parameters.
  func rule(in context: ViewContext) -> Rule

  /// Sets the properties of the node that are not part of its layout rule.
  func prepare(_ node: LayoutNode)
}

extension ContainerView {
  nonisolated var stackAxis: Axis? { nil }

  /// R-LAY-13: no rule, so that a container of one view is not transparent, as for custom layouts.
  nonisolated var transparentRule: TransparentContainer? { nil }

  nonisolated func prepare(_ node: LayoutNode) {}

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ContainerViewNode(self, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ContainerViewNode.self).update(self, in: context)
  }
}

/// The node of a container.
///
/// Its class does not depend on the type of the container, which would be looked up for each node.
final class ContainerViewNode: ContentViewNode, ElementOwner {
  private var stackAxis: Axis?
  /// The layout node, which has either the container's layout rule or that of a transparent
  /// container; `nil` until the content has been made.
  private var layoutNode: LayoutNode?

  init<Container: ContainerView>(_ view: Container, in context: ViewContext) {
    stackAxis = view.stackAxis
    super.init(in: context)
    content = view.content.node(in: context.inside(self, stackAxis: view.stackAxis))
    hold(view, in: context)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) {
    if let layoutNode { elements.append(layoutNode) }
  }

  override func elementsDidChange() { graph.regrouped.add(self) }

  func adoptElements() { layoutNode?.adopt(content?.elements ?? []) }

  func update<Container: ContainerView>(_ view: Container, in context: ViewContext) {
    var inner = context.inside(self, stackAxis: view.stackAxis)
    // Even views inside that have not changed must be updated, since they depend on the axis.
    if stackAxis != view.stackAxis { inner = inner.withEnvironmentChange }
    stackAxis = view.stackAxis
    if let content { view.content.update(content, in: inner) }
    hold(view, in: context)
  }

  /// Updates the layout node, or replaces it if the container becomes transparent or ceases to be.
  private func hold<Container: ContainerView>(_ view: Container, in context: ViewContext) {
    let transparentRule = content?.staticCount == 1 ? view.transparentRule : nil
    let node =
      if let transparentRule {
        hold(transparentRule)
      } else {
        hold(view.rule(in: context).checked(reportingTo: graph.session))
      }
    node.isRightToLeft = context.isRightToLeft
    view.prepare(node)
  }

  /// Returns the layout node with a rule; another type of rule requires another node.
  private func hold<Rule: LayoutRule>(_ rule: Rule) -> LayoutNode {
    if let node = layoutNode.flatMap({ RuleNode<Rule>($0) }) {
      node.set(rule)
      return node.node
    }
    let isFirst = layoutNode == nil
    let node = RuleNode(rule, session: graph.session).node
    layoutNode = node
    adoptElements()
    if !isFirst { parent?.elementsDidChange() }
    return node
  }
}

/// R-VIEW-4: combines several elements into one layout node where only one is allowed.
struct ImplicitContainer<Rule: ContainerRule> {
  private let rule: Rule
  private var node: RuleNode<Rule>?

  init(_ rule: Rule) { self.rule = rule }

  /// Returns the only element, a container of several elements, or `nil` if there are none.
  mutating func node(for elements: [LayoutNode], in session: LayoutSession) -> LayoutNode? {
    if elements.count <= 1 { return elements.first }
    let container = node ?? RuleNode(rule, session: session)
    node = container
    container.node.adopt(elements)
    return container.node
  }

  /// Sets the layout direction of the container, if there is one.
  func setRightToLeft(_ isRightToLeft: Bool) { node?.node.isRightToLeft = isRightToLeft }
}

/// The node of a `GridRow`, which marks each element of its content as a cell of the row.
final class GridRowViewNode: TransparentViewNode {
  private let mark = GridRowMark()
  private var attachments = ElementMap<GridRowAttachment>()

  func setAlignment(_ alignment: AlignmentGuideKey?) {
    guard alignment != mark.alignment else { return }
    mark.alignment = alignment
    attachments.forEach { $0.node?.markNeedsStructure() }
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    attachments.follow(elements[start...]) { element in
      let attachment = GridRowAttachment(mark)
      attachment.attach(to: element)
      return attachment
    }
  }
}

/// A view without child views, which has one layout node.
///
/// A leaf that fills the proposal with a color:
///
/// ```swift
/// struct Swatch: LeafView {
///   let color: Color
///
///   func rule(in context: ViewContext) -> Filling {
///     Filling(appearance: LeafAppearance(name: "Swatch", paint: .color(color)))
///   }
/// }
/// ```
nonisolated protocol LeafView: PrimitiveView {
  associatedtype Rule: LeafRule

  /// Returns the layout rule with the view's parameters.
  func rule(in context: ViewContext) -> Rule
}

extension LeafView {
  /// The node of the view is a `LeafViewNode`.
  nonisolated public static var hasLeafNode: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    LeafViewNode(RuleNode(rule(in: context), session: context.session).node, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(LeafViewNode.self).update(rule(in: context))
  }
}

/// The node of a `LeafView` and of the modifiers directly around it.
///
/// A leaf keeps its element as long as it exists. So a modifier that attaches a value to each
/// element, or adds a layout node around it, adds this to the node of the leaf, and needs no node
/// that follows the elements of its content.
final class LeafViewNode: ViewNode {
  /// The number of additions that the current update has reached.
  private var updated: Int32 = 0
  private let leaf: LayoutNode
  /// The outermost layout node, which is the only element.
  private(set) var element: LayoutNode
  /// The attachments and the layout nodes of the modifiers, innermost first.
  @exclusivity(unchecked) private var additions = ShortList<AnyObject>()

  init(_ leaf: LayoutNode, in context: ViewContext) {
    self.leaf = leaf
    element = leaf
    super.init(in: context)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(element) }

  /// Updates the leaf; the modifiers around it follow, innermost first.
  func update<Rule: LeafRule>(_ rule: Rule) {
    RuleNode<Rule>(leaf)?.set(rule)
    updated = 0
  }

  /// Adds the attachment of the next modifier around the leaf.
  func add(_ attachment: Attachment) {
    attachment.attach(to: element)
    additions.append(attachment)
  }

  /// Adds the layout node of the next modifier around the leaf.
  func add(_ wrapper: LayoutNode) {
    wrapper.adopt(CollectionOfOne(element))
    element = wrapper
    additions.append(wrapper)
  }

  /// Returns the next of the stored additions, in an update of the modifiers from the innermost to
  /// the outermost.
  func nextAddition<Addition: AnyObject>(as type: Addition.Type) -> Addition {
    defer { updated += 1 }
    return unsafeDowncast(additions[Int(updated)], to: type)
  }
}
