/// A modifier with a second view that is laid out together with each element, such as a background.
nonisolated protocol PairingModifier: PrimitiveModifier {
  associatedtype Secondary: View
  associatedtype Rule: WrapperRule

  var secondary: Secondary { get }

  /// Whether the preferences of the second view are merged before those of the modified view.
  var mergesSecondaryFirst: Bool { get }

  /// The layout rule, with the modifier's parameters, of a node whose children are the two views.
  var rule: Rule { get }
}

extension PairingModifier {
  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    PairingViewNode(self, of: content, in: context)
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    node.expected(PairingViewNode<Self>.self).update(self, of: content, in: context)
  }
}

/// The node of a modifier with a second view, such as a background.
final class PairingViewNode<Modifier: PairingModifier>: TransparentViewNode, ElementOwner {
  /// An element and the second view that is laid out with it.
  private final class Pair {
    let holder: RuleNode<Modifier.Rule>
    let secondary: ViewNode
    /// R-SEC-2: the `ZStack` that contains the second view's elements if there are several.
    var container = ImplicitContainer(ZStackRule())

    init(holder: RuleNode<Modifier.Rule>, secondary: ViewNode) {
      self.holder = holder
      self.secondary = secondary
    }
  }

  private var modifier: Modifier
  private var context: RetainedContext
  private var pairs = ElementMap<Pair>()

  init<Content: View>(
    _ modifier: Modifier,
    of content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context = RetainedContext(context)
    super.init(content, in: context)
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    pairs.follow(elements[start...], make: makePair, drop: { $0.secondary.leave() })
    pairs.replaceElements(of: &elements, from: start) { $0.holder.node }
  }

  func update<Content: View>(
    _ modifier: Modifier,
    of content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    self.context.follow(context)
    update(content, in: context)
    pairs.forEach { pair in
      setDirection(of: pair.holder.node)
      pair.holder.set(modifier.rule)
      modifier.secondary.update(pair.secondary, in: context.inside(self, stackAxis: nil))
    }
    adoptElements()
  }

  /// Called when elements inside have changed, either of the modified view or of the second view.
  ///
  /// The parent adopts those of the modified view, and this node adopts those of the second view.
  override func elementsDidChange() {
    graph.regrouped.add(self)
    super.elementsDidChange()
  }

  func adoptElements() { pairs.forEach { adopt($0) } }

  /// R-PREF-4: returns the preferences of both views: those of a background come first, those of an
  /// overlay last.
  override func preferences() -> PreferenceValues {
    var values = PreferenceValues()
    if !modifier.mergesSecondaryFirst { values.merge(super.preferences()) }
    pairs.forEach { values.merge($0.secondary.preferences()) }
    if modifier.mergesSecondaryFirst { values.merge(super.preferences()) }
    return values
  }

  override func didLeave() { pairs.forEach { $0.secondary.leave() } }

  private func makePair(for element: LayoutNode) -> Pair {
    let holder = RuleNode(modifier.rule, session: graph.session)
    setDirection(of: holder.node)
    let secondary = modifier.secondary.node(in: context.known.inside(self, stackAxis: nil))
    let pair = Pair(holder: holder, secondary: secondary)
    holder.node.adopt(CollectionOfOne(element))
    adopt(pair)
    return pair
  }

  private func adopt(_ pair: Pair) {
    let node = pair.holder.node
    let secondary = pair.container.node(for: pair.secondary.elements, in: graph.session)
    pair.container.setRightToLeft(node.isRightToLeft)
    node.adopt([node.children[0]] + [secondary].compactMap(\.self))
  }

  private func setDirection(of node: LayoutNode) {
    node.isRightToLeft = context.known.isRightToLeft
  }
}
