import CollectionLayout
import Foundation
import LayoutValues
import PlumbEngine
import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Properties that hold for the reuse of cells, over generated layouts and scroll sequences.
@MainActor
struct ReuseLawTests {
  nonisolated private static let seeds: Range<UInt64> = {
    let seed = LawSetting.seed.number ?? 2026
    return seed &* 1000..<seed &* 1000 + min(LawSetting.trees.number ?? 60, 400)
  }()

  /// Returns a view of a generated layout with its data source.
  private func makeView(seed: UInt64) -> (UICollectionView, ListDataSource) {
    let generated = GeneratedLayout(seed: seed)
    let layout = generated.described
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    CellCounter.current = CellCounter()
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: generated.surroundings.size),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let header = UICollectionReusableView.self
    view.register(header, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.register(header, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "header")
    let source = ListDataSource(generated.sections.map(\.itemCount))
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, source)
  }

  /// Returns the frames of the visible cells, by index path.
  private func frames(_ view: UICollectionView) -> [IndexPath: CGRect] {
    view.indexPathsForVisibleItems.reduce(into: [:]) { frames, path in
      frames[path] = view.cellForItem(at: path)?.frame
    }
  }

  /// Scrolls the content or an orthogonal section by a random distance.
  private func scroll(_ view: UICollectionView, from random: inout SeededGenerator) {
    if random.happens(0.3) {
      let section = Int.random(in: 0..<max(view.numberOfSections, 1), using: &random)
      _ = view.scroll(section: section, to: .random(in: 0...600, using: &random))
    } else {
      view.contentOffset = view.reachable(
        CGPoint(
          x: .random(in: 0...2000, using: &random),
          y: .random(in: 0...2000, using: &random)
        )
      )
      view.layoutIfNeeded()
    }
  }

  @Test(arguments: seeds)
  func `every cell is either visible or in a reuse pool`(seed: UInt64) {
    let (view, source) = makeView(seed: seed)
    defer { withExtendedLifetime(source) {} }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      scroll(view, from: &random)
      let cells = view.visibleElements.filter {
        if case .cell = $0.identity { true } else { false }
      }
      let waiting = view.views.waiting.filter { $0 is UICollectionViewCell }
      #expect(view.visibleCells.count == cells.count)
      #expect(Set(frames(view).values.map(\.text)) == Set(cells.map(\.frame.text)))
      #expect(view.tally.live == cells.count + waiting.count)
      #expect(view.views.visible.allSatisfy { $0.superview === view })
      #expect(view.views.waiting.allSatisfy { $0.superview == nil })
      #expect(view.subviews.count == view.views.visible.count)
    }
    #expect(view.tally.live == view.tally.made)
  }

  @Test(arguments: seeds)
  func `scrolling away and back shows the same frames`(seed: UInt64) {
    let (view, source) = makeView(seed: seed)
    defer { withExtendedLifetime(source) {} }
    var random = SeededGenerator(seed: seed)
    let (offset, before) = (view.contentOffset, frames(view))
    let sections = 0..<view.numberOfSections
    for _ in 0..<5 { scroll(view, from: &random) }
    for section in sections { _ = view.scroll(section: section, to: 0) }
    view.contentOffset = offset
    view.layoutIfNeeded()
    #expect(frames(view) == before, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `the number of created cells equals the maximum number visible at once`(seed: UInt64) {
    let (view, source) = makeView(seed: seed)
    defer { withExtendedLifetime(source) {} }
    var most = view.visibleCells.count
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      scroll(view, from: &random)
      most = max(most, view.visibleCells.count)
    }
    #expect(view.tally.made == most, "seed \(seed)")
  }
}
