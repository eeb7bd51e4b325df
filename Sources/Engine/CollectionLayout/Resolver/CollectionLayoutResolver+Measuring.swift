import Foundation
internal import LayoutTree
import ViewLayout

extension CollectionLayoutResolver {
  /// The maximum number of groups measured in one layout; groups of length 0 would all be visible.
  private static let measurementLimit = 1000

  /// Measures the visible elements that are not yet measured, from the start of the visible range.
  ///
  /// R-COL-51: each measurement moves the elements after it before they are considered, so that
  /// elements pushed out of the visible range are not measured. Every pass but the last measures
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
  /// The visible range on the main axis, before mirroring.
  private var window: ClosedRange<CGFloat> {
    let visible = directed(CGRect(origin: scrollOffset, size: surroundings.size))
    return ClosedRange(from: visible.origin[axis], length: visible.size[axis])
  }

  /// Measures the visible range once, from start to end.
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

  /// Measures the visible boundary items of a section.
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

  /// Measures the visible groups of a section, in order.
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
      // R-COL-60: a group is visible if it overlaps the visible range by some length, or has the
      // length 0.
      guard start < range.upperBound, end > range.lowerBound || start == end else { return true }
      let isUnmeasured = group.layout.leaves.enumerated().contains { index, leaf in
        !leaf.estimated.isEmpty && !isMeasured(group.firstItem + index, section)
      }
      if isUnmeasured { found = group }
      return !isUnmeasured
    }
    return found
  }

  /// Returns the visible range of a section's groups, relative to the first group.
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
  /// Changes a section without moving visible elements.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - position: The start of the change on the main axis, relative to the first section.
  ///   - body: The change.
  private func change(
    _ section: Int,
    at position: CGFloat,
    _ body: (inout SectionLayout) -> Void
  ) {
    let length = sections[section].layout.length
    body(&sections[section].layout)
    // R-COL-53: a change that begins before the visible range adjusts the scroll offset.
    if sectionsOrigin + position < window.lowerBound {
      compensate(by: sections[section].layout.length - length)
    }
  }

  private func intersectsViewport(_ frame: CGRect) -> Bool {
    frame.sharesArea(with: CGRect(origin: scrollOffset, size: surroundings.size))
  }

  /// Returns the measured size of an element with an estimated size.
  private func measured(_ element: CollectionElement, _ rule: SizeRule) -> CGSize? {
    content(element.identity, rule.proposal(for: element.frame.size)) ?? element.frame.size
  }

  /// Returns the size of content for a proposal; invalid lengths are reported and become 0.
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
