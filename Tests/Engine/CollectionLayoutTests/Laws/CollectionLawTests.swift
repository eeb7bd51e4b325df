import CollectionLayout
import Foundation
import LayoutValues
import PlumbEngine
internal import LayoutTree
import Testing
import ViewLayout

/// Properties that hold for every compositional layout, over generated ones.
struct CollectionLawTests {
  private static let seeds: Range<UInt64> = {
    let seed = LawSetting.seed.number ?? 2026
    return seed &* 1000..<seed &* 1000 + (LawSetting.trees.number ?? 200)
  }()

  @Test(arguments: seeds)
  func `cells have the frames of a reference implementation, in index order`(seed: UInt64) {
    let layout = GeneratedLayout(seed: seed)
    let (oracle, resolver) = (PlainOracle(layout), layout.resolver)
    #expect(isNear(resolver.contentSize, oracle.contentSize), "seed \(seed)")
    let cells = resolver.allElements.filter(\.isCell)
    #expect(
      cells.map(\.identity) == oracle.cells.map { .cell(section: $0.section, item: $0.item) }
    )
    for (cell, expected) in zip(cells, oracle.cells) {
      #expect(isNear(cell.frame, expected.frame), "seed \(seed), \(cell.identity)")
    }
  }

  @Test(arguments: seeds)
  func `elements in a rectangle match a filter over all elements`(seed: UInt64) {
    let layout = GeneratedLayout(seed: seed)
    let (oracle, resolver) = (PlainOracle(layout), layout.resolver)
    let content = CGRect(origin: .zero, size: resolver.contentSize)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let rectangle = CGRect(
        x: .random(in: -50...content.maxX, using: &random),
        y: .random(in: -50...content.maxY, using: &random),
        width: .random(in: 1...400, using: &random),
        height: .random(in: 1...400, using: &random)
      )
      let inside = rectangle.intersection(content)
      let expected = oracle.cells.filter { overlap($0.groupFrame, inside) }
        .map { CollectionElement.Identity.cell(section: $0.section, item: $0.item) }
      let found = resolver.elements(in: rectangle)
      #expect(found.filter(\.isCell).map(\.identity) == expected, "seed \(seed), \(rectangle)")
      let others = resolver.allElements.filter { !$0.isCell && overlap($0.frame, inside) }
      #expect(
        Set(found.filter { !$0.isCell && overlap($0.frame, inside) }) == Set(others),
        "seed \(seed), \(rectangle)"
      )
    }
  }

  @Test(arguments: seeds)
  func `a resized layout has the frames of a new layout of that size`(seed: UInt64) {
    var layout = GeneratedLayout(seed: seed)
    let resolver = layout.resolver
    layout.surroundings.size = CGSize(width: 414, height: 333)
    resolver.surroundings = layout.surroundings
    #expect(resolver.allElements == layout.resolver.allElements, "seed \(seed)")
    #expect(resolver.contentSize == layout.resolver.contentSize)
  }

  @Test(arguments: seeds)
  func `a right-to-left layout mirrors the left-to-right one`(seed: UInt64) {
    var layout = GeneratedLayout(seed: seed)
    let (plain, width) = (layout.resolver.allElements, layout.resolver.contentSize.width)
    layout.surroundings.layoutDirection = .rightToLeft
    let mirrored = layout.resolver.allElements
    #expect(plain.count == mirrored.count)
    for (element, image) in zip(plain, mirrored) {
      var frame = element.frame
      frame.origin.x = width - frame.maxX
      #expect(isNear(frame, image.frame), "seed \(seed), \(element.identity)")
    }
    let found = layout.resolver.elements(in: CGRect(origin: .zero, size: layout.surroundings.size))
    for element in found { #expect(mirrored.contains(element)) }
  }

  @Test(arguments: seeds)
  func `cell positions are whole pixels`(seed: UInt64) {
    let layout = GeneratedLayout(seed: seed)
    for element in layout.resolver.allElements where element.isCell {
      for position in [element.frame.origin.x, element.frame.origin.y] {
        let pixels = position * layout.surroundings.displayScale
        #expect(abs(pixels - pixels.rounded()) < 1e-6, "seed \(seed), \(element.identity)")
      }
    }
  }

  private func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    max(first.minX, second.minX) < min(first.maxX, second.maxX)
      && max(first.minY, second.minY) < min(first.maxY, second.maxY)
  }

  private func isNear(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
  }

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    isNear(first.size, second.size) && abs(first.minX - second.minX) < 1e-6
      && abs(first.minY - second.minY) < 1e-6
  }
}

extension CollectionElement {
  /// Whether the element is a cell.
  var isCell: Bool {
    if case .cell = identity { true } else { false }
  }
}
