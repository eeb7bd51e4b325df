/// The places of a collection's elements with the elements' identities.
public typealias IndexedData<Data: Collection, ID> =
  LazyMapSequence<Data.Indices, (Data.Index, ID)>

extension ForEach where Content: View {
  /// Makes views of elements that identify themselves and can be written.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == IndexedData<Elements, ID>,
    ID == Elements.Element.ID,
    Elements.Element: Identifiable,
    Elements.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views of elements that one of their properties identifies and that can be written.
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == IndexedData<Elements, ID>, Elements.Index: Hashable {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { place in content(data.element(at: place.0)) },
      identity: { $0.1 }
    )
  }
}
