import Foundation
import Testing

@testable import SpecFormat

struct SystemVersionTests {
  @Test(arguments: [
    "iOS 17.0", "iPadOS 26", "macOS 10.15.7", "tvOS 13", "watchOS 6", "visionOS 1.2",
  ])
  func `parses a platform and a version`(text: String) {
    #expect(SystemVersion(text)?.description == text)
  }

  @Test(arguments: [
    "", "iOS", "ios 17", "iOS 17.", "iOS 17..1", "iOS 17b", "iOS -1", "iOS 0", "Linux 6", "17 iOS",
    "iOS 13 and 14",
  ])
  func `returns nil for an unknown platform or a malformed version`(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test(arguments: [
    ("ios 17", "iOS 17"), ("MacOS26.2", "macOS 26.2"), ("vision 1", "visionOS 1"), ("iOs", "iOS"),
    ("tvos 13x", "tvOS"), ("Linux 6", nil),
  ])
  func `nearest corrects case, spaces and abbreviations of a platform name`(
    text: String,
    nearest: String?
  ) {
    #expect(SystemVersion.nearest(to: text) == nearest)
  }

  @Test(arguments: [
    ("iOS 13.7", 13), ("iPadOS 14", 14), ("macOS 10.15.7", 13), ("macOS 11", 14),
    ("macOS 15.5", 18), ("macOS 26.2", 26), ("tvOS 18", 18), ("watchOS 6", 13), ("watchOS 11", 18),
    ("watchOS 26", 26), ("visionOS 1", 17), ("visionOS 2.4", 18), ("visionOS 27", 27),
  ])
  func `the generation is the major version of iOS in the same year`(
    text: String,
    generation: Int
  ) throws {
    #expect(try #require(SystemVersion(text)).generation == generation)
  }

  @Test func `systems sort by generation, then platform, then version; 17 equals 17.0`() {
    let names = [
      "watchOS 6", "iOS 13.7", "macOS 10.15", "iOS 17", "iOS 13.10", "macOS 11", "iOS 13.1.9",
    ]
    #expect(
      names.compactMap(SystemVersion.init).sorted().map(\.description) == [
        "iOS 13.1.9", "iOS 13.7", "iOS 13.10", "macOS 10.15", "watchOS 6", "macOS 11", "iOS 17",
      ]
    )
    #expect(SystemVersion("iOS 17") == SystemVersion("iOS 17.0"))
    #expect(Set(["iOS 17", "iOS 17.0"].compactMap(SystemVersion.init)).count == 1)
  }

  @Test func `iOS 17 covers iOS 17.2, but not iOS 18 or iPadOS 17.2`() throws {
    let system = try #require(SystemVersion("iOS 17"))
    let others = ["iOS 17.2", "iOS 17.0", "iOS 1", "iOS 18", "iPadOS 17.2"]
    #expect(
      others.compactMap(SystemVersion.init).map(system.covers) == [
        true, true, false, false, false,
      ]
    )
  }

  @Test func `is encoded as a JSON string; decoding rejects a missing version`() throws {
    let systems = ["iOS 17.0", "macOS 26.2"].compactMap(SystemVersion.init)
    let data = try JSONEncoder().encode(systems)
    #expect(String(decoding: data, as: UTF8.self) == "[\"iOS 17.0\",\"macOS 26.2\"]")
    #expect(try JSONDecoder().decode([SystemVersion].self, from: data) == systems)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SystemVersion].self, from: Data("[\"iOS\"]".utf8))
    }
  }
}
