/// Whether what a view shows is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is, for a while.
  case transient
  /// It is.
  case active

  /// Whether it is, for a while or until somebody ends it.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether what the view shows is being edited; `nil` where nobody said.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
