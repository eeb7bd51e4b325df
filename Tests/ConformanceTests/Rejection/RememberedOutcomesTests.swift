import Conformance
import Foundation
import Testing

/// A compiler that refuses everything, and counts how often it is started.
struct RememberedOutcomesTests {
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-\(UUID().uuidString)")
  private let compiler: CompilerCommand

  init() throws {
    let modules = directory.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let script = directory.appendingPathComponent("swiftc")
    try "#!/bin/sh\necho >> \"$(dirname \"$0\")/calls\"\necho error: no\nexit 1\n"
      .write(to: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    compiler = CompilerCommand(path: script.path, modules: modules.path)
    try write("one", to: "Scenarios")
    try write("one", to: "Other")
  }

  private func write(_ text: String, to module: String) throws {
    let file = URL(fileURLWithPath: compiler.modules).appendingPathComponent(
      "\(module).swiftmodule"
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private var calls: Int {
    let file = directory.appendingPathComponent("calls")
    return (try? String(contentsOf: file, encoding: .utf8).count) ?? 0
  }

  @Test func `code is compiled once, until it or a module that it names is another`() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let first = try compiler.check("import Scenarios\nlet a: Int = true")
    #expect(first == CompilerCommand.Outcome(status: 1, output: "error: no\n"))
    #expect(try compiler.check("import Scenarios\nlet a: Int = true") == first)
    #expect(calls == 1)
    try write("another", to: "Other")
    _ = try compiler.check("import Scenarios\nlet a: Int = true")
    #expect(calls == 1)
    try write("another", to: "Scenarios")
    _ = try compiler.check("import Scenarios\nlet a: Int = true")
    #expect(calls == 2)
    _ = try compiler.check("import Scenarios\nlet b: Int = true")
    #expect(calls == 3)
  }
}
