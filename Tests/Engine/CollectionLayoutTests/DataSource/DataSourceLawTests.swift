import CollectionLayout
import Foundation
import PlumbEngine
import Testing
import UIKitLayout
import ViewLayout

/// Properties that hold for every two snapshots that are applied in sequence, over generated pairs.
@MainActor
struct DataSourceLawTests {
  private typealias Shown = DiffableView<Character, Int>

  /// Returns a view that shows the pair's first snapshot at some content offset.
  private func shown(_ pair: SnapshotPair, seed: UInt64) -> Shown {
    var random = SeededGenerator(seed: seed &+ 1)
    let shown = Shown()
    shown.source.apply(pair.old)
    shown.view.layoutIfNeeded()
    scroll(shown, to: .random(in: 0...500, using: &random))
    return shown
  }

  private func scroll(_ shown: Shown, to offset: CGFloat) {
    let maximum = max(shown.view.contentSize.height - shown.view.bounds.height, 0)
    shown.view.contentOffset.y = min(offset, maximum)
    shown.view.layoutIfNeeded()
  }

  @Test(arguments: SequenceSeeds.all)
  func `visible cells show the snapshot's items after apply and scrolling`(seed: UInt64) {
    let pair = SnapshotPair(seed: seed)
    let shown = shown(pair, seed: seed)
    #expect(shown.shown == shown.expected, "seed \(seed), before")
    shown.source.apply(pair.new)
    #expect(shown.source.snapshot() == pair.new)
    #expect(shown.shown == shown.expected, "seed \(seed), after")
    scroll(shown, to: 0)
    #expect(shown.shown == shown.expected, "seed \(seed), at the top")
    #expect(shown.view.takeIssues() == [], "seed \(seed)")
  }

  @Test(arguments: SequenceSeeds.all)
  func `a view after two snapshots equals a view with only the second one`(seed: UInt64) {
    let pair = SnapshotPair(seed: seed)
    let shown = shown(pair, seed: seed)
    shown.source.apply(pair.new)
    let fresh = Shown()
    fresh.source.apply(pair.new)
    fresh.view.layoutIfNeeded()
    scroll(fresh, to: shown.view.contentOffset.y)
    #expect(fresh.view.contentSize == shown.view.contentSize, "seed \(seed)")
    #expect(fresh.view.contentOffset == shown.view.contentOffset, "seed \(seed)")
    #expect(fresh.shown == shown.shown, "seed \(seed)")
  }

  @Test(arguments: SequenceSeeds.all)
  func `applying the old snapshot again restores the visible cells`(seed: UInt64) {
    let pair = SnapshotPair(seed: seed)
    let shown = shown(pair, seed: seed)
    let (offset, before) = (shown.view.contentOffset.y, shown.shown)
    shown.source.apply(pair.new)
    shown.source.apply(pair.old)
    scroll(shown, to: offset)
    #expect(shown.shown == before, "seed \(seed)")
  }
}
