import SnapshotTesting
import XCTest

@testable import Screens

final class ScreenTests: XCTestCase {
  func testProfileCard() {
    assertSnapshot(of: ProfileCard(), as: .image)
  }

  func testMeter() {
    assertSnapshot(of: Meter(part: 0.25), as: .image(layout: .fixed(width: 248, height: 44)))
  }

  func testTiles() {
    assertSnapshot(of: Tiles(), as: .image(layout: .fixed(width: 150, height: 130)))
  }

  func testWelcome() {
    assertSnapshot(of: Welcome(), as: .image(layout: .device(config: .iPhone13)), named: "phone")
  }

  func testBadge() {
    assertSnapshot(of: Badge(), as: .image)
  }
}
