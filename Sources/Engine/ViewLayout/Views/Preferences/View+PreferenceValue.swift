import Foundation

nonisolated extension View {
  /// The view with others in front of it that are made of one of its preferences.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - alignment: Where the others go where they are of another size.
  ///   - content: Makes the others of the preference's merged value.
  /// - Returns: The view, of the same size.
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

  /// The view with others behind it that are made of one of its preferences.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - alignment: Where the others go where they are of another size.
  ///   - content: Makes the others of the preference's merged value.
  /// - Returns: The view, of the same size.
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

/// A background or an overlay that is made of a preference of its primary.
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
  /// The view with a preference that is made of where a part of it is.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - source: The rectangle or the point of the view.
  ///   - transform: Makes the preference's value of the place.
  /// - Returns: The view, of the same size.
  public func anchorPreference<Part, Key: PreferenceKey>(
    key: Key.Type = Key.self,
    value source: Anchor<Part>.Source,
    transform: @escaping (Anchor<Part>) -> Key.Value
  ) -> some View {
    modifier(
      AnchorPreference<Key, Part>(source: source) { $0[Key.self] = transform($1) }
    )
  }

  /// The view with a preference that is changed by where a part of it is.
  ///
  /// - Parameters:
  ///   - key: The preference.
  ///   - source: The rectangle or the point of the view.
  ///   - transform: Changes the merged value.
  /// - Returns: The view, of the same size.
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

/// `anchorPreference` and `transformAnchorPreference`: a place in the scene as a preference.
nonisolated struct AnchorPreference<Key: PreferenceKey, Value>: PreferenceModifier {
  let source: Anchor<Value>.Source
  let change: (inout PreferenceValues, Anchor<Value>) -> Void

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    guard let element = node.elements.first else { return }
    change(&values, Anchor(value: source.resolve(element.drawnFrameInRoot)))
  }
}
