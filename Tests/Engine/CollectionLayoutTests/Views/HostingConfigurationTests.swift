import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests cells that contain SwiftUI views.
@MainActor
struct HostingConfigurationTests {
  /// Returns a list of rows with one text each, 100 points wide, with an estimated height of 20.
  private func list(
    _ texts: [String],
    configure: @escaping (UICollectionViewCell, String) -> Void
  ) -> ListView {
    let list = ListView([texts.count], height: .estimated(20))
    list.source.provider = { view, indexPath in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      configure(cell, texts[indexPath.item])
      return cell
    }
    return list
  }

  @Test func `a hosting cell is as high as its content plus the default margins`() {
    let list = list(["Hi", "Hello world"]) { cell, text in
      cell.contentConfiguration = UIHostingConfiguration { Text(text) }
    }
    list.layOut()
    // In a width of 84, the texts have one and two lines.
    #expect(list.view.visibleCells.map(\.frame.height) == [20 + 16, 40 + 16])
  }

  @Test func `margins of UIHostingConfiguration replace the default ones per edge`() {
    let list = list(["Hi"]) { cell, text in
      cell.contentConfiguration = UIHostingConfiguration { Text(text) }
        .margins(.top, 30)
        .margins(.bottom, EdgeInsets(top: 1, leading: 1, bottom: 5, trailing: 1))
    }
    list.layOut()
    #expect(list.view.visibleCells.map(\.frame.height) == [30 + 20 + 5])
  }

  @Test func `minSize sets the minimum height of a hosting cell`() {
    let list = list(["Hi"]) { cell, text in
      cell.contentConfiguration = UIHostingConfiguration { Text(text) }
        .minSize(height: 60).background(Color.red)
    }
    list.layOut()
    #expect(list.view.visibleCells.map(\.frame.height) == [60])
  }

  @Test func `a configuration of the same type keeps the cell's content view`() throws {
    let list = list(["Hi"]) { cell, text in
      cell.contentConfiguration = UIHostingConfiguration { Text(text) }
    }
    list.layOut()
    let cell = try #require(list.view.visibleCells.first)
    let content = cell.contentView
    list.view.reconfigureItems(at: [[0, 0]])
    #expect(cell.contentView === content)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== content)
  }

  @Test func `SwiftUI state in a cell survives reconfigureItems but not reloadData`() {
    struct Counter: View {
      @State private var height = 20.0

      var body: some View {
        Color.red.frame(height: height).onTapGesture { height += 30 }.id("counter")
      }
    }
    let list = list(["a", "b", "c", "d", "e", "f"]) { cell, _ in
      cell.contentConfiguration = UIHostingConfiguration { Counter() }.margins(.all, 0)
    }
    list.layOut()
    #expect(list.view.tap("counter"))
    list.view.contentDidChange()
    list.layOut()
    #expect(list.view.visibleCells.map(\.frame.height).max() == 50)
    let tall = list.view.visibleCells.first { $0.frame.height == 50 }
    if let path = tall.flatMap({ list.view.indexPath(for: $0) }) {
      list.view.reconfigureItems(at: [path])
    }
    #expect(tall?.frame.height == 50)
    list.view.reloadData()
    list.layOut()
    #expect(list.view.visibleCells.map(\.frame.height).max() == 20)
  }

  @Test func `a cell that grows above the top edge increases the content offset`() {
    struct Growing: View {
      let name: String
      @State private var height = 20.0

      var body: some View {
        Color.red.frame(height: height).onTapGesture { height += 30 }.id(name)
      }
    }
    let list = list(["a", "b", "c", "d", "e", "f"]) { cell, text in
      cell.contentConfiguration = UIHostingConfiguration { Growing(name: text) }.margins(.all, 0)
    }
    list.layOut()
    list.layOut(at: 10)
    #expect(list.view.tap("a"))
    list.view.contentDidChange()
    list.layOut()
    #expect(list.view.contentOffset.y == 40)
    #expect(list.view.cellForItem(at: [0, 1])?.frame.minY == 50)
  }

  @Test func `a custom UIContentView keeps the estimated height of the cell`() {
    struct Plain: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { PlainView(self) }

      func updated(for state: any UIConfigurationState) -> Plain { self }
    }
    final class PlainView: UIView, UIContentView {
      var configuration: any UIContentConfiguration

      init(_ configuration: Plain) {
        self.configuration = configuration
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }
    }
    let list = list(["a"]) { cell, _ in cell.contentConfiguration = Plain() }
    list.layOut()
    #expect(list.view.visibleCells.map(\.contentView.frame.height) == [20])
    #expect(list.view.visibleCells.first?.contentView is PlainView)
  }
}
