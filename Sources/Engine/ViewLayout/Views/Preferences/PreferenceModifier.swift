/// A modifier that reads or changes the preferences of its content.
nonisolated protocol PreferenceModifier: PrimitiveModifier {
  /// Whether the modifier runs an action for changed values.
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

/// The node of a modifier that reads or changes preferences.
final class PreferenceNode<Modifier: PreferenceModifier>: TransparentViewNode, ActionCounting {
  var modifier: Modifier
  /// The value that the observer's action received last.
  var lastValue: Any?
  /// The number of calls of the observer's action in the current layout.
  var calls = 0

  init<Content: View>(_ modifier: Modifier, around content: Content, in context: ViewContext) {
    self.modifier = modifier
    super.init(content, in: context)
    if Modifier.isObserver {
      graph.counters.add(self)
      graph.preferenceObservers.add(self)
    }
  }

  /// R-PREF-5: Returns the modified preferences; a candidate that is not shown has none.
  override func preferences() -> PreferenceValues {
    guard isLive else { return PreferenceValues() }
    var values = super.preferences()
    modifier.apply(to: &values, node: self)
    return values
  }

  func countFromZero() { calls = 0 }
}

extension View {
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value: Key.Value
  ) -> some View {
    modifier(PreferenceWriter<Key>(value: value))
  }

  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<Key>(transform: callback))
  }

  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceObserver<Key>(action: action))
  }
}

/// The modifier of `transformPreference`: transforms the value of the content (R-PREF-3).
nonisolated struct PreferenceTransform<Key: PreferenceKey>: PreferenceModifier {
  let transform: (inout Key.Value) -> Void

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    // R-PREF-2: without a value, the default value is transformed.
    var value = values[Key.self] ?? Key.defaultValue
    transform(&value)
    values[Key.self] = value
  }
}

/// The modifier of `preference`: replaces the value of the content (R-PREF-3).
nonisolated struct PreferenceWriter<Key: PreferenceKey>: PreferenceModifier {
  let value: Key.Value

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    values[Key.self] = value
  }
}

/// The modifier of `onPreferenceChange`: runs an action with the merged value of the content
/// (R-PREF-7).
nonisolated struct PreferenceObserver<Key: PreferenceKey>: PreferenceModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  static var isObserver: Bool { true }

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    let last = node.lastValue as? Key.Value
    // The key has never had a value, so there is nothing to report.
    guard let value = values[Key.self] ?? (last == nil ? nil : Key.defaultValue) else { return }
    if last == value { return }
    // R-PREF-8: a value that changes a third time in one layout is not expected to settle.
    guard node.calls < 2 else {
      return node.graph.session.report(.preferenceUpdatedRepeatedly("\(Key.self)"))
    }
    node.lastValue = value
    node.calls += 1
    node.graph.actions.add { action(value) }
  }
}
