import Foundation

/// The identified views of a scene, and the actions that a tap on them runs.
///
/// A preference adds no view, so a scene is laid out in the same way without it.
struct IdentifiedViews: PreferenceKey {
  /// The bounds of the views in the last layout, from the innermost to the outermost.
  private(set) var bounds: [(identifier: String, anchor: Anchor<CGRect>)] = []
  /// The actions of buttons and tap gestures, from the innermost to the outermost.
  private var actions: [TapAction] = []

  private struct TapAction {
    /// The identifiers of the views around the action.
    var enclosing: Set<String> = []
    /// The identifiers of the views that react to taps, and of those inside.
    var enclosed: Set<String>
    var run: () -> Void
  }

  static var defaultValue: IdentifiedViews { IdentifiedViews() }

  static func reduce(value: inout IdentifiedViews, nextValue: () -> IdentifiedViews) {
    let next = nextValue()
    value.bounds += next.bounds
    value.actions += next.actions
  }

  /// Adds the view around all others.
  mutating func add(_ identifier: String, at anchor: Anchor<CGRect>) {
    bounds.append((identifier, anchor))
    for index in actions.indices { actions[index].enclosing.insert(identifier) }
  }

  /// Adds an action that a tap on any of the views runs.
  mutating func add(_ action: @escaping () -> Void) {
    actions.append(TapAction(enclosed: Set(bounds.map(\.identifier)), run: action))
  }

  /// Returns the action inside a view, or else the innermost one around it; `nil` without any.
  func action(of identifier: String) -> (() -> Void)? {
    let action =
      actions.first { $0.enclosing.contains(identifier) }
      ?? actions.first { $0.enclosed.contains(identifier) }
    return action?.run
  }
}

extension View {
  /// Sets the identity of the view, and records its bounds under the printed identifier.
  ///
  /// The compiler prefers this method to that of the framework, which accepts more identifiers. The
  /// identity is outermost, where lazy containers look for it.
  public func id<ID: Hashable & CustomStringConvertible>(_ id: ID) -> some View {
    let recorded = transformAnchorPreference(key: IdentifiedViews.self, value: .bounds) {
      $0.add("\(id)", at: $1)
    }
    return identified(recorded, by: id)
  }
}

/// Sets the identity of a view by the method of the framework.
private func identified<Content: View, ID: Hashable>(
  _ content: Content,
  by id: ID
) -> some View {
  content.id(id)
}
