import CollectionLayout
import Foundation
import Testing
import UIKitLayout

/// Groups whose author computes the frames.
struct CustomGroupTests {
  /// Two places of half the group's width, the second 10 lower and in front.
  private func section(
    insets: NSDirectionalEdgeInsets = .zero,
    log: @escaping (CGSize) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(60))
    ) { environment in
      let size = environment.container.contentSize
      log(size)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 20, height: 30)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: size.width / 2, y: 10, width: 20, height: 30),
          zIndex: 7
        ),
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    return section
  }

  @Test func `frames count from each copy's corner, and a copy is as long as the group`() {
    let resolver = CollectionLayoutResolver(section(), items: [4])
    #expect(
      resolver.cellFrames(count: 4) == ["0 0 20 30", "80 10 20 30", "0 60 20 30", "80 70 20 30"]
    )
    #expect(resolver.contentSize == CGSize(width: 320, height: 120))
    #expect(resolver.cell(section: 0, item: 3)?.zIndex == 7)
  }

  @Test func `the provider sees the group in the whole collection view, once a section`() {
    var sizes: [CGSize] = []
    let insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let resolver = CollectionLayoutResolver(
      section(insets: insets, log: { sizes.append($0) }),
      items: [100]
    )
    // Half of 320, though the section leaves 280.
    #expect(sizes == [CGSize(width: 160, height: 60)])
    #expect(resolver.cellFrames(count: 2) == ["20 0 20 30", "100 10 20 30"])
  }

  @Test func `the last copy ends as far behind its last place as a full one`() {
    // A full one ends 20 behind the second place, at 40; the first place ends at 30.
    let resolver = CollectionLayoutResolver(section(), items: [3])
    #expect(resolver.contentSize.height == 110)
  }

  @Test func `no places lay out nothing`() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60))
    ) { _ in [] }
    let resolver = CollectionLayoutResolver(NSCollectionLayoutSection(group: group), items: [3])
    #expect(resolver.contentSize.height == 0)
    #expect(resolver.cell(section: 0, item: 0) == nil)
  }
}
