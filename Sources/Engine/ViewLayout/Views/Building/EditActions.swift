/// The edit actions of a collection's rows; specs cannot trigger them.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
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
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
