/// The node of a modifier with a second view, such as a background.
final class PairingViewNode<Modifier: PairingModifier>: TransparentViewNode, ElementOwner {
  private struct Pair {
    let node: RuleNode<Modifier.Rule>
    let secondary: ViewNode
    var container = ImplicitContainer(ZStackRule())
  }

  private final class PairBox {
    var pair: Pair
    init(_ pair: Pair) { self.pair = pair }
  }

  private var modifier: Modifier
  private var context: ViewContext
  private var pairs = ElementMap<PairBox>()

  init<Content: View>(
    _ modifier: Modifier,
    of content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context = context
    super.init(content, in: context)
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    guard let primary = content?.elements else { return }
    elements += pairs.values(
      for: primary,
      make: makePair,
      drop: { $0.pair.secondary.leave() }
    ).map(\.pair.node)
  }

  func update<Content: View>(
    _ modifier: Modifier,
    of content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context = context
    update(content, in: context)
    pairs.forEach { box in
      setDirection(of: box.pair.node)
      box.pair.node.set(modifier.rule)
      modifier.secondary.update(box.pair.secondary, in: context.inside(self, stackAxis: nil))
    }
    adoptElements()
  }

  /// What is inside changed: the primary's elements are the parent's affair, the secondary's ours.
  override func elementsDidChange() {
    graph.regroup(self)
    super.elementsDidChange()
  }

  func adoptElements() { pairs.forEach { adopt($0) } }

  /// R-PREF-4: an overlay's preferences follow the primary's, a background's come first.
  override func preferences() -> PreferenceValues {
    var values = PreferenceValues()
    if !modifier.speaksFirst { values.merge(super.preferences()) }
    pairs.forEach { values.merge($0.pair.secondary.preferences()) }
    if modifier.speaksFirst { values.merge(super.preferences()) }
    return values
  }

  override func didLeave() { pairs.forEach { $0.pair.secondary.leave() } }

  private func makePair(for element: LayoutNode) -> PairBox {
    let node = RuleNode(modifier.rule, session: graph.session)
    setDirection(of: node)
    let secondary = modifier.secondary.node(in: context.inside(self, stackAxis: nil))
    let box = PairBox(Pair(node: node, secondary: secondary))
    node.adopt([element])
    adopt(box)
    return box
  }

  private func adopt(_ box: PairBox) {
    let node = box.pair.node
    let secondary = box.pair.container.node(
      for: box.pair.secondary.elements,
      in: graph.session
    )
    box.pair.container.setRightToLeft(node.isRightToLeft)
    node.adopt([node.children[0]] + [secondary].compactMap(\.self))
  }

  private func setDirection(of node: LayoutNode) {
    node.isRightToLeft = context.environment.layoutDirection == .rightToLeft
  }
}
