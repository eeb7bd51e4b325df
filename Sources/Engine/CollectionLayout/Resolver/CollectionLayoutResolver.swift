package import Foundation
package import ViewLayout

/// Computes the frames of a compositional layout in a collection view.
///
/// Its memory grows with the number of sections and measurements, not with the number of items.
package final class CollectionLayoutResolver {
  /// Returns the size of an element's content for a proposal, or `nil` to keep the estimated size.
  ///
  /// The proposal is `nil` along the axes whose length is estimated.
  package typealias Measure = (CollectionElement.Identity, ProposedViewSize) -> CGSize?

  let layout: any ResolvedLayout
  let itemCounts: [Int]
  let registrations: CollectionRegistrations
  let measure: Measure?

  /// The size and the traits that the layout is computed for; a change invalidates the layout.
  package var surroundings: CollectionSurroundings {
    didSet {
      surroundings = surroundings.sanitized
      if surroundings != oldValue { invalidate() }
    }
  }

  /// The origin of the visible part, in content coordinates.
  package var scrollOffset = CGPoint.zero {
    didSet {
      if !scrollOffset.isValid { scrollOffset = oldValue }
      if scrollOffset != oldValue, !isCompensating { update() }
    }
  }

  /// The scroll offsets of orthogonal sections, by section.
  package private(set) var orthogonalOffsets: [Int: CGFloat] = [:]
  /// The visible items handlers, by section.
  private(set) var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  /// The appearances of elements that handlers have changed.
  var appearances: [CollectionElement.Identity: ElementAppearance] = [:]
  var sections: [PlacedSection] = []
  var boundaryItems: [BoundaryBlueprint] = []
  var boundary = BoundaryArrangement.empty
  /// The state from before an update; `nil` once its measurements are adopted.
  private var preserved: PreservedLayoutState?
  /// The number of groups that may still be measured in this layout.
  var measurementsLeft = 0
  /// The length of the content on the cross axis, in points.
  private var breadth: CGFloat = 0
  /// The maximum distance by which boundary items extend beyond their section, in points.
  private(set) var overhang: CGFloat = 0
  var boundaryMeasurements = SectionMeasurements()
  private var issues: [Issue] = []
  /// Whether the resolver is changing the offset to keep visible elements in place, which starts no
  /// further update.
  private var isCompensating = false

  /// Creates a resolver and lays out the layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - itemCounts: The number of items in each section.
  ///   - surroundings: The size and the traits that the layout is computed for.
  ///   - scrollOffset: The origin of the visible part, in content coordinates.
  ///   - orthogonalOffsets: The scroll offsets of orthogonal sections, by section.
  ///   - preserved: The state preserved across an update, which replaces `orthogonalOffsets`;
  ///     `nil` for none.
  ///   - registrations: The kinds of views that can be created.
  ///   - measure: Measures content; `nil` if all content keeps its estimate.
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
  /// Recomputes the whole layout and discards measured sizes (R-COL-52).
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

  /// Adopts the measurements from before an update (R-CV-27).
  private func restoreMeasurements() {
    guard let preserved else { return }
    self.preserved = nil
    boundaryMeasurements = preserved.boundaryMeasurements
    for (section, measured) in preserved.measurements where sections.indices.contains(section) {
      sections[section].layout.adopt(measured)
    }
  }

  /// The measured sizes, by section.
  var measurements: [Int: SectionMeasurements] {
    sections.indices.reduce(into: [:]) { measurements, section in
      let measured = sections[section].layout.measurements
      if !measured.isEmpty { measurements[section] = measured }
    }
  }

  /// Measures the visible elements, and calls the visible items handlers.
  private func update() {
    layout.answering(by: self) {
      settle()
      notifyHandlers()
    }
  }

  /// Returns the distinct issues since the last call.
  package func takeIssues() -> [Issue] {
    defer { issues = [] }
    return issues.distinct
  }

  func report(_ issue: Issue) { issues.append(issue) }

  /// Adjusts the scroll offset by the distance that visible elements moved (R-COL-53).
  func compensate(by distance: CGFloat) {
    isCompensating = true
    scrollOffset[axis] += distance
    isCompensating = false
  }

  /// Scrolls an orthogonal section.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - offset: The offset from the leading edge of the section's groups, in points.
  package func scroll(section: Int, to offset: CGFloat) {
    guard sections.indices.contains(section), isOrthogonal(section),
      BlueprintBuilder.lengths.contains(offset)
    else { return }
    orthogonalOffsets[section] = offset
    update()
  }
}

extension CollectionLayoutResolver {
  /// The axis along which sections follow each other.
  package var axis: Axis { layout.configuration.scrollDirection.axis }

  /// Returns whether a section scrolls orthogonally.
  func isOrthogonal(_ section: Int) -> Bool {
    sections[section].layout.template.blueprint.behavior != .none
  }

  /// Places the sections after the given one, and the layout's boundary items around all sections
  /// (R-COL-27).
  func stack(from section: Int) {
    for index in max(section, 1)..<max(sections.count, max(section, 1)) { place(index) }
    arrangeBoundary()
  }

  /// Places a section after the previous one on the main axis.
  func place(_ section: Int) {
    let spacing = layout.configuration.interSectionSpacing
    sections[section].start = sections[section - 1].end + spacing
  }

  /// The position of the first section on the main axis, in points.
  var sectionsOrigin: CGFloat { boundary.startBand }

  /// Returns the size of a boundary item of the layout before its content insets are subtracted.
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

  /// The size of the content, in points.
  package var contentSize: CGSize { CGSize(boundary.length, along: axis, across: breadth) }
}

extension CollectionLayoutResolver: CollectionResolver {
  package func resolves(_ layout: AnyObject) -> Bool { self.layout === layout }

  package func preservedLayoutState() -> PreservedLayoutState { PreservedLayoutState(of: self) }
}

/// The layout of a section and its position.
struct PlacedSection {
  /// The position on the main axis, in points.
  var start: CGFloat
  var layout: SectionLayout

  /// The position where the section ends on the main axis.
  var end: CGFloat { start + layout.length }
}
