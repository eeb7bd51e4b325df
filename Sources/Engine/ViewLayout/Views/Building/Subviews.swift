/// A view that containers get from their content, with its identity and its container values.
nonisolated public struct Subview: View, Identifiable {
  /// The identity of a subview among the subviews of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the subview.
  public let id: ID
  /// The values that the content set for its container.
  public internal(set) var containerValues = ContainerValues()
  /// The section and its part that the subview belongs to; `nil` outside of sections.
  var section: SubviewSection?
  var view: AnyView

  /// The view from the content.
  @MainActor public var body: some View { view }
}

/// The place of a subview in a section.
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
///   HStack { ForEach(subviews) { $0.padding() } }
/// }
/// ```
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
  let subviews: [Subview]

  /// The index of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }

  /// Returns the subview at an index.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Returns the subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The subviews of the collection, in order.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// A part of the subviews of a container's content.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The index of the first subview in the whole collection.
  public var startIndex: Int { subviews.startIndex }
  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the subview at an index of the whole collection.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Returns the subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The subviews of the part.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// A section of a container's content, with the subviews of its parts.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section among the sections of its container.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity of the section.
  public let id: ID
  /// The values that the content set for its container on the section.
  public var containerValues: ContainerValues
  /// The subviews of the header.
  public var header: SubviewsCollection
  /// The subviews between header and footer.
  public var content: SubviewsCollection
  /// The subviews of the footer.
  public var footer: SubviewsCollection
}

/// The sections of a container's content, in order.
///
/// Consecutive subviews outside of sections form a section without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The index of the first section: 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }

  /// Returns the section at an index.
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

  /// The result of the closure.
  @MainActor public var body: some View { transform(SubviewList.subviews(of: subviews)) }
}

extension Group where Content: View {
  /// Makes a group from the subviews of a view.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent(subviews: view) { transform(SubviewsCollection(subviews: $0)) }
    }
  }

  /// Makes a group from the sections of a view.
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
  /// Makes a view for each subview of a view.
  nonisolated public init<Base: View>(
    subviews view: Base,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Subview>, ID == Subview.ID {
    self.init(SubviewList.subviews(of: view), content: content)
  }

  /// Makes a view for each section of a view.
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
