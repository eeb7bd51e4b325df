import CollectionLayout
import Foundation
import Testing

struct CollectionUpdateTests {
  @Test(arguments: [
    (CollectionUpdate.deleteSection(2), "delete section 2"),
    (.insertSection(0), "insert section 0"),
    (.moveSection(1, to: 3), "move section 1 -> 3"),
    (.deleteItem([0, 1]), "delete item 0.1"),
    (.insertItem([0, 3]), "insert item 0.3"),
    (.moveItem([0, 1], to: [2, 4]), "move item 0.1 -> 2.4"),
    (.reloadSection(1), "reload section 1"),
    (.reloadItem([1, 0]), "reload item 1.0"),
    (.reconfigureItem([1, 0]), "reconfigure item 1.0"),
  ])
  func `reads as a line of a block`(update: CollectionUpdate, line: String) {
    #expect(update.description == line)
  }
}
