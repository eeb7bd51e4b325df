import Foundation

/// Rows one below the other (R-CTRL): takes what it is proposed, and nothing where nothing is
/// (R-SCROLL-7, as recorded).
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.listRowSpacing) private var rowSpacing
  let content: Content

  init(rows content: Content) { self.content = content }

  /// Makes a list in which several rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list in which one row can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows, from the top.
  @MainActor public var body: some View {
    ControlView("List") { RowsView(spacing: rowSpacing ?? 0, content: content) }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List where SelectionValue == Never {
  /// Makes a list of elements that identify themselves.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements that one of their properties identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of numbers.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements that can be written.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedData<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements that can be written.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<IndexedData<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list of elements, one of which can be chosen, that identify themselves.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements, one of which can be chosen, that one of their properties identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of numbers, one of which can be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements, one of which can be chosen, that can be written.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedData<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements, one of which can be chosen, that can be written.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<IndexedData<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list of elements, several of which can be chosen, that identify themselves.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements, several of which can be chosen, that one of their properties
  /// identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of numbers, several of which can be chosen.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements, several of which can be chosen, that can be written.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedData<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Makes a list of elements, several of which can be chosen, that can be written.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<IndexedData<Data, ID>, ID, RowContent>, Data.Index: Hashable {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }
}

/// Controls one below the other, as the rows of a list (R-CTRL).
nonisolated public struct Form<Content: View>: View {
  @Environment(\.listRowSpacing) private var rowSpacing
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, from the top.
  @MainActor public var body: some View {
    ControlView("Form") { RowsView(spacing: rowSpacing ?? 0, content: content) }
  }
}
