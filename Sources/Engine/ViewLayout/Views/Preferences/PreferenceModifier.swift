/// A modifier that reads or changes what its content says by preferences.
nonisolated protocol PreferenceModifier: PrimitiveModifier {
  /// Whether an action observes the values.
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
  var lastValue: Any?
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

extension View {
  /// Sets the value of a preference, in place of what is said inside.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    modifier(PreferenceWriter<Key>(value: value))
  }

  /// Changes the merged value of a preference.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<Key>(transform: callback))
  }

  /// Runs an action with the merged value of a preference, first and whenever it changes.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceObserver<Key>(action: action))
  }
}

/// `transformPreference`: changes what the content says (R-PREF-3).
nonisolated struct PreferenceTransform<Key: PreferenceKey>: PreferenceModifier {
  let transform: (inout Key.Value) -> Void

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    // R-PREF-2: where nobody has a value, the default is changed.
    var value = values[Key.self] ?? Key.defaultValue
    transform(&value)
    values[Key.self] = value
  }
}

/// `preference`: replaces what the content says (R-PREF-3).
nonisolated struct PreferenceWriter<Key: PreferenceKey>: PreferenceModifier {
  let value: Key.Value

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    values[Key.self] = value
  }
}

/// `onPreferenceChange`: an action for the merged value of the content (R-PREF-7).
nonisolated struct PreferenceObserver<Key: PreferenceKey>: PreferenceModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  static var isObserver: Bool { true }

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    let last = node.lastValue as? Key.Value
    // Nobody has ever set the key: nothing to tell.
    guard let value = values[Key.self] ?? (last == nil ? nil : Key.defaultValue) else { return }
    if last == value { return }
    // R-PREF-8: what changes a third time in one layout is not going to settle.
    guard node.calls < 2 else {
      return node.graph.session.report(.preferenceUpdatedRepeatedly("\(Key.self)"))
    }
    node.lastValue = value
    node.calls += 1
    node.graph.actions.add { action(value) }
  }
}
