/// A view for each element of a collection, each with its element's identity (R-STATE-3).
///
/// A lazy container numbers the rows of all its collections: these have at most 2⁵⁶ elements. A
/// container that is not lazy makes them all.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  private let identity: (Data.Element) -> ID
  /// Whether no two elements can have the same identity.
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
  /// Makes views of elements that identify themselves.
  nonisolated public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: View {
  /// Makes views of elements that one of their properties identifies.
  nonisolated public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes views of a range of numbers.
  nonisolated public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0 }, areDistinct: true)
  }
}

extension ForEach: PrimitiveView where Content: View {
  nonisolated static var rowKind: RowKind { .structure }

  nonisolated var handsRowsThrough: Bool { true }

  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    if context.makesRowsOnDemand, let count = rowsPerElement(in: context) {
      return OnDemandViewNode(source(in: context, perElement: count), in: context)
    }
    return ForEachViewNode(rows(in: context), areDistinct: areDistinct, in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    if let node = node as? OnDemandViewNode {
      return node.update(source(in: context, perElement: node.source.rowsPerElement), in: context)
    }
    node.expected(ForEachViewNode<ID, Content>.self).update(rows(in: context), in: context)
  }

  /// How many rows each element always is, as the first one or the type tells; `nil` where that
  /// can change.
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

  nonisolated private func rows(
    in context: ViewContext
  ) -> [ForEachViewNode<ID, Content>.Row] {
    DependencyTracking.evaluatePart(of: context.owner) {
      data.map { .init(id: identity($0), view: content($0)) }
    }
  }
}
