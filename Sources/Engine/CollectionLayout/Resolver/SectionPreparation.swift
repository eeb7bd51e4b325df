import Foundation
import ViewLayout

/// Asks a layout's author for the sections, and solves those that differ.
struct SectionPreparation {
  private let resolver: CollectionLayoutResolver
  private let environment: LayoutEnvironment
  private var maker: BlueprintMaker
  private var forms: Set<SectionForm> = []
  private var formIssues: [Issue] = []
  /// The section that was asked for last, with its form: providers often answer the same one.
  private var last: (section: NSCollectionLayoutSection, form: SectionForm)?
  private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  private var lastLayout: SectionLayout?

  init(_ resolver: CollectionLayoutResolver) {
    self.resolver = resolver
    environment = resolver.surroundings.environment(in: resolver.surroundings.size)
    maker = BlueprintMaker(
      surroundings: resolver.surroundings,
      configuration: resolver.layout.configuration
    )
  }

  /// The issues of the author's numbers.
  var issues: [Issue] { maker.issues + formIssues }
}

extension SectionPreparation {
  /// The sections, all at 0 along the layout.
  mutating func sections() -> [PlacedSection] {
    var sections: [PlacedSection] = []
    sections.reserveCapacity(resolver.itemCounts.count)
    for (index, count) in resolver.itemCounts.enumerated() {
      sections.append(PlacedSection(start: 0, layout: layout(of: index, itemCount: max(count, 0))))
    }
    return sections
  }

  /// The boundary items of the whole layout.
  mutating func boundaryItems() -> [BoundaryBlueprint] {
    resolver.layout.configuration.boundarySupplementaryItems.map { maker.boundaryItem($0) }
  }

  private mutating func layout(of index: Int, itemCount: Int) -> SectionLayout {
    let form = form(of: index, itemCount: itemCount)
    if let lastLayout, lastLayout.form === form, lastLayout.itemCount == itemCount {
      return lastLayout
    }
    let layout = SectionLayout(form, itemCount: itemCount)
    lastLayout = layout
    return layout
  }

  private mutating func form(of index: Int, itemCount: Int) -> SectionForm {
    guard let section = resolver.layout.sectionProvider(index, environment) else {
      // R-COL-29: no section is none, unless there are items for it.
      if itemCount > 0 { maker.report(.missingSection(index)) }
      return form(of: .none)
    }
    if let handler = section.visibleItemsInvalidationHandler { handlers[index] = handler }
    // The same section of a list is another one as the first.
    let isReusable = index > 1 || section.laterTop == 0
    if let last, isReusable, last.section === section { return last.form }
    let form = form(of: maker.section(section, isFirst: index == 0))
    last = (section, form)
    return form
  }

  private mutating func form(of blueprint: SectionBlueprint) -> SectionForm {
    let unsolved = SectionForm(
      blueprint,
      axis: resolver.axis,
      bounds: resolver.surroundings.size,
      pixels: resolver.surroundings.pixels
    )
    let (isNew, form) = forms.insert(unsolved)
    guard isNew else { return form }
    formIssues += form.issues
    // R-CV-15: a kind without a class in the layout is an issue, which says where it has one.
    for decoration in blueprint.decorations
    where !resolver.registrations.makesEveryDecoration
      && resolver.layout.decorationClasses[decoration.kind] == nil
    {
      let isViews = resolver.registrations.kindsOfViews.contains(decoration.kind)
      maker.report(.decorationNotRegistered(decoration.kind, isRegisteredWithView: isViews))
    }
    return form
  }
}

extension SectionBlueprint {
  /// A section that lays out nothing.
  static let none = SectionBlueprint(
    group: ItemBlueprint(
      size: SizeRule(width: .absolute(0), height: .absolute(0)),
      group: GroupBlueprint(axis: .horizontal, arrangement: .list([]))
    )
  )
}
