import Foundation

/// `anchorPreference` and `transformAnchorPreference`: a place in the scene as a preference.
nonisolated struct AnchorPreference<Key: PreferenceKey, Value>: PreferenceModifier {
  let source: Anchor<Value>.Source
  let change: (inout PreferenceValues, Anchor<Value>) -> Void

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    guard let element = node.elements.first else { return }
    change(&values, Anchor(value: source.resolve(element.drawnFrameInRoot)))
  }
}
