public import Foundation

/// A view for each element of a collection, identified by the element's id (R-STATE-3).
///
/// A lazy container indexes the rows of all its collections together, which limits these to 2⁵⁶
/// elements. Other containers create all views immediately.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let identity: (Data.Element) -> ID
  /// Whether all elements are guaranteed to have different ids.
  private let areDistinct: Bool

  init(
    data: Data,
    content: @escaping (Data.Element) -> Content,
    identity: @escaping (Data.Element) -> ID,
    areDistinct: Bool = false
  ) {
    self.data = data
    self.content = content
    self.identity = identity
    self.areDistinct = areDistinct
  }
}

extension ForEach: View where Content: View {}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  nonisolated public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0 }, areDistinct: true)
  }
}

extension ForEach: PrimitiveView where Content: View {
  nonisolated static var rowKind: RowKind { .structure }

  nonisolated var isTransparentForRows: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    if context.makesRowsOnDemand, let count = rowsPerElement(in: context) {
      return OnDemandViewNode(source(in: context, perElement: count), in: context)
    }
    return withViews(in: context) { views, ids in
      if let range { return RangeViewNode(range, views, in: context) }
      return ForEachViewNode(views, ids: ids, in: context)
    }
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    if let node = node as? OnDemandViewNode {
      return node.update(source(in: context, perElement: node.source.rowsPerElement), in: context)
    }
    withViews(in: context) { views, ids in
      if let range {
        node.expected(RangeViewNode.self).update(to: range, views, in: context)
      } else {
        let node = node.expected(ForEachViewNode<ID, Content>.self)
        node.update(views, ids: ids, in: context)
      }
    }
  }

  /// Returns the number of rows of each element, or `nil` if the number can differ or change.
  ///
  /// It is derived from the view of the first element, or from the type of the content if there is
  /// no element.
  nonisolated private func rowsPerElement(in context: ViewContext) -> Int? {
    let kind =
      DependencyTracking.evaluatePart(of: context.owner) {
        data.first.map { content($0).rowKind }
      } ?? .of(Content.self)
    guard case .rows(let count) = kind, count > 0 else { return nil }
    return count
  }

  nonisolated private func source(in context: ViewContext, perElement count: Int) -> RowSource {
    func element(at place: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: place)]
    }
    return RowSource(
      count: data.count,
      rowsPerElement: count,
      areDistinct: areDistinct,
      id: { AnyHashable(identity(element(at: $0))) },
      modifier: context.rowModifier,
      content: { place in
        DependencyTracking.evaluatePart(of: context.owner) { content(element(at: place)) }
      }
    )
  }

  /// The view of each element, with the element's id.
  nonisolated var identifiedViews: [(id: ID, view: Content)] {
    data.map { (identity($0), content($0)) }
  }

  /// The range of a `ForEach` whose elements and identities are the integers in it.
  nonisolated private var range: Range<Int>? { areDistinct ? data as? Range<Int> : nil }

  /// Calls a closure with the views and identities of the elements, and returns its result.
  ///
  /// The identities of a range are not collected.
  nonisolated private func withViews<Result>(
    in context: ViewContext,
    _ body: (ElementViews<Content>, [ID]) -> Result
  ) -> Result {
    let (content, capacity) = (content, data.count)
    let start = UnsafeMutablePointer<Content>.allocate(capacity: capacity)
    var (ids, count) = ([ID](), 0)
    DependencyTracking.evaluatePart(of: context.owner) {
      if range == nil { ids = data.map(identity) }
      forEachElement { element in
        precondition(count < capacity, "a collection has more elements than its count")
        (start + count).initialize(to: content(element))
        count += 1
      }
    }
    let views = ElementViews(start: start, count: count)
    defer { views.deallocate() }
    return body(views, ids)
  }

  /// Calls a closure with each element, in order.
  ///
  /// A range of integers is iterated as such: without the type at compile time, its iterator takes
  /// longer than the node of a color.
  nonisolated private func forEachElement(_ body: (Data.Element) -> Void) {
    guard let range else { return data.forEach(body) }
    for index in range {
      withUnsafeBytes(of: index) { body($0.load(as: Data.Element.self)) }
    }
  }
}

/// The indices of a collection, paired with the ids of its elements.
public typealias IndexedData<Data: Collection, ID> =
  LazyMapSequence<Data.Indices, (Data.Index, ID)>

extension ForEach where Content: View {
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

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (place, element) in zip(indices, before + moved + after) { self[place] = element }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    let left = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: left)
  }
}

/// A view that makes its content from a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  nonisolated public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
  /// Sets the action for deletion of rows; specs cannot trigger it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(EmptyModifier())
  }

  /// Sets the action for moves of rows; specs cannot trigger it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(EmptyModifier())
  }
}

extension ForEach: AccessibilityRotorContent {
  public init<Part: AccessibilityRotorContent>(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Part
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == EmptyView {
    self.init(data: data, content: { _ in EmptyView() }) { $0.id }
  }
}
