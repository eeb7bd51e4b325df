import Foundation
import ViewLayout

/// Requests the sections from a layout's author, and solves the distinct ones.
struct SectionPreparation {
  private let resolver: CollectionLayoutResolver
  private let environment: LayoutEnvironment
  private var builder: BlueprintBuilder
  private var templates: Set<SectionTemplate> = []
  private var templateIssues: [Issue] = []
  /// The last section and its template, because providers often return the same section object
  /// again.
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

  /// The issues in the author's descriptions.
  var issues: [Issue] { builder.issues + templateIssues }
}

extension SectionPreparation {
  /// Returns the sections, all at the position 0.
  mutating func sections() -> [PlacedSection] {
    var sections: [PlacedSection] = []
    sections.reserveCapacity(resolver.itemCounts.count)
    for (index, count) in resolver.itemCounts.enumerated() {
      sections.append(PlacedSection(start: 0, layout: layout(of: index, itemCount: max(count, 0))))
    }
    return sections
  }

  /// Returns the boundary items of the whole layout.
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
      // R-COL-29: a missing section is an issue only if it has items.
      if itemCount > 0 { builder.report(.missingSection(index)) }
      return template(of: .none)
    }
    if let handler = section.visibleItemsInvalidationHandler { handlers[index] = handler }
    // In a list, the first section has another top inset than the others, even with the same
    // description.
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
    // R-CV-15: a decoration kind without a class in the layout is an issue.
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
  /// An empty section, in place of a missing one.
  static let none = SectionBlueprint(
    group: ItemBlueprint(
      size: SizeRule(width: .absolute(0), height: .absolute(0)),
      group: GroupBlueprint(axis: .horizontal, arrangement: .list([]))
    )
  )
}
