@testable import SceneBuilding
import Foundation
import Testing

@testable import Conformance

struct ExecutableAgeTests {
  private let root = FileManager.default.temporaryDirectory.path + "/age-\(UUID().uuidString)"

  private func write(_ path: String, at time: Double) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    let manager = FileManager.default
    try manager.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data().write(to: url)
    try manager.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: time)],
      ofItemAtPath: url.path
    )
  }

  @Test func `an executable older than a source of its package gets a note`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write("Sources/Rows/Old.swift", at: 1_000)
    try write("Sources/Rows/New.swift", at: 3_000)
    try write("Sources/Rows/Notes.md", at: 9_000)
    try write(".build/debug/Rows", at: 2_000)
    let age = ExecutableAge(of: "\(root)/.build/debug/Rows")
    #expect(age.note?.contains("is older than Sources/Rows/New.swift: run 'swift build") == true)
    #expect(ExecutableAge(of: "\(root)/.build/debug/Rows") { $0 != "Rows" }.note == nil)
    try write(".build/debug/Rows", at: 4_000)
    #expect(age.note == nil)
    try write("bin/Rows", at: 2_000)
    #expect(ExecutableAge(of: "\(root)/bin/Rows").note == nil)
  }
}
