import Foundation

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
