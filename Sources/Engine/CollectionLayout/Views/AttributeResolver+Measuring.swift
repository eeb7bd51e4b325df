import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension AttributeResolver {
  /// The maximum number of elements measured in one pass; elements of size 0 would all be visible.
  private static let measurementLimit = 1000

  package func invalidateSize(of identity: CollectionElement.Identity) {
    guard case .cell(let section, let item) = identity else { return }
    measurements[section]?.markStale(item: item)
    settle()
  }

  package func markSizesStale() {
    for section in measurements.keys { measurements[section]?.markStale() }
  }

  /// Measures the visible elements that are not yet measured, in order (R-FLOW-18).
  ///
  /// Each measurement moves the elements after it before the next one is chosen.
  func settle() {
    guard layout.usesPreferredAttributes else { return }
    settling {
      for _ in 0..<Self.measurementLimit {
        let visible = attributes(in: window)
        guard let next = visible.first(where: { !isMeasured($0.identity) }) else { return }
        preservingOffset(of: visible) {
          measure(next)
          prepareIfNeeded()
        }
      }
    }
  }

  /// Returns whether an element needs no measuring, as supplementary views never do.
  private func isMeasured(_ identity: CollectionElement.Identity) -> Bool {
    guard case .cell(let section, let item) = identity else { return true }
    return measurements[section]?.isMeasured(item: item) ?? false
  }

  /// Measures the view of an element, and invalidates the layout if it requires that for the
  /// measured size.
  private func measure(_ original: UICollectionViewLayoutAttributes) {
    let size = preferredSize(of: original.identity) ?? original.size
    let path = original.indexPath
    measurements[path.section, default: SectionMeasurements()].set(size, forItem: path.item)
    let preferred = original.duplicate
    preferred.size = size
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    )
  }

  private func preferredSize(of identity: CollectionElement.Identity) -> CGSize? {
    guard let view,
      let size = MainActor.assumeIsolated({ view.measuredSize(of: identity, .unspecified) })
    else { return nil }
    for axis in Axis.allCases where size.sanitized[axis] != size[axis] {
      report(.invalidDimension(size[axis], of: "a measured \(axis.lengthName)"))
    }
    return size.sanitized
  }

  /// Keeps visible elements in place while elements before them grow (R-FLOW-21).
  private func preservingOffset(
    of visible: [UICollectionViewLayoutAttributes],
    _ work: () -> Void
  ) {
    let start = window.origin[axis]
    guard start > 0 else { return work() }
    let anchors = visible.map { (identity: $0.identity, position: layout.anchor(of: $0)) }
    let first = anchors.filter { $0.position >= start }.min { $0.position < $1.position }
    work()
    guard let first, let moved = attributes(of: first.identity) else { return }
    scrollOffset[axis] += layout.anchor(of: moved) - first.position
  }
}
