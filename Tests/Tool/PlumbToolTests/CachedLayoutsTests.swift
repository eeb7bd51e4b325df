@testable import SuiteRunning
import Conformance
import Foundation
import Testing

@testable import PlumbTool

struct CachedLayoutsTests {
  private let kept = CachedLayouts(
    folder: FileManager.default.temporaryDirectory.path + "/kept-\(UUID().uuidString)",
    conditions: ["iOS 18"]
  )

  private static func preview(digest: String) -> PreviewBuild.Preview {
    PreviewBuild.Preview(
      function: "preview_1",
      name: "Badge",
      file: "Badge.swift",
      line: 7,
      module: "App",
      code: "Badge()",
      digest: digest
    )
  }

  @Test func `CachedLayouts returns a layout only for equal code and conditions`() {
    defer { try? FileManager.default.removeItem(atPath: kept.folder) }
    let preview = Self.preview(digest: "1")
    var layout = PreviewLayout(failure: "it ended", leftOut: ["Store.load() (Store.swift:12)"])
    layout.sweep = ConditionSweep(breaches: [], count: 1, limits: [], height: .infinity)
    kept.write(["preview_1": layout], of: [preview])
    let read = kept.layouts(of: [preview])["preview_1"]
    #expect(read?.failure == "it ended" && read?.leftOut == layout.leftOut)
    #expect(read?.sweep == layout.sweep)
    #expect(kept.layouts(of: [Self.preview(digest: "2")]).isEmpty)
    let other = CachedLayouts(folder: kept.folder, conditions: ["iOS 26"])
    #expect(other.layouts(of: [preview]).isEmpty)
  }

  @Test func `CachedLayouts does not return a layout that timed out`() {
    defer { try? FileManager.default.removeItem(atPath: kept.folder) }
    let preview = Self.preview(digest: "1")
    var layout = PreviewLayout(failure: "it took too long", leftOut: [])
    layout.isTimedOut = true
    kept.write(["preview_1": layout], of: [preview])
    #expect(kept.layouts(of: [preview]).isEmpty)
  }
}
