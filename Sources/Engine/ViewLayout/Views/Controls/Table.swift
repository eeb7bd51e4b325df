public import Foundation

/// A table as in a compact width: a list of the first column, without headers.
///
/// SwiftUI documents this appearance for a compact horizontal size class; no recording shows the
/// widths of several columns.
nonisolated public struct Table<Value: Identifiable>: View {
  let rows: [Value]
  let cell: (Value) -> StyledPart

  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(data, columns())
  }

  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(data, columns())
  }

  public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    self.init(data, columns())
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, Columns: TableColumnContent>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, columns())
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, Columns: TableColumnContent>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, columns())
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, Columns: TableColumnContent>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value, Sort.Compared == Value {
    self.init(data, columns())
  }

  private init<Data: RandomAccessCollection, Columns: TableColumnContent>(
    _ data: Data,
    _ columns: Columns
  ) where Data.Element == Value, Columns.TableRowValue == Value {
    rows = Array(data)
    cell = { columns.cell($0) }
  }

  @MainActor public var body: some View {
    List(rows) { cell($0) }
  }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparators that sort the rows; `Never` for none.
  associatedtype TableColumnSortComparator

  /// Returns the cell of the first column.
  func cell(_ row: TableRowValue) -> StyledPart
}

/// A column of a table.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort

  private let content: (RowValue) -> Content

  public func cell(_ row: RowValue) -> StyledPart { StyledPart(content(row)) }

  /// Returns the column unchanged: only the first column is shown, and it fills the row.
  public func width(_ width: CGFloat? = nil) -> Self { self }

  /// Returns the column unchanged: only the first column is shown, and it fills the row.
  public func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> Self { self }
}

extension TableColumn where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == Never { self.content = content }

  public init<Sorted: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, Sorted>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> { self.content = content }

  public init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>
  ) where Sort == KeyPathComparator<RowValue>, Content == Text {
    content = { Text(verbatim: $0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>
  ) where Sort == Never, Content == Text {
    content = { Text(verbatim: $0[keyPath: value]) }
  }
}

/// A result builder for the columns of a table; only the first one is kept.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  public static func buildBlock<First: TableColumnContent, each Other: TableColumnContent>(
    _ first: First,
    _ other: repeat each Other
  ) -> First where First.TableRowValue == RowValue { first }
}
