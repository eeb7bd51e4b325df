import Foundation
import SpecFormat
import Testing

struct DeviceAttributeTests {
  @Test func `gives a size, a scale and a safe area`() throws {
    let frames = try #require(expectation("frames device=\"iPhone 16\"", "Circle 0 0 1 1"))
    #expect(frames.proposal == LayoutProposal(width: 393, height: 852))
    #expect(frames.environment.scale == 3)
    #expect(
      frames.environment.safeArea == .init(top: 59, leading: 0, bottom: 34, trailing: 0)
    )
  }

  @Test(arguments: [
    "negotiation device=\"iPhone 16 landscape\"", "negotiation device=\"iPhone 16\" landscape",
  ])
  func `is turned by the word behind its name`(info: String) throws {
    let block = try #require(expectation(info, "Circle 1x1 -> 1x1"))
    #expect(block.proposal == LayoutProposal(width: 852, height: 393))
    #expect(
      block.environment.safeArea == .init(top: 0, leading: 59, bottom: 21, trailing: 59)
    )
  }

  @Test func `yields to a size, a scale and a safe area beside it`() throws {
    let info = "frames 100x200 device=\"iPad mini\" scale=1 safe-area=1,2,3,4"
    let frames = try #require(expectation(info, "Circle 0 0 1 1"))
    #expect(frames.proposal == LayoutProposal(width: 100, height: 200))
    #expect(frames.environment.scale == 1)
    #expect(frames.environment.safeArea == .init(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `names the nearest device`() {
    #expect(
      mistakes(inBlock: "frames device=\"iPhon 16 landscape\"", "Circle 0 0 1 1") == [
        "Specs/x.md:3:11: error: unknown device `iPhon 16 landscape`; "
          + "did you mean `iPhone 16 landscape`?"
      ]
    )
  }

  @Test func `the nearest of several similar devices is the newest`() {
    #expect(OrientedDevice.nearestName(to: "iPhone 18") == "iPhone 17")
    #expect(OrientedDevice.nearestName(to: "iPhone 18 Pro landscape") == "iPhone 17 Pro landscape")
  }

  @Test func `is one on a block of one layout`() {
    #expect(
      mistakes(inBlock: "frames device=\"iPad\" device=\"iPad mini\"", "Circle 0 0 1 1") == [
        "Specs/x.md:3:11: error: `device` is given twice"
      ]
    )
  }
}

struct DevicesTests {
  @Test func `has as many devices as authors look at, each once`() {
    #expect(Devices.all.count >= 12)
    #expect(Set(Devices.all.map(\.name)).count == Devices.all.count)
  }

  @Test func `keeps less free than there is`() {
    for device in Devices.all {
      for isLandscape in [false, true] {
        let held = OrientedDevice(device, isLandscape: isLandscape)
        let (width, height) = (held.proposal.width ?? 0, held.proposal.height ?? 0)
        #expect((width > height) == isLandscape)
        #expect(held.safeArea.leading + held.safeArea.trailing < width / 4)
        #expect(held.safeArea.top + held.safeArea.bottom < height / 4)
      }
    }
  }

  @Test func `a snapshot configuration has the text size medium by default`() throws {
    let device = try #require(OrientedDevice("snapshot iPhone 13 landscape"))
    #expect(device.proposal == LayoutProposal(width: 844, height: 390))
    #expect(device.environment(in: LayoutEnvironment()).dynamicType == "medium")
    var stated = LayoutEnvironment()
    stated.dynamicType = "large"
    #expect(device.environment(in: stated).dynamicType == "large")
    let usual = OrientedDevice(Devices.usual)
    #expect(usual.environment(in: LayoutEnvironment()).dynamicType == "large")
  }

  @Test func `stands on its page`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Docs/Reference/Devices.md").standardizedFileURL,
      encoding: .utf8
    )
    let rows = page.split(separator: "\n").filter { row in
      ["| iP", "| snapshot"].contains { row.hasPrefix($0) }
    }
    #expect(rows.map(String.init) == Devices.all.map(\.pageRow))
  }
}

extension Device {
  /// The row of the device on the documentation page.
  fileprivate var pageRow: String {
    let cells = [
      name, "\(NumberText.text(width)) x \(NumberText.text(height))", NumberText.text(scale),
      Self.text(upright), Self.text(landscape),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func text(_ insets: LayoutEnvironment.Insets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing]
      .map { NumberText.text($0) }.joined(separator: ", ")
  }
}
