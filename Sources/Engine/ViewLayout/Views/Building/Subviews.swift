/// A view that containers get from their content, with its identity and its container values.
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a subview among the subviews of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  public internal(set) var containerValues = ContainerValues()
  /// The section and its part that the subview belongs to; `nil` outside of sections.
  var section: SubviewSection?
  var view: AnyView

  @MainActor public var body: some View { view }
}

nonisolated struct SubviewSection {
  var id: [AnyHashable]
  var part: SectionPart
  /// The container values of the section itself.
  var values: ContainerValues
}

/// The subviews of a container's content, in order.
///
/// ```swift
/// Group(subviews: content) { subviews in
///   HStack(spacing: 0) { ForEach(subviews) { $0.padding(5) } }
/// }
/// ```
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// A part of the subviews of a container's content.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// A section of a container's content, with the subviews of its parts.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section among the sections of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  public let id: ID
  public var containerValues: ContainerValues
  public var header: SubviewsCollection
  public var content: SubviewsCollection
  public var footer: SubviewsCollection
}

/// The sections of a container's content, in order.
///
/// Consecutive subviews outside of sections form a section without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  init(_ subviews: [Subview]) {
    var runs: [[Subview]] = []
    for subview in subviews {
      if let last = runs.last?.last, last.section?.id == subview.section?.id {
        runs[runs.count - 1].append(subview)
      } else {
        runs.append([subview])
      }
    }
    sections = runs.map { run in
      let part = { (part: SectionPart) in
        SubviewsCollection(subviews: run.filter { ($0.section?.part ?? .content) == part })
      }
      return SectionConfiguration(
        id: .init(path: run[0].section?.id ?? run[0].id.path),
        containerValues: run[0].section?.values ?? ContainerValues(),
        header: part(.header),
        content: part(.content),
        footer: part(.footer)
      )
    }
  }
}

/// A group that a closure makes from the subviews or sections of a view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: ([Subview]) -> Content

  @MainActor public var body: some View { transform(SubviewList.subviews(of: subviews)) }
}

extension Group where Content: View {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent(subviews: view) { transform(SubviewsCollection(subviews: $0)) }
    }
  }

  nonisolated public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent(subviews: view) { transform(SectionCollection($0)) }
    }
  }
}

/// The collection of a `ForEach` over the subviews or sections of a view.
///
/// The views are made from the elements when the collection is created.
public typealias ForEachSubviewCollection<Content> = [Content]

extension ForEach where Content: View {
  nonisolated public init<Base: View>(
    subviews view: Base,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Subview>, ID == Subview.ID {
    self.init(SubviewList.subviews(of: view), content: content)
  }

  nonisolated public init<Base: View>(
    sections view: Base,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSubviewCollection<SectionConfiguration>,
    ID == SectionConfiguration.ID
  {
    self.init(SectionCollection(SubviewList.subviews(of: view)).sections, content: content)
  }
}
