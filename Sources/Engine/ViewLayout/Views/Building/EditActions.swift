/// What can be done with the rows of a collection, which no stage does.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit an action.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows can be taken away.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Makes views of elements that identify themselves and can be written, moved and taken away.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == IndexedData<Elements, ID>,
    ID == Elements.Element.ID,
    Elements.Element: Identifiable,
    Elements.Index: Hashable
  { self.init(data, content: content) }

  /// Makes views of elements that one of their properties identifies and that can be written, moved
  /// and taken away.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == IndexedData<Elements, ID>, Elements.Index: Hashable {
    self.init(data, id: id, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of elements that can be written, moved and taken away.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedData<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(data, rowContent: rowContent) }

  /// Makes a list of elements that can be written, moved and taken away.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<IndexedData<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(data, id: id, rowContent: rowContent)
  }
}

/// Whether what a view shows is being edited.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is, for a while.
  case transient
  /// It is.
  case active

  /// Not editing, editing temporarily, or editing until it is ended.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether what the view shows is being edited; `nil` if it is not set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
