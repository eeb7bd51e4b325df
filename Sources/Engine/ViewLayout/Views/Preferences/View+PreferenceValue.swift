import Foundation

nonisolated extension View {
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(
      PreferenceValueModifier<Key, Overlay>(
        side: .overlay,
        alignment: alignment,
        secondary: content
      )
    )
  }

  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(
      PreferenceValueModifier<Key, Background>(
        side: .background,
        alignment: alignment,
        secondary: content
      )
    )
  }
}

/// A background or overlay that is made from a preference of the primary view.
nonisolated struct PreferenceValueModifier<Key: PreferenceKey, Secondary: View>: PrimitiveModifier {
  let side: SecondaryRule.Side
  let alignment: Alignment
  let secondary: (Key.Value) -> Secondary

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    PreferenceValueNode(self, of: content, in: context)
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    node.expected(PreferenceValueNode<Key, Secondary>.self).update(self, of: content, in: context)
  }
}

nonisolated extension View {
  public func anchorPreference<Part, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value source: Anchor<Part>.Source,
    transform: @escaping (Anchor<Part>) -> Key.Value
  ) -> some View {
    modifier(
      AnchorPreference<Key, Part>(source: source) { $0[Key.self] = transform($1) }
    )
  }

  public func transformAnchorPreference<Part, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value source: Anchor<Part>.Source,
    transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
  ) -> some View {
    modifier(
      AnchorPreference<Key, Part>(source: source) { values, anchor in
        var value = values[Key.self] ?? Key.defaultValue
        transform(&value, anchor)
        values[Key.self] = value
      }
    )
  }
}

/// The modifier of `anchorPreference` and `transformAnchorPreference`.
nonisolated struct AnchorPreference<Key: PreferenceKey, Value>: PreferenceModifier {
  let source: Anchor<Value>.Source
  let change: (inout PreferenceValues, Anchor<Value>) -> Void

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    guard let element = node.elements.first else { return }
    change(&values, Anchor(value: source.resolve(element.drawnFrameInRoot)))
  }
}
