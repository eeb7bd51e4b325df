import Foundation
import ViewLayout

extension CollectionLayoutResolver {
  /// More groups than this are not measured at once: groups without any length are all in sight.
  private static let measurementLimit = 1000

  /// Measures what is in sight and not yet measured, from the top down.
  ///
  /// R-COL-51: each element is measured once and moves those behind it before they are looked at,
  /// so that what is pushed out of sight is not measured. Every pass but the last measures
  /// something, and nothing is measured twice.
  func settle() {
    guard measure != nil else { return }
    measurementsLeft = Self.measurementLimit
    while measurePass() {}
  }

  /// Invalidates an element's measured size; it is measured again when it is visible.
  package func invalidateSize(of identity: CollectionElement.Identity) {
    switch identity {
    case .cell(let section, let item) where sections.indices.contains(section):
      sections[section].layout.markStale(item: item)
    case .supplementary(let kind, let section, _) where sections.indices.contains(section):
      let items = sections[section].layout.template.blueprint.boundaryItems
      for index in items.indices where items[index].kind == kind {
        sections[section].layout.markStale(boundaryItem: index)
      }
    case .layoutSupplementary(let kind, _):
      for index in boundaryItems.indices where boundaryItems[index].kind == kind {
        boundaryMeasurements.markStale(boundaryItem: index)
      }
    case .cell, .supplementary, .decoration: break
    }
    settle()
  }

  /// Invalidates all measured sizes; elements are measured again when they become visible.
  package func markSizesStale() {
    boundaryMeasurements.markStale()
    for section in sections.indices { sections[section].layout.markStale() }
  }
}

extension CollectionLayoutResolver {
  /// The range in sight along the layout, in reading direction.
  private var window: ClosedRange<CGFloat> {
    let visible = directed(CGRect(origin: scrollOffset, size: surroundings.size))
    return ClosedRange(from: visible.origin[axis], length: visible.size[axis])
  }

  /// Measures once from the top of what is in sight to its end.
  ///
  /// - Returns: Whether anything was measured.
  private func measurePass() -> Bool {
    var hasMeasured = measureLayoutBoundary()
    let start = window.lowerBound - sectionsOrigin
    var section = sections.partitionIndex { $0.end > start }
    while section < sections.count {
      if section > 0 { place(section) }
      guard sectionsOrigin + sections[section].start < window.upperBound else { break }
      hasMeasured = measureSection(section) || hasMeasured
      section += 1
    }
    if hasMeasured { stack(from: section) }
    return hasMeasured
  }

  private func measureLayoutBoundary() -> Bool {
    var hasMeasured = false
    for index in boundaryItems.indices where boundaryItems[index].size.isEstimated {
      guard !boundaryMeasurements.isMeasured(boundaryItem: index) else { continue }
      let element = layoutElements[index]
      guard intersectsViewport(element.frame),
        let size = measured(element, boundaryItems[index].size)
      else { continue }
      let startBand = boundary.startBand
      boundaryMeasurements.set(size, forBoundaryItem: index)
      arrangeBoundary()
      if startBand < window.lowerBound { compensate(by: boundary.startBand - startBand) }
      hasMeasured = true
    }
    return hasMeasured
  }

  private func measureSection(_ section: Int) -> Bool {
    let (before, measured) = (measureBoundary(of: section), measureGroups(of: section))
    return measureBoundary(of: section) || measured || before
  }

  /// Measures the boundary items of a section that are in sight.
  private func measureBoundary(of section: Int) -> Bool {
    let blueprints = sections[section].layout.template.blueprint.boundaryItems
    var hasMeasured = false
    for (index, blueprint) in blueprints.enumerated() where blueprint.size.isEstimated {
      guard !sections[section].layout.measurements.isMeasured(boundaryItem: index) else {
        continue
      }
      let element = boundaryElements(of: section)[index]
      guard intersectsViewport(element.frame), let size = self.measured(element, blueprint.size)
      else {
        continue
      }
      let isAtStart = blueprint.alignment.side(axis) == .start
      change(section, at: isAtStart ? sections[section].start : sections[section].end) {
        $0.set(size, forBoundaryItem: index)
      }
      hasMeasured = true
    }
    return hasMeasured
  }

  /// Measures the groups of a section that are in sight, one after the other.
  private func measureGroups(of section: Int) -> Bool {
    var hasMeasured = false
    while measurementsLeft > 0, let group = firstUnmeasuredGroup(of: section) {
      measurementsLeft -= 1
      var sizes: [Int: CGSize] = [:]
      for (index, leaf) in group.layout.leaves.enumerated() {
        let item = group.firstItem + index
        guard !leaf.estimated.isEmpty, !isMeasured(item, section) else { continue }
        let identity = CollectionElement.Identity.cell(section: section, item: item)
        sizes[item] = content(identity, leaf.proposal) ?? leaf.frame.size
      }
      let start = origin(of: group, section)[axis] - sectionsOrigin
      change(section, at: start) { $0.set(sizes) }
      hasMeasured = true
    }
    return hasMeasured
  }

  private func isMeasured(_ item: Int, _ section: Int) -> Bool {
    sections[section].layout.measurements.isMeasured(item: item)
  }

  private func firstUnmeasuredGroup(of section: Int) -> PlacedGroup? {
    let layout = sections[section].layout
    guard layout.template.group.hasEstimates else { return nil }
    let range = visibleRange(ofSection: section)
    var found: PlacedGroup?
    layout.row.visitGroups(in: range) { group in
      let start = group.origin[layout.row.axis]
      let end = start + group.layout.size[layout.row.axis]
      // R-COL-60: a group is in sight that shares length with it, or has none.
      guard start < range.upperBound, end > range.lowerBound || start == end else { return true }
      let isUnmeasured = group.layout.leaves.enumerated().contains { index, leaf in
        !leaf.estimated.isEmpty && !isMeasured(group.firstItem + index, section)
      }
      if isUnmeasured { found = group }
      return !isUnmeasured
    }
    return found
  }

  /// The range in sight of a section's row, from where the row begins.
  private func visibleRange(ofSection section: Int) -> ClosedRange<CGFloat> {
    let layout = sections[section].layout
    guard isOrthogonal(section) else {
      let origin = rowOrigin(of: section)[axis]
      return ClosedRange(
        from: window.lowerBound - origin,
        length: window.upperBound - window.lowerBound
      )
    }
    let offset = orthogonalOffset(ofSection: section)
    return ClosedRange(from: offset, length: layout.viewport)
  }
}

extension CollectionLayoutResolver {
  /// Changes a section; what is in sight stays where it is.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - position: Where the change begins along the layout, from the first section on.
  ///   - body: The change.
  private func change(
    _ section: Int,
    at position: CGFloat,
    _ body: (inout SectionLayout) -> Void
  ) {
    let length = sections[section].layout.length
    body(&sections[section].layout)
    // R-COL-53: what begins above the top edge pushes upwards.
    if sectionsOrigin + position < window.lowerBound {
      compensate(by: sections[section].layout.length - length)
    }
  }

  private func intersectsViewport(_ frame: CGRect) -> Bool {
    frame.sharesArea(with: CGRect(origin: scrollOffset, size: surroundings.size))
  }

  /// The size that an element with an estimated size measures.
  private func measured(_ element: CollectionElement, _ rule: SizeRule) -> CGSize? {
    content(element.identity, rule.proposal(for: element.frame.size)) ?? element.frame.size
  }

  /// The size that content takes of a proposal, in lengths that can be.
  private func content(
    _ identity: CollectionElement.Identity,
    _ proposal: ProposedViewSize
  ) -> CGSize? {
    guard var size = measure?(identity, proposal) else { return nil }
    for axis in Axis.allCases
    where !(size[axis] >= 0 && BlueprintBuilder.lengths.contains(size[axis])) {
      report(.invalidDimension(size[axis], of: "a measured \(axis.lengthName)"))
      size[axis] = 0
    }
    return size
  }
}
