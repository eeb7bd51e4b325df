nonisolated extension View {
  /// The view with a point that its scroll view holds on to: where content rests, what stays in
  /// place when lengths change, and where short content goes.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.general = anchor }
  }

  /// The view with a point that its scroll view holds on to in one role.
  ///
  /// It has precedence over an anchor for all roles on the same view, wherever each stands.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.ofRoles[role] = anchor }
  }
}
