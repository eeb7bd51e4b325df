/// The edit actions of a collection's rows; specs cannot trigger them.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// The rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Both moving and deleting.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Makes views from identifiable elements, with bindings to them and edit actions.
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

  /// Makes views from elements identified by a key path, with bindings to them and edit actions.
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
  /// Makes a list of identifiable elements, with bindings to them and edit actions.
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

  /// Makes a list of elements identified by a key path, with bindings to them and edit actions.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<IndexedData<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(data, id: id, rowContent: rowContent)
  }
}

extension List {
  /// Makes a list of identifiable elements, with bindings, edit actions and multiple selection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedData<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(data, selection: selection, rowContent: rowContent) }

  /// Makes a list of identifiable elements, with bindings, edit actions and single selection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedData<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init(data, selection: selection, rowContent: rowContent) }
}

/// The edit mode of a view.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content is edited temporarily.
  case transient
  /// The content can be edited.
  case active

  /// Whether the mode is temporary or active editing.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// A binding to the edit mode of the view; `nil` if none is set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
