import Testing

@testable import AppCode

struct SnapshotFunctionsTests {
  private static let code = """
    import XCTest
    final class CardTests: XCTestCase {
      func testCard() {
        assertSnapshot(of: Card(), as: .image)
        assertSnapshot(of: Card(), as: .image, named: "b"); print("b")
      }
      func testBoth() throws { verify(Card()) }
      func testOther() { XCTAssertTrue(true) }
      func testLater() async { assertSnapshot(of: Card(), as: .image) }
      private func verify(_ card: Card) { assertSnapshot(of: card, as: .image) }
      @MainActor func verifyName() -> String? { verifySnapshot(of: Card(), as: .image) }
    }
    """

  private static func source() -> AppSource {
    AppSource(
      path: "CardTests.swift",
      text: code,
      module: "CardTests",
      number: 3,
      modules: ["XCTest", "SnapshotTesting"],
      content: .snapshots(SnapshotFunctions(in: [code]))
    )
  }

  @Test func `finds tests that call assertSnapshot directly or through a helper`() {
    let previews = Self.source().previews
    #expect(previews.map(\.name) == ["testCard", "testBoth"])
    #expect(previews.map(\.line) == [3, 7])
    #expect(previews.allSatisfy { $0.isSnapshotTest && $0.type == "CardTests" })
    #expect(previews[0].code == "snapshot(of: { try CardTests() }) { try $0.testCard() }")
  }

  @Test func `a snapshot comparison gets an early return, except in a function with a result`() {
    let lines = String(decoding: Self.source().prepared, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "  @MainActor func testCard() {")
    let end = "; if snapshotIsTaken { return }"
    #expect(lines[3] == "    assertSnapshot(of: Card(), as: .image)" + end)
    #expect(
      lines[4] == "    assertSnapshot(of: Card(), as: .image, named: \"b\")\(end); print(\"b\")"
    )
    #expect(lines[6] == "  @MainActor func testBoth() throws { verify(Card())\(end) }")
    #expect(lines[9].hasPrefix("  @MainActor private func verify("))
    #expect(lines[7] == "  func testOther() { XCTAssertTrue(true) }")
    // A function that returns a value has no early return.
    #expect(lines[10].hasSuffix("{ verifySnapshot(of: Card(), as: .image) }"))
  }
}
