import Foundation
import SpecFormat
import Testing

struct DeviceAttributeTests {
  @Test func `device= sets the proposal, the scale and the safe area`() throws {
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
  func `landscape after the device name rotates the size and the safe area`(info: String) throws {
    let block = try #require(expectation(info, "Circle 1x1 -> 1x1"))
    #expect(block.proposal == LayoutProposal(width: 852, height: 393))
    #expect(
      block.environment.safeArea == .init(top: 0, leading: 59, bottom: 21, trailing: 59)
    )
  }

  @Test func `a size, scale= and safe-area= override those of device=`() throws {
    let info = "frames 100x200 device=\"iPad mini\" scale=1 safe-area=1,2,3,4"
    let frames = try #require(expectation(info, "Circle 0 0 1 1"))
    #expect(frames.proposal == LayoutProposal(width: 100, height: 200))
    #expect(frames.environment.scale == 1)
    #expect(frames.environment.safeArea == .init(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `an unknown device name is an error with the nearest name`() {
    #expect(
      mistakes(inBlock: "frames device=\"iPhon 16 landscape\"", "Circle 0 0 1 1") == [
        "Specs/x.md:3:11: error: unknown device `iPhon 16 landscape`; "
          + "did you mean `iPhone 16 landscape`?"
      ]
    )
  }

  @Test func `nearestName prefers the newest of several similar devices`() {
    #expect(OrientedDevice.nearestName(to: "iPhone 18") == "iPhone 17")
    #expect(OrientedDevice.nearestName(to: "iPhone 18 Pro landscape") == "iPhone 17 Pro landscape")
  }

  @Test func `two device= attributes on one frames fence are an error`() {
    #expect(
      mistakes(inBlock: "frames device=\"iPad\" device=\"iPad mini\"", "Circle 0 0 1 1") == [
        "Specs/x.md:3:11: error: `device` is given twice"
      ]
    )
  }
}

struct DevicesTests {
  @Test func `Devices.all has at least 12 devices with unique names`() {
    #expect(Devices.all.count >= 12)
    #expect(Set(Devices.all.map(\.name)).count == Devices.all.count)
  }

  @Test func `only landscape devices are wider than tall; safe area insets take less than 1/4`() {
    for device in Devices.all {
      for isLandscape in [false, true] {
        let oriented = OrientedDevice(device, isLandscape: isLandscape)
        let (width, height) = (oriented.proposal.width ?? 0, oriented.proposal.height ?? 0)
        #expect((width > height) == isLandscape)
        #expect(oriented.safeArea.leading + oriented.safeArea.trailing < width / 4)
        #expect(oriented.safeArea.top + oriented.safeArea.bottom < height / 4)
      }
    }
  }

  @Test func `snapshot in a device name sets the text size medium unless one is set`() throws {
    let device = try #require(OrientedDevice("snapshot iPhone 13 landscape"))
    #expect(device.proposal == LayoutProposal(width: 844, height: 390))
    #expect(device.environment(in: LayoutEnvironment()).dynamicType == "medium")
    var environment = LayoutEnvironment()
    environment.dynamicType = "large"
    #expect(device.environment(in: environment).dynamicType == "large")
    let usual = OrientedDevice(Devices.usual)
    #expect(usual.environment(in: LayoutEnvironment()).dynamicType == "large")
  }

  @Test func `Devices.md has one row for each device, in order`() throws {
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
