/// A view for each element of a collection, each with its element's identity (R-STATE-3).
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  private let identity: (Data.Element) -> ID

  init(
    data: Data,
    content: @escaping (Data.Element) -> Content,
    identity: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.identity = identity
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
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach: PrimitiveView where Content: View {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    ForEachViewNode(views(in: context), in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(ForEachViewNode.self).update(views(in: context), in: context)
  }

  nonisolated private func views(
    in context: ViewContext
  ) -> [(id: AnyHashable, view: any View)] {
    DependencyTracking.evaluatePart(of: context.owner) {
      data.map { (AnyHashable(identity($0)), content($0)) }
    }
  }
}
