import Conformance
import Foundation
import Scenarios
import SpecFormat
import Testing
import ViewLayout

/// `frames` blocks with a reference image.
///
/// It has 100 × 60 white pixels, with a blue box at 20, 10 that is 40 wide and 30 high.
@MainActor
struct PictureCheckTests {
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAGQAAAA8CAIAAAAfXYiZAAAAb0lEQVR42u3QQQ0AMAzEsONPuqOwvbqq"
    + "joLAKV0XBLBgwYIFCxYCWLBGYyU9w4IFCxYsWLBgwYIFCxYsWLBgwYIFCxYsWLBgwYIFCxYsWLBgwYL1"
    + "D9a2YMGCBQsWLMGCBQsWLFiCBQsWLFiwBOuhA4thtpVLengjAAAAAElFTkSuQmCC"

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(base64Encoded: Self.png)?.write(to: folder.appending(path: "box.png"))
  }

  /// Returns the result of a block about a box at a position, in a scene 100 points wide.
  private func result(
    _ lines: String,
    x: CGFloat = 20,
    y: CGFloat = 10,
    picture: String = "box.png",
    attributes: String = ""
  ) throws -> ExpectationResult {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: picture).path(percentEncoded: false)
    let fence = "frames 100x60 evidence=derived picture=\"\(path)\" \(attributes)"
    let spec = try CompiledSpec("```\(fence)\n\(lines)\n```\n") { stage in
      stage.scene {
        Color.blue.frame(width: 40, height: 30).id("box")
          .padding(.leading, x).padding(.top, y)
          .frame(width: 100, height: 60, alignment: .topLeading)
      }
    }
    return try #require(spec.results().first)
  }

  @Test func `frames that match the reference image pass, with a count of edges`() throws {
    let result = try result("#box 20 10 40 30")
    #expect(result.verdict == .passed)
    #expect(result.remarks.map { $0.hasSuffix("4 of 4 edges and baselines confirmed") } == [true])
  }

  @Test func `a moved box is reported at its line with the nearest edge of the image`() throws {
    let result = try result("#box 20 14 40 30", y: 14)
    #expect(result.verdict == .failed)
    let mismatch = try #require(result.mismatches.first)
    #expect(result.mismatches.count == 1)
    #expect(mismatch.line == 7)
    #expect(mismatch.sentence.hasPrefix("Color in #box top: expected 14, actual an edge at 10 in "))
    #expect(mismatch.difference == "-4")
    #expect(mismatch.hint == "1 later one is shifted by the same -4")
  }

  @Test func `the image is compared with the numbers of the block, not with the layout`() throws {
    let result = try result("#box 20 10 40 30", y: 14)
    #expect(result.mismatches.map(\.name) == ["#box"])
    let resized = try PictureCheckTests().result("#box 20 10 40 34")
    #expect(
      resized.mismatches.map(\.expected) == ["20 10 40 34", "44"]
    )
  }

  @Test func `tolerance= also applies to the reference image`() throws {
    #expect(try result("#box 20 12 40 30", y: 12, attributes: "tolerance=2").verdict == .passed)
  }

  @Test func `a missing reference image, or one of the wrong width, is an error`() throws {
    let missing = try result("#box 20 10 40 30", picture: "none.png")
    #expect(missing.verdict == .error)
    #expect(missing.mismatches.first?.actual.hasSuffix("from the folder of the page") == true)
    let other = try PictureCheckTests().result("#box 20 10 40 30", attributes: "scale=2")
    #expect(other.verdict == .error)
    #expect(other.mismatches.first?.actual.contains("has 100 × 60 pixels") == true)
  }
}
