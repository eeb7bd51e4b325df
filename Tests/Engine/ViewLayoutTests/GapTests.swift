import Foundation
import LayoutTree
import Testing

@testable import ViewLayout

/// Tests the explanations of spacing between neighbors in rows and columns.
@MainActor
struct GapTests {
  private func gaps<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws -> [String?] {
    let scene = Scene(ProposedViewSize(width: 200, height: 400), content: content)
    let stack = try #require(scene.host.tree(.explanation).nodes.first)
    return stack.children.map { node in
      node.explanation?.gap.map { "\(LengthText.text($0.length)) \($0.rule): \($0.sentence)" }
    }
  }

  @Test func `text keeps its distance, and its size is told`() throws {
    let gaps = try gaps {
      VStack {
        Color.red
        Text("a")
        Text("b")
        HStack { Text("c").font(.footnote) }
        Color.red
      }
    }
    #expect(
      gaps == [
        nil, "6 R-SP-4: a plain view above a text of size 20",
        "0 R-SP-4: a text of size 20 above a text of size 20: only the leading between lines",
        "0 R-SP-4: a text of size 20 above a text of size 16: only the leading between lines",
        "8.4 R-SP-4: a text of size 16 above a plain view",
      ]
    )
  }

  @Test func `views that say nothing have the usual gap, in a row texts too`() throws {
    let gaps = try gaps {
      HStack {
        Color.red
        Text("a")
        Text("b")
      }
    }
    let usual = "8 R-SP-2: the default spacing, as neither has a preferred one"
    #expect(gaps == [nil, usual, usual])
  }

  @Test func `a given spacing is all there is to say`() throws {
    let gaps = try gaps {
      VStack(spacing: 3) {
        Text("a")
        Spacer()
      }
    }
    #expect(gaps == [nil, "3 R-SP-5: the spacing of the stack is 3"])
  }

  @Test func `a spacer and an empty stack want none`() throws {
    let gaps = try gaps {
      VStack {
        Color.red
        Spacer()
        Color.red
        HStack {}
      }
    }
    #expect(
      gaps == [
        nil, "0 R-SP-9: Spacer has a preferred spacing of 0",
        "0 R-SP-9: Spacer has a preferred spacing of 0",
        "0 R-PROP-8: HStack has a preferred spacing of 0",
      ]
    )
  }

  @Test func `a frame hides the text in it`() throws {
    let gaps = try gaps {
      VStack {
        Color.red
        Text("a").frame(height: 30)
        Text("b")
      }
    }
    #expect(
      gaps == [
        nil,
        "8 R-SP-8: a plain view above a frame around a text: only the text itself has a "
          + "preferred spacing",
        "6 R-SP-4: a frame around a text above a text of size 20",
      ]
    )
  }

  @Test func `a lazy column tells the gaps between the rows that it made`() throws {
    let gaps = try gaps {
      LazyVStack {
        Color.red.frame(height: 10)
        Text("a")
      }
    }
    #expect(gaps == [nil, "6 R-SP-4: a plain view above a text of size 20"])
  }

  @Test func `a grid tells the gaps between its columns and between its rows`() throws {
    let gaps = try gaps {
      Grid(verticalSpacing: 3) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    }
    let column = "8 R-GRID-6: the largest preferred spacing of neighbors in both columns"
    #expect(gaps == [nil, column, "3 R-GRID-6: the grid's spacing between all rows", column])
  }

  @Test func `views over each other have no gap`() throws {
    let gaps = try gaps {
      ZStack {
        Color.red
        Text("a")
      }
    }
    #expect(gaps == [nil, nil])
  }
}
