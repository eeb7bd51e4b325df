import CollectionLayout
import Foundation
import Testing
import UIKitLayout

/// Properties that hold for every flow layout, over generated ones.
@MainActor
struct FlowLawTests {
  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    // Rounding to pixels causes a difference of at most half a pixel.
    abs(one.minX - other.minX) <= 0.5001 && abs(one.minY - other.minY) <= 0.5001
      && one.size == other.size
  }

  @Test(arguments: SequenceSeeds.all.prefix(200))
  func `item frames and content length match a reference implementation`(seed: UInt64) throws {
    let flow = GeneratedFlow(seed: seed, areEqual: seed % 3 == 0)
    let layout = flow.layout
    let view = flow.view(layout, returnsSizes: !flow.areEqual)
    let plain = PlainFlow(flow, across: 200)
    for (path, frame) in plain.frames {
      let found = try #require(layout.layoutAttributesForItem(at: path)).frame
      #expect(isNear(found, frame), "seed \(seed), \(path): \(found), \(frame)")
    }
    let size = layout.collectionViewContentSize
    let length = flow.isHorizontal ? size.width : size.height
    #expect(abs(length - plain.length) <= 1, "seed \(seed)")
    withExtendedLifetime(view) {}
  }

  @Test(arguments: SequenceSeeds.all.prefix(100))
  func `layoutAttributesForElements returns the cells that overlap the rectangle`(seed: UInt64) {
    let flow = GeneratedFlow(seed: seed, areEqual: seed % 2 == 0)
    let layout = flow.layout
    let view = flow.view(layout, returnsSizes: !flow.areEqual)
    let all = PlainFlow(flow, across: 200).frames.keys.compactMap {
      layout.layoutAttributesForItem(at: $0)
    }
    for step in 0..<20 {
      let rectangle = CGRect(x: 13 * step, y: 17 * step, width: 60, height: 45)
      let found = (layout.layoutAttributesForElements(in: rectangle) ?? [])
        .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
      let expected = all.filter { attributes in
        let common = attributes.frame.intersection(rectangle)
        return !common.isNull && common.width > 0 && common.height > 0
      }.map(\.indexPath).sorted()
      #expect(found == expected, "seed \(seed), \(rectangle)")
    }
    withExtendedLifetime(view) {}
  }

  @Test(arguments: SequenceSeeds.all.prefix(50))
  func `sizeForItemAt gives the same frames as an equal itemSize`(seed: UInt64) {
    let flow = GeneratedFlow(seed: seed, areEqual: true)
    let (fixed, delegated) = (flow.layout, flow.layout)
    let views = [flow.view(fixed, returnsSizes: false), flow.view(delegated, returnsSizes: true)]
    #expect(fixed.collectionViewContentSize == delegated.collectionViewContentSize)
    for path in PlainFlow(flow, across: 200).frames.keys {
      let frames = [fixed, delegated].map { $0.layoutAttributesForItem(at: path)?.frame }
      #expect(frames[0] == frames[1], "seed \(seed), \(path)")
    }
    withExtendedLifetime(views) {}
  }
}
