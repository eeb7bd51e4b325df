import Foundation
import LayoutTree
import Testing

@testable import ViewLayout

/// Tests the explanations of spacing between neighbors in rows and columns.
@MainActor
struct SpacingExplanationTests {
  private func gaps<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws -> [String?] {
    let scene = Scene(ProposedViewSize(width: 200, height: 400), content: content)
    let stack = try #require(scene.host.tree(.explanation).nodes.first)
    return stack.children.map { node in
      node.explanation?.gap.map { "\(LengthText.text($0.length)) \($0.rule): \($0.sentence)" }
    }
  }

  @Test func `spacing beside a text in a VStack is explained by the text's size`() throws {
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

  @Test func `views and texts in an HStack have the default spacing of 8`() throws {
    let gaps = try gaps {
      HStack {
        Color.red
        Text("a")
        Text("b")
      }
    }
    let standard = "8 R-SP-2: the default spacing, as neither has a preferred one"
    #expect(gaps == [nil, standard, standard])
  }

  @Test func `explicit stack spacing is explained by rule R-SP-5 alone`() throws {
    let gaps = try gaps {
      VStack(spacing: 3) {
        Text("a")
        Spacer()
      }
    }
    #expect(gaps == [nil, "3 R-SP-5: the spacing of the stack is 3"])
  }

  @Test func `Spacer and an empty stack have a preferred spacing of 0`() throws {
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

  @Test func `a framed text has the spacing of a plain view`() throws {
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

  @Test func `LazyVStack explains the spacing between the rows that it created`() throws {
    let gaps = try gaps {
      LazyVStack {
        Color.red.frame(height: 10)
        Text("a")
      }
    }
    #expect(gaps == [nil, "6 R-SP-4: a plain view above a text of size 20"])
  }

  @Test func `Grid explains the spacing between its columns and between its rows`() throws {
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

  @Test func `ZStack explains no spacing between its children`() throws {
    let gaps = try gaps {
      ZStack {
        Color.red
        Text("a")
      }
    }
    #expect(gaps == [nil, nil])
  }
}
