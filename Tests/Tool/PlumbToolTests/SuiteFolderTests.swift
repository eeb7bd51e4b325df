import Foundation
import Testing
@testable import SuiteRunning

struct SuiteFolderTests {
  /// Returns the root of the default suite in a folder, relative to the folder with `Specs`, and
  /// the suite's folder of specs.
  private func home(in current: String, beside marker: String? = nil) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("plumb-home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Specs/guide", "notes/mine"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name),
        withIntermediateDirectories: true
      )
    }
    if let marker { try Data().write(to: folder.appendingPathComponent(marker)) }
    let path = current.isEmpty ? folder.path : "\(folder.path)/\(current)"
    let suite = SuiteFolder.home(of: nil, current: path)
    return [String(suite.root.dropFirst(folder.path.count)), suite.folder]
  }

  @Test(arguments: ["", "Specs", "Specs/guide"])
  func `a folder with Specs, and the folders of its specs, have them as the suite`(
    current: String
  ) throws {
    #expect(try home(in: current) == ["", "Specs"])
  }

  @Test(arguments: ["Package.swift", ".git"])
  func `all folders of a package or repository have its specs as the suite`(marker: String) throws {
    #expect(try home(in: "notes/mine", beside: marker) == ["", "Specs"])
  }

  @Test func `a folder beside the specs of no package is a suite of its own`() throws {
    #expect(try home(in: "notes/mine") == ["/notes/mine", "."])
  }
}
