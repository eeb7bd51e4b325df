import CollectionLayout
import Testing
import ViewLayout

/// Tests the parts of a collection view in a resolved tree.
struct CollectionPartTests {
  @Test(
    arguments: [
      .cell(section: 1, item: 2), .supplementary(kind: "header", section: 1, item: 0),
      .layoutSupplementary(kind: "header", item: 1), .decoration(kind: "card", section: 3),
    ] as [CollectionElement.Identity]
  )
  func `an element is known by the identity that it has in its layout`(
    identity: CollectionElement.Identity
  ) {
    #expect(DrawingContent.element(identity).collectionPart == .element(identity))
  }

  @Test(arguments: [false, true])
  func `a section says whether it scrolls by itself`(scrolls: Bool) {
    let content = DrawingContent.section(scrollsByItself: scrolls)
    #expect(content.collectionPart == .section(scrollsByItself: scrolls))
  }

  @Test(
    arguments: [
      .outline, .part(DrawingPart(kind: "cell", numbers: [1])),
      .part(DrawingPart(kind: "supplementary", numbers: [1, 0])),
      .part(DrawingPart(kind: "map", numbers: [])),
    ] as [DrawingContent]
  )
  func `anything else is no part of a collection view`(content: DrawingContent) {
    #expect(content.collectionPart == nil)
  }
}
