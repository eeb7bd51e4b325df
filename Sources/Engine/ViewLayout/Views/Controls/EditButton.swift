/// A button that begins and ends an edit, which no stage does: as large as its label (R-CTRL).
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}

  /// The label: Edit, or Done while something is edited.
  @MainActor public var body: some View {
    ControlView("EditButton") { Text(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") }
  }
}
