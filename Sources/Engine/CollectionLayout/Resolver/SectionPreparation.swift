import Foundation
import ViewLayout

/// Asks a layout's author for the sections, and solves those that differ.
struct SectionPreparation {
  private let resolver: CollectionLayoutResolver
  private let environment: LayoutEnvironment
  private var builder: BlueprintBuilder
  private var templates: Set<SectionTemplate> = []
  private var templateIssues: [Issue] = []
  /// The section that was asked for last, with its form: providers often answer the same one.
  private var last: (section: NSCollectionLayoutSection, template: SectionTemplate)?
  private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  private var lastLayout: SectionLayout?

  init(_ resolver: CollectionLayoutResolver) {
    self.resolver = resolver
    environment = resolver.surroundings.environment(in: resolver.surroundings.size)
    builder = BlueprintBuilder(
      surroundings: resolver.surroundings,
      configuration: resolver.layout.configuration
    )
  }

  /// The issues of the author's numbers.
  var issues: [Issue] { builder.issues + templateIssues }
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
    resolver.layout.configuration.boundarySupplementaryItems.map { builder.boundaryItem($0) }
  }

  private mutating func layout(of index: Int, itemCount: Int) -> SectionLayout {
    let template = template(of: index, itemCount: itemCount)
    if let lastLayout, lastLayout.template === template, lastLayout.itemCount == itemCount {
      return lastLayout
    }
    let layout = SectionLayout(template, itemCount: itemCount)
    lastLayout = layout
    return layout
  }

  private mutating func template(of index: Int, itemCount: Int) -> SectionTemplate {
    guard let section = resolver.layout.sectionProvider(index, environment) else {
      // R-COL-29: no section is none, unless there are items for it.
      if itemCount > 0 { builder.report(.missingSection(index)) }
      return template(of: .none)
    }
    if let handler = section.visibleItemsInvalidationHandler { handlers[index] = handler }
    // The same section of a list is another one as the first.
    let isReusable = index > 1 || section.subsequentTop == 0
    if let last, isReusable, last.section === section { return last.template }
    let template = template(of: builder.section(section, isFirst: index == 0))
    last = (section, template)
    return template
  }

  private mutating func template(of blueprint: SectionBlueprint) -> SectionTemplate {
    let unsolved = SectionTemplate(
      blueprint,
      axis: resolver.axis,
      bounds: resolver.surroundings.size,
      pixels: resolver.surroundings.pixels
    )
    let (isNew, template) = templates.insert(unsolved)
    guard isNew else { return template }
    templateIssues += template.issues
    // R-CV-15: a kind without a class in the layout is an issue, which says where it has one.
    for decoration in blueprint.decorations
    where !resolver.registrations.createsAllDecorations
      && resolver.layout.decorationClasses[decoration.kind] == nil
    {
      let isViews = resolver.registrations.kindsOfViews.contains(decoration.kind)
      builder.report(.decorationNotRegistered(decoration.kind, isRegisteredWithView: isViews))
    }
    return template
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
