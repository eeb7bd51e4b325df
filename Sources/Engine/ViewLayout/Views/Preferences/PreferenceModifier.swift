/// A modifier that reads or changes what its content says by preferences.
nonisolated protocol PreferenceModifier: PrimitiveModifier {
  /// Whether somebody waits for the values.
  static var isObserver: Bool { get }

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>)
}

extension PreferenceModifier {
  nonisolated static var isObserver: Bool { false }

  nonisolated func makeNode<Content: View>(
    of content: Content,
    in context: ViewContext
  ) -> ViewNode {
    PreferenceNode(self, around: content, in: context)
  }

  nonisolated func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(PreferenceNode<Self>.self)
    node.modifier = self
    node.update(content, in: context)
  }
}

/// The node of a modifier of preferences.
final class PreferenceNode<Modifier: PreferenceModifier>: TransparentViewNode, ActionCounting {
  var modifier: Modifier
  /// The value that an observer was told last.
  var memory: Any?
  /// How often an observer was told something in this layout.
  var calls = 0

  init<Content: View>(_ modifier: Modifier, around content: Content, in context: ViewContext) {
    self.modifier = modifier
    super.init(content, in: context)
    if Modifier.isObserver {
      graph.counters.add(self)
      graph.preferenceObservers.add(self)
    }
  }

  /// R-PREF-5: a candidate that is not shown says nothing.
  override func preferences() -> PreferenceValues {
    guard isLive else { return PreferenceValues() }
    var values = super.preferences()
    modifier.apply(to: &values, node: self)
    return values
  }

  func countFromZero() { calls = 0 }
}
