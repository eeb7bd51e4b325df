import CollectionLayout
import Foundation
import LayoutValues
import PlumbEngine
internal import LayoutTree
import Testing
import ViewLayout

/// Properties that hold for every layout with self-sizing content, over generated ones.
struct MeasuringLawTests {
  private static let seeds: Range<UInt64> = {
    let seed = LawSetting.seed.number ?? 2026
    return seed &* 1000..<seed &* 1000 + min(LawSetting.trees.number ?? 50, 200)
  }()

  /// Returns a layout of rows with one to three cells each, or filled rows, with sizes generated
  /// from the seed.
  private func resolver(
    seed: UInt64,
    height: CGFloat,
    change: @escaping () -> Int? = { nil },
    log: @escaping (Int) -> Void = { _ in }
  ) -> CollectionLayoutResolver {
    var random = SeededGenerator(seed: seed)
    let isFilled = random.happens(0.3)
    let width: CGFloat = random.pick(1, 0.5, 1 / 3)
    let item = NSCollectionLayoutItem(
      isFilled ? .estimated(80) : .fractionalWidth(width),
      .estimated(44)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44)),
      subitems: [item]
    )
    group.interItemSpacing = .fixed(random.pick(0, 5))
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = random.pick(0, 3)
    return CollectionLayoutResolver(
      UICollectionViewCompositionalLayout(section: section),
      itemCounts: [random.pick(7, 30, 61), 4],
      in: CollectionSurroundings(size: CGSize(width: 320, height: height), displayScale: 2)
    ) { identity, _ in
      guard case .cell(let section, let item) = identity else { return nil }
      if section == 0 { log(item) }
      var size = SeededGenerator(seed: seed &* 31 &+ UInt64(item))
      let height: CGFloat = section == 0 && item == change() ? 200 : size.pick(20, 44, 61)
      return CGSize(width: size.pick(40, 80, 120), height: height)
    }
  }

  @Test(arguments: seeds)
  func `invalidateSize after a height change gives the frames of a new layout`(seed: UInt64) {
    var changed: Int?
    let resolver = resolver(seed: seed, height: 100_000, change: { changed })
    let item = Int(seed % 7)
    changed = item
    resolver.invalidateSize(of: .cell(section: 0, item: item))
    let fresh = self.resolver(seed: seed, height: 100_000, change: { item })
    #expect(resolver.cell(section: 0, item: item)?.frame.height == 200)
    #expect(resolver.itemFrames == fresh.itemFrames, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `frames do not depend on the scroll order once all cells were visible`(seed: UInt64) {
    let (down, jumping) = (resolver(seed: seed, height: 200), resolver(seed: seed, height: 200))
    down.sweep()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      jumping.scrollOffset.y = .random(in: 0...2000, using: &random)
    }
    jumping.sweep()
    #expect(down.itemFrames == jumping.itemFrames, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `scrolling twice through all cells measures each of them once`(seed: UInt64) {
    var counts: [Int: Int] = [:]
    let resolver = resolver(seed: seed, height: 200, log: { counts[$0, default: 0] += 1 })
    resolver.sweep()
    resolver.sweep()
    #expect(counts.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    #expect(counts.count == resolver.itemFrames.count - 4)
  }
}

extension CollectionLayoutResolver {
  /// Scrolls from top to bottom.
  fileprivate func sweep() {
    scrollOffset.y = 0
    while scrollOffset.y < contentSize.height { scrollOffset.y += 150 }
  }

  /// The frames of all cells.
  fileprivate var itemFrames: [CGRect] { allElements.filter(\.isCell).map(\.frame) }
}
