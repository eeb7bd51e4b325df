import Foundation
import Testing

/// The suite twice: its scenes as the build has compiled them together, and each spec alone.
struct CompiledAloneTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `scenes that are compiled alone have the verdicts of those that are built`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-alone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let reports = try ["SuiteTool", "plumb"].map { tool in
      let report = folder.appendingPathComponent("\(tool).json").path
      let outcome = try run(tool, "check", "--format", "json", "--output", report)
      #expect(outcome.status == 0, "\(outcome.output)")
      return report
    }
    let outcome = try run("plumb", "compare", reports[0], reports[1])
    #expect(outcome.output == "Nothing changed.\n")
  }

  private func run(_ tool: String, _ arguments: String...) throws -> (status: Int32, output: String)
  {
    let process = Process()
    process.executableURL = Bundle.main.executableURL?
      .deletingLastPathComponent().appendingPathComponent(tool)
    process.arguments = arguments
    process.currentDirectoryURL = Self.package
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
