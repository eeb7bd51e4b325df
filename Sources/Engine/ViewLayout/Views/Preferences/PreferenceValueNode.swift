/// The node of `overlayPreferenceValue` and `backgroundPreferenceValue`.
///
/// The preferences of the primary view are complete when it has been placed. The secondary view is
/// evaluated then, like the content of a `GeometryReader`, and never affects the layout of the
/// primary view (R-PREF-6).
final class PreferenceValueNode<Key: PreferenceKey, Secondary: View>: TransparentViewNode,
  ElementOwner, GeometryReading, Reevaluated
{
  private var modifier: PreferenceValueModifier<Key, Secondary>
  private var context: RetainedContext
  private var holders = ElementMap<RuleNode<SecondaryRule>>()
  private var secondary: ViewNode?
  /// R-SEC-2: The implicit `ZStack` that holds several secondary views.
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

  override var reevaluated: (any Reevaluated)? { self }

  func update<Content: View>(
    _ modifier: PreferenceValueModifier<Key, Secondary>,
    of content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context.follow(context)
    update(content, in: context)
    holders.set(rule, context)
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    holders.wrap(&elements, from: start, in: rule, context.known)
  }

  override func elementsDidChange() {
    graph.regrouped.add(self)
    super.elementsDidChange()
  }

  /// Does nothing, because the value is read again in each layout.
  func reevaluate() {}

  func readGeometry() {
    guard isLive else { return }
    // R-PREF-2: without a value, the secondary view is made from the default value.
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

  /// Adds the secondary view to the first element only.
  ///
  /// The preferences of all elements are merged into one value, so there is one secondary view.
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

  /// R-PREF-4: Returns the merged preferences: those of a background come first, those of an
  /// overlay last.
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
}
