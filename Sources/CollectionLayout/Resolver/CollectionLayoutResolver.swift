package import Foundation
package import ViewLayout

/// A compositional layout in a collection view: it answers where everything is.
///
/// What it keeps grows with the sections and with what was measured, not with the items.
package final class CollectionLayoutResolver {
  /// Answers what an element's content takes of a proposal, which is `nil` along the axes that
  /// are estimated; `nil` for content that keeps the estimate.
  package typealias Measure = (CollectionElement.Identity, ProposedViewSize) -> CGSize?

  let layout: UICollectionViewCompositionalLayout
  let itemCounts: [Int]
  let registrations: CollectionRegistrations
  let measure: Measure?

  /// What the layout is laid out in; a change lays it out anew.
  package var surroundings: CollectionSurroundings {
    didSet {
      if surroundings != oldValue { invalidate() }
    }
  }

  /// Where the content's visible part begins, in the content's coordinates.
  package var scrollOffset = CGPoint.zero {
    didSet {
      if scrollOffset != oldValue { settle() }
    }
  }

  /// How far orthogonal sections are scrolled, by the section.
  private(set) var orthogonalOffsets: [Int: CGFloat] = [:]
  var sections: [PlacedSection] = []
  var boundaryItems: [BoundaryBlueprint] = []
  var boundary = BoundaryArrangement.empty
  var boundaryMeasurements: [Int: CGSize] = [:]
  private var issues: [Issue] = []

  /// Lays a layout out.
  ///
  /// - Parameters:
  ///   - layout: What to lay out.
  ///   - itemCounts: How many items each section has.
  ///   - surroundings: What it is laid out in.
  ///   - registrations: What there are views for.
  ///   - measure: What content takes; `nil` where all content keeps its estimate.
  package init(
    _ layout: UICollectionViewCompositionalLayout,
    itemCounts: [Int],
    in surroundings: CollectionSurroundings,
    registrations: CollectionRegistrations = .everything,
    measure: Measure? = nil
  ) {
    self.layout = layout
    self.itemCounts = itemCounts
    self.surroundings = surroundings
    self.registrations = registrations
    self.measure = measure
    invalidate()
  }
}

extension CollectionLayoutResolver {
  /// Lays everything out anew: what was measured is forgotten.
  package func invalidate() {
    boundaryMeasurements = [:]
    var preparation = SectionPreparation(self)
    sections = preparation.sections()
    boundaryItems = preparation.boundaryItems()
    issues += preparation.issues
    stack(from: 0)
    settle()
  }

  /// The issues since the last call, each once.
  package func takeIssues() -> [Issue] {
    defer { issues = [] }
    var known: Set<Issue> = []
    return issues.filter { known.insert($0).inserted }
  }

  /// Scrolls an orthogonal section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - offset: How far from where its row begins in reading direction, in points.
  package func scroll(section: Int, to offset: CGFloat) {
    guard sections.indices.contains(section), isOrthogonal(section) else { return }
    orthogonalOffsets[section] = offset
    settle()
  }
}

extension CollectionLayoutResolver {
  /// Along which sections follow each other.
  var axis: Axis { layout.configuration.scrollDirection.axis }

  /// Whether a section scrolls across the layout's direction.
  func isOrthogonal(_ section: Int) -> Bool {
    sections[section].layout.form.blueprint.behavior != .none
  }

  /// R-COL-27: places the sections from one on behind each other, and the layout's boundary items
  /// around them.
  func stack(from section: Int) {
    let spacing = layout.configuration.interSectionSpacing
    for index in max(section, 1)..<max(sections.count, max(section, 1)) {
      sections[index].start = sections[index - 1].end + spacing
    }
    arrangeBoundary()
  }

  /// Where the sections begin along the layout, in points.
  var sectionsOrigin: CGFloat { boundary.startBand }

  private func arrangeBoundary() {
    let (size, pixels) = (surroundings.size, surroundings.pixels)
    boundary = BoundaryArrangement(
      boundaryItems,
      sizes: boundaryItems.indices.map { index in
        let rule = boundaryItems[index].size
        var length = pixels.size(rule, in: size)
        if let content = boundaryMeasurements[index] {
          for axis in Axis.allCases where rule[axis].isEstimated { length[axis] = content[axis] }
        }
        return length
      },
      body: sections.last?.end ?? 0,
      along: axis,
      across: (start: 0, length: size[axis.cross])
    )
  }

  /// The size of everything, in points.
  package var contentSize: CGSize {
    let across = sections.reduce(surroundings.size[axis.cross]) {
      max($0, $1.layout.crossLength)
    }
    return CGSize(boundary.length, along: axis, across: across)
  }
}
