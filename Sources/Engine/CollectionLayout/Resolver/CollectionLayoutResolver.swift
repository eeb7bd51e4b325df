package import Foundation
package import ViewLayout

/// A compositional layout in a collection view: it answers where everything is.
///
/// Its memory grows with the sections and the measurements, not with the items.
package final class CollectionLayoutResolver {
  /// Answers what an element's content takes of a proposal, which is `nil` along the axes that
  /// are estimated; `nil` for content that keeps the estimate.
  package typealias Measure = (CollectionElement.Identity, ProposedViewSize) -> CGSize?

  let layout: any ResolvedLayout
  let itemCounts: [Int]
  let registrations: CollectionRegistrations
  let measure: Measure?

  /// The surroundings that the layout is laid out in; a change invalidates the layout.
  package var surroundings: CollectionSurroundings {
    didSet {
      surroundings = surroundings.sanitized
      if surroundings != oldValue { invalidate() }
    }
  }

  /// Where the content's visible part begins, in the content's coordinates.
  package var scrollOffset = CGPoint.zero {
    didSet {
      if !scrollOffset.isValid { scrollOffset = oldValue }
      if scrollOffset != oldValue, !isCompensating { update() }
    }
  }

  /// How far orthogonal sections are scrolled, by the section.
  package private(set) var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The handlers that are told of the elements in sight, by the section.
  private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// The looks of elements that handlers have changed.
  var appearances: [CollectionElement.Identity: ElementAppearance] = [:]
  var sections: [PlacedSection] = []
  var boundaryItems: [BoundaryBlueprint] = []
  var boundary = BoundaryArrangement.empty
  /// The measurements of an earlier layout, until they have been taken over.
  private var preserved: PreservedLayoutState?
  /// How many groups may still be measured at once.
  var measurementsLeft = 0
  /// How far everything reaches across the layout, in points.
  private var breadth: CGFloat = 0
  /// How far boundary items may reach beyond their section, in points.
  private(set) var overhang: CGFloat = 0
  var boundaryMeasurements = SectionMeasurements()
  private var issues: [Issue] = []
  /// Whether the layout itself moves the offset, so that nothing in sight jumps.
  private var isCompensating = false

  /// Lays a layout out.
  ///
  /// - Parameters:
  ///   - layout: What to lay out.
  ///   - itemCounts: How many items each section has.
  ///   - surroundings: What it is laid out in.
  ///   - scrollOffset: Where the visible part begins, in the content's coordinates.
  ///   - orthogonalOffsets: How far sections are scrolled by themselves, by the section.
  ///   - preserved: The state that is preserved across an update, in place of these; `nil` for
  ///     none.
  ///   - registrations: What there are views for.
  ///   - measure: What content takes; `nil` where all content keeps its estimate.
  package init(
    _ layout: any ResolvedLayout,
    itemCounts: [Int],
    in surroundings: CollectionSurroundings,
    scrollOffset: CGPoint = .zero,
    orthogonalOffsets: [Int: CGFloat] = [:],
    preserved: PreservedLayoutState? = nil,
    registrations: CollectionRegistrations = CollectionRegistrations(
      createsAllDecorations: true
    ),
    measure: Measure? = nil
  ) {
    self.layout = layout
    self.itemCounts = itemCounts
    self.surroundings = surroundings.sanitized
    self.registrations = registrations
    self.measure = measure
    if scrollOffset.isValid { self.scrollOffset = scrollOffset }
    self.orthogonalOffsets = (preserved?.orthogonalOffsets ?? orthogonalOffsets)
      .filter { BlueprintBuilder.lengths.contains($0.value) }
    if let preserved, preserved.surroundings == self.surroundings { self.preserved = preserved }
    invalidate()
  }
}

extension CollectionLayoutResolver {
  /// R-COL-52: lays everything out again and discards measured sizes.
  package func invalidate() {
    layout.answering(by: self) { prepare() }
  }

  private func prepare() {
    boundaryMeasurements = SectionMeasurements()
    var preparation = SectionPreparation(self)
    sections = preparation.sections()
    boundaryItems = preparation.boundaryItems()
    issues += preparation.issues
    handlers = preparation.handlers
    restoreMeasurements()
    appearances = [:]
    stack(from: 0)
    update()
  }

  /// R-CV-27: what was measured before an update is not measured again.
  private func restoreMeasurements() {
    guard let preserved else { return }
    self.preserved = nil
    boundaryMeasurements = preserved.boundaryMeasurements
    for (section, measured) in preserved.measurements where sections.indices.contains(section) {
      sections[section].layout.adopt(measured)
    }
  }

  /// The measurements of content, by the section.
  var measurements: [Int: SectionMeasurements] {
    sections.indices.reduce(into: [:]) { measurements, section in
      let measured = sections[section].layout.measurements
      if !measured.isEmpty { measurements[section] = measured }
    }
  }

  /// Measures what is in sight, and tells of it.
  private func update() {
    layout.answering(by: self) {
      settle()
      notifyHandlers()
    }
  }

  /// The issues since the last call, each once.
  package func takeIssues() -> [Issue] {
    defer { issues = [] }
    var known: Set<Issue> = []
    return issues.filter { known.insert($0).inserted }
  }

  /// Notes something that went wrong.
  func report(_ issue: Issue) { issues.append(issue) }

  /// R-COL-53: moves the offset with what is in sight.
  func compensate(by distance: CGFloat) {
    isCompensating = true
    scrollOffset[axis] += distance
    isCompensating = false
  }

  /// Scrolls an orthogonal section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: How far from where its row begins in reading direction, in points.
  package func scroll(section: Int, to offset: CGFloat) {
    guard sections.indices.contains(section), isOrthogonal(section),
      BlueprintBuilder.lengths.contains(offset)
    else { return }
    orthogonalOffsets[section] = offset
    update()
  }
}

extension CollectionLayoutResolver {
  /// Along which sections follow each other.
  package var axis: Axis { layout.configuration.scrollDirection.axis }

  /// Whether a section scrolls across the layout's direction.
  func isOrthogonal(_ section: Int) -> Bool {
    sections[section].layout.template.blueprint.behavior != .none
  }

  /// R-COL-27: places the sections from one on behind each other, and the layout's boundary items
  /// around them.
  func stack(from section: Int) {
    for index in max(section, 1)..<max(sections.count, max(section, 1)) { place(index) }
    arrangeBoundary()
  }

  /// Places a section behind the one before it.
  func place(_ section: Int) {
    let spacing = layout.configuration.interSectionSpacing
    sections[section].start = sections[section - 1].end + spacing
  }

  /// Where the sections begin along the layout, in points.
  var sectionsOrigin: CGFloat { boundary.startBand }

  /// The size of a boundary item of the whole layout, content insets not taken off.
  func boundarySize(_ index: Int) -> CGSize {
    boundaryItems[index].size.size(
      in: surroundings.size,
      measured: boundaryMeasurements.boundaryItems[index],
      on: surroundings.pixels
    )
  }

  func arrangeBoundary() {
    let size = surroundings.size
    boundary = BoundaryArrangement(
      boundaryItems,
      sizes: boundaryItems.indices.map { boundarySize($0) },
      body: sections.last?.end ?? 0,
      along: axis,
      across: (start: 0, length: size[axis.cross])
    )
    (breadth, overhang) = sections.reduce(into: (size[axis.cross], 0)) { extremes, section in
      extremes.0 = max(extremes.0, section.layout.crossLength)
      extremes.1 = max(extremes.1, section.layout.overhang)
    }
  }

  /// The size of everything, in points.
  package var contentSize: CGSize { CGSize(boundary.length, along: axis, across: breadth) }
}

extension CollectionLayoutResolver: CollectionResolver {
  package func resolves(_ layout: AnyObject) -> Bool { self.layout === layout }

  package func preservedLayoutState() -> PreservedLayoutState { PreservedLayoutState(of: self) }
}

/// A section, where it begins.
struct PlacedSection {
  /// Along the layout, in points.
  var start: CGFloat
  var layout: SectionLayout

  /// Where it ends.
  var end: CGFloat { start + layout.length }
}
