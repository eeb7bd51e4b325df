@testable import SceneBuilding
@testable import Conformance
import Foundation
import Testing

/// Tests the cache with a shell script that replaces the compiler and counts its calls.
struct CompilationCacheTests {
  private let toolchain: ScriptedToolchain
  private let command: SwiftCompiler
  private var folder: URL { toolchain.folder }

  init() throws {
    toolchain = try ScriptedToolchain("")
    try toolchain.write(
      "echo call >> '\(toolchain.folder.path)/calls'\necho 'refused'\nexit 1",
      to: "usr/bin/swift-frontend"
    )
    command = SwiftCompiler(
      path: toolchain.driver,
      modules: toolchain.folder.path,
      cache: CompilationCache(directory: toolchain.folder.path + "/memory")
    )
  }

  private var calls: Int {
    let text = try? String(contentsOf: folder.appendingPathComponent("calls"), encoding: .utf8)
    return text?.split(separator: "\n").count ?? 0
  }

  private var entries: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/memory")) ?? []
  }

  @Test func `the same source text is compiled only once`() throws {
    defer { toolchain.remove() }
    let first = try command.check("a")
    #expect(first == SwiftCompiler.Outcome(status: 1, output: "refused\n"))
    #expect(try command.check("a") == first)
    #expect(calls == 1)
    _ = try command.check("b")
    #expect(calls == 2)
  }

  @Test func `the compiler's own modules are in the cache only if there is no home`() throws {
    defer { toolchain.remove() }
    let home = toolchain.folder.path + "/home"
    let cache = toolchain.folder.path + "/memory"
    let modules = { CompilationCache.compilerModules(environment: $0) }
    #expect(modules(["HOME": home, "PLUMB_CACHE": cache]) == nil)
    #expect(modules(["XDG_CACHE_HOME": home, "PLUMB_CACHE": cache]) == nil)
    #expect(modules(["PLUMB_CACHE": cache])?.hasPrefix("\(cache)/modules-") == true)
    #expect(modules(["PLUMB_CACHE": cache]) != modules(["PLUMB_CACHE": cache + "2"]))
  }

  @Test func `a changed module or compiler invalidates a cached outcome`() throws {
    defer { toolchain.remove() }
    _ = try command.check("a")
    try "other".write(to: folder.appendingPathComponent("Scenarios.swiftmodule"))
    _ = try command.check("a")
    #expect(calls == 2)
    let driver = URL(fileURLWithPath: toolchain.driver)
    try (String(contentsOf: driver, encoding: .utf8) + "\n").write(to: driver)
    _ = try command.check("a")
    #expect(calls == 3)
    _ = try command.check("a")
    #expect(calls == 3)
  }

  @Test func `a module rebuilt with equal contents keeps a cached outcome valid`() throws {
    defer { toolchain.remove() }
    _ = try command.check("a")
    let module = folder.appendingPathComponent("Scenarios.swiftmodule")
    try "one".write(to: module)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: module.path
    )
    _ = try command.check("a")
    #expect(calls == 1)
  }

  @Test func `a corrupt cache entry is replaced by compiling again`() throws {
    defer { toolchain.remove() }
    _ = try command.check("a")
    for entry in entries {
      try "no JSON".write(to: folder.appendingPathComponent("memory/\(entry)"))
    }
    #expect(try command.check("a").output == "refused\n")
    #expect(calls == 2)
    _ = try command.check("a")
    #expect(calls == 2)
  }

  @Test func `eviction removes the files with the oldest modification date first`() throws {
    defer { toolchain.remove() }
    let cache = CompilationCache(directory: folder.path + "/memory", capacity: 4000)
    _ = try command.check("a")
    for number in 0..<300 {
      let file = folder.appendingPathComponent("memory/\(number).json")
      try "old and long".write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number))],
        ofItemAtPath: file.path
      )
    }
    cache.forgetOldest()
    #expect(cache.extent.bytes <= 4000)
    #expect(entries.contains("299.json") && !entries.contains("0.json"))
    _ = try command.check("a")
    #expect(calls == 1)
  }

  @Test func `eviction keeps recent files even if they exceed the capacity`() throws {
    defer { toolchain.remove() }
    let cache = CompilationCache(directory: folder.path + "/memory", capacity: 10)
    _ = try command.check("a")
    let old = folder.appendingPathComponent("memory/old.so")
    let new = folder.appendingPathComponent("memory/new.so")
    for file in [old, new] { try "more than is kept".write(to: file) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -4000)],
      ofItemAtPath: old.path
    )
    cache.forgetOldest()
    #expect(entries.contains("new.so") && !entries.contains("old.so"))
  }

  @Test func `without a cache, every check runs the compiler`() throws {
    defer { toolchain.remove() }
    var command = command
    command.cache = nil
    _ = try command.check("a")
    _ = try command.check("a")
    #expect(calls == 2)
    #expect(entries.isEmpty)
  }
}

extension String {
  /// Writes to an existing file, so that its permissions are kept.
  fileprivate func write(to file: URL) throws {
    try write(to: file, atomically: false, encoding: .utf8)
  }
}
