import Foundation
import Testing

/// Checks `plumb try --snapshots` with a package of a view and its snapshot tests.
struct TrySnapshotsTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Cards",
      targets: [
        .target(name: "Cards"),
        .testTarget(name: "CardsTests", dependencies: ["Cards"]),
      ]
    )
    """
  private static let view = """
    import SwiftUI

    struct Box: View {
      var top: CGFloat
      var body: some View {
        Color.blue.frame(width: 40, height: 30).id("box")
          .padding(.leading, 20).padding(.top, top)
          .frame(width: 100, height: 60, alignment: .topLeading)
      }
    }
    """
  private static let tests = """
    import SnapshotTesting
    import XCTest
    @testable import Cards

    final class BoxTests: XCTestCase {
      var top: CGFloat = 0

      override func setUp() { top = 10 }

      func testBox() {
        assertSnapshot(of: Box(top: top), as: .image)
        assertSnapshot(of: Box(top: 14), as: .image(layout: .fixed(width: 100, height: 60)), named: "b")
      }

      func testStored() {
        assertSnapshot(of: "a text", as: .lines)
        verify(Box(top: 10))
      }

      func testMissing() { verify(Box(top: 10)) }

      private func verify(_ box: Box, testName: String = #function, line: UInt = #line) {
        assertSnapshot(of: box, as: .image, testName: testName, line: line)
      }
    }
    """

  private func package() throws -> FixturePackage {
    let package = try FixturePackage([
      "../Cards/Package.swift": Self.manifest,
      "../Cards/Sources/Cards/Box.swift": Self.view,
      "../Cards/Tests/CardsTests/BoxTests.swift": Self.tests,
      "../Cards/Tests/CardsTests/__Snapshots__/BoxTests/testStored.2.png":
        "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n",
    ])
    // 100 × 60 white pixels with a blue box at 20, 10 that is 40 wide and 30 high.
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAGQAAAA8CAIAAAAfXYiZAAAAb0lEQVR42u3QQQ0AMAzEsONPuqOwvbqqjoLAKV0XBLBgwYIF"
      + "CxYCWLBGYyU9w4IFCxYsWLBgwYIFCxYsWLBgwYIFCxYsWLBgwYIFCxYsWLBgwYL1D9a2YMGCBQsWLMGCBQsWLFiCBQsWLFiw"
      + "BOuhA4thtpVLengjAAAAAElFTkSuQmCC"
    for name in ["testBox.1.png", "testBox.b.png"] {
      let folder = package.folder.appending(path: "Cards/Tests/CardsTests/__Snapshots__/BoxTests")
      try Data(base64Encoded: png)?.write(to: folder.appending(path: name))
    }
    return package
  }

  @Test func `try --snapshots compares layouts with images of snapshot tests`() throws {
    let outcome = try package().run(["try", "Cards", "--snapshots"], tool: "plumb")
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let test = "Cards/Tests/CardsTests/BoxTests.swift"
    #expect(lines.contains("\(test):11: BoxTests.testBox: 4 of 4 edges and baselines confirmed"))
    #expect(lines.contains("\(test):12: BoxTests.testBox b: 2 of 4 edges and baselines confirmed"))
    let miss =
      "Color in #box top: 14, the image has an edge at 10; 1 later one is shifted by the same -4"
    #expect(lines.contains { $0.hasSuffix(miss) && $0.contains("Sources/Cards/Box.swift:6: ") })
    #expect(
      lines.contains { $0.hasPrefix("\(test):17: BoxTests.testStored 2") && $0.contains("Git LFS") }
    )
    #expect(lines.contains { $0.contains("BoxTests.testMissing: not compared: there is no image") })
    #expect(
      lines.last == "2 of 4 snapshots compared, 1 differs: 6 of 8 edges and baselines confirmed"
    )
  }

  @Test func `try --snapshots exits with 5 without a snapshot test of a view`() throws {
    let package = try FixturePackage(["../Cards/Box.swift": Self.view])
    let outcome = try package.run(["try", "Cards", "--snapshots"], tool: "plumb")
    #expect(outcome.status == 5)
    #expect(outcome.errors.contains("no test compares a view with an image"))
  }
}
