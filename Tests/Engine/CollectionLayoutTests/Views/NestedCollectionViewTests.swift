import CollectionLayout
import Foundation
import Testing
import UIKitLayout

/// Tests collection views in the cells of other collection views.
@MainActor
struct NestedCollectionViewTests {
  /// A cell with a collection view of ten rows of 40.
  private final class Shelf: UICollectionViewCell {
    let list = ListView([10], countsSeparately: false)

    override init(frame: CGRect) {
      super.init(frame: frame)
      list.view.frame = contentView.bounds
      list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(list.view)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a nested collection view creates cells only for its visible items`() throws {
    let outer = ListView([5], height: .absolute(60), cellClass: Shelf.self)
    outer.layOut()
    let shelves = outer.view.visibleCells.compactMap { $0 as? Shelf }
    #expect(shelves.count == 2)
    for shelf in shelves {
      #expect(shelf.list.view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
      #expect(shelf.list.items == [0, 1])
    }
    // Two shelves with two rows each.
    #expect(outer.view.tally.live == 2 + 2 * 2)
  }

  @Test func `a reused outer cell keeps the cells of its nested collection view`() {
    let outer = ListView([5], height: .absolute(60), cellClass: Shelf.self)
    outer.layOut()
    outer.layOut(at: 60)
    // In 60…160, the second shelf and the third one, which reuses the first cell.
    #expect(outer.items == [1, 2])
    #expect(outer.view.tally.live == 2 + 2 * 2)
    #expect(outer.view.tally.made == 2 + 2 * 2)
  }

  @Test func `nested cells are deallocated with the outer collection view`() {
    let tally: CellCounter
    do {
      let outer = ListView([5], height: .absolute(60), cellClass: Shelf.self)
      outer.layOut()
      tally = outer.view.tally
    }
    #expect(tally.live == 0)
    #expect(tally.made == 6)
  }
}
