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
