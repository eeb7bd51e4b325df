/// The state that a layout of the engine's own keeps between its calls.
public struct BuiltInLayoutCache {
  /// The node that knows the layout's rule; `nil` before the first call.
  var node: LayoutNode?
}
