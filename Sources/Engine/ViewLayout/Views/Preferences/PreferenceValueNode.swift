/// The node of `overlayPreferenceValue` and `backgroundPreferenceValue`.
///
/// The primary's preferences are known when it is placed: the secondary is evaluated then, as a
/// reader's content is, and never changes the primary's layout (R-PREF-6).
final class PreferenceValueNode<Key: PreferenceKey, Secondary: View>: TransparentViewNode,
  ElementOwner, GeometryReading, Reevaluated
{
  private var modifier: PreferenceValueModifier<Key, Secondary>
  private var context: RetainedContext
  private var holders = ElementMap<RuleNode<SecondaryRule>>()
  private var secondary: ViewNode?
  /// R-SEC-2: what holds several views of the secondary, centred on each other, as one.
  private var container = ImplicitContainer(ZStackRule())

  init<Content: View>(
    _ modifier: PreferenceValueModifier<Key, Secondary>,
    of content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context = RetainedContext(context)
    super.init(content, in: context)
    graph.readers.add(self)
  }

  func update<Content: View>(
    _ modifier: PreferenceValueModifier<Key, Secondary>,
    of content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context.follow(context)
    update(content, in: context)
    holders.forEach { holder in
      setDirection(of: holder.node)
      holder.set(rule)
    }
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    holders.follow(elements[start...]) { element in
      let holder = RuleNode(rule, session: graph.session)
      holder.node.adopt(CollectionOfOne(element))
      setDirection(of: holder.node)
      return holder
    }
    holders.replaceElements(of: &elements, from: start, with: \.node)
  }

  override func elementsDidChange() {
    graph.regrouped.add(self)
    super.elementsDidChange()
  }

  /// The value is asked for again at every layout: nothing else need be remembered.
  func reevaluate() {}

  func readGeometry() {
    guard isLive else { return }
    // R-PREF-2: where nobody has a value, the secondary is made of the default.
    let value = content?.preferences()[Key.self] ?? Key.defaultValue
    graph.outdated.remove(self)
    let view = DependencyTracking.evaluate(for: self) { modifier.secondary(value) }
    var inside = context.contextForUpdate().inside(body: self)
    inside.stackAxis = nil
    if let secondary {
      view.update(secondary, in: inside)
    } else {
      secondary = view.node(in: inside)
    }
    graph.catchUp()
    adoptElements()
  }

  /// One secondary for the first element: what several say is merged into one value.
  func adoptElements() {
    var isFirst = true
    holders.forEach { holder in
      defer { isFirst = false }
      guard isFirst, let secondary else { return }
      let element = container.node(for: secondary.elements, in: graph.session)
      let node = holder.node
      container.setRightToLeft(node.isRightToLeft)
      node.adopt([node.children[0]] + [element].compactMap(\.self))
    }
  }

  /// R-PREF-4: an overlay's preferences follow the primary's, a background's come first.
  override func preferences() -> PreferenceValues {
    var values = PreferenceValues()
    if modifier.side == .overlay { values.merge(super.preferences()) }
    if let secondary { values.merge(secondary.preferences()) }
    if modifier.side == .background { values.merge(super.preferences()) }
    return values
  }

  override func didLeave() { secondary?.leave() }

  private var rule: SecondaryRule {
    SecondaryRule(side: modifier.side, alignment: modifier.alignment)
  }

  private func setDirection(of node: LayoutNode) {
    node.isRightToLeft = context.known.isRightToLeft
  }
}
