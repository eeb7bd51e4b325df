@testable import SuiteRunning
import SceneBuilding
import Foundation
import Testing
@testable import PlumbTool

/// Tests the tool without built-in scenes on folders of Markdown files.
struct SceneCompilationTests {
  private static func scene(_ title: String, _ code: String, width: Int = 20) -> String {
    """

    ## \(title)

    ```swift
    \(code)
    ```

    ```size 100x100 evidence=derived
    100x100 -> \(width)x10
    ```

    """
  }

  private static let good = scene("Is good", "Color.red.frame(width: 20, height: 10)")
  private static let bad = scene("Is bad", "Colour.red.frame(width: 20, height: 10)")
  private static let shared = """
    # Shared

    ```swift shared
    struct Block: View {
      var body: some View { Color.red.frame(width: 20, height: 10) }
    }
    ```

    """

  private func check(
    _ package: FixturePackage,
    _ paths: String...,
    environment: [String: String] = [:]
  ) throws -> FixturePackage.Outcome {
    try package.run(["check"] + paths, tool: "plumb", environment: environment)
  }

  /// Returns the compiled libraries.
  private func libraries(_ package: FixturePackage) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: package.path(of: "cache"))
      .filter { $0.hasSuffix(".so") }.sorted()
  }

  @Test func `sweep shows the compiler's errors, and sweeps a scene with a type of its own`() throws
  {
    let package = try FixturePackage([:])
    let code = """
      struct Block: View {
        var body: some View { Color.red.frame(width: 20, height: 10) }
      }
      return Block()
      """
    try package.write("# Notes\n" + Self.bad, to: "notes/bad.md")
    let failed = try package.run(["sweep", "notes/bad.md"], tool: "plumb")
    #expect(failed.status == 1)
    #expect(failed.output.isEmpty)
    #expect(failed.errors.contains("notes/bad.md:6:1: error: cannot find 'Colour' in scope"))
    #expect(failed.errors.contains("error: bad#is-bad was not laid out\n"))
    try package.write("# Notes\n" + Self.scene("Is local", code), to: "notes/local.md")
    #expect(try check(package, "notes/local.md").status == 0)
    let both = try package.run(["sweep", "notes"], tool: "plumb")
    #expect(both.status == 1)
    #expect(both.output.contains("every check passes in 1 screen: notes/local.md:"))
  }

  @Test func `check accepts a Markdown file or a folder outside of Specs`() throws {
    let package = try FixturePackage([:])
    try package.write("# Notes\n" + Self.good, to: "notes/card.md")
    let outcome = try check(package, "notes/card.md")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("passed card#is-good\n"))
    #expect(try check(package, "notes").status == 0)
  }

  @Test func `a compiler warning is printed once, and not for cached scenes`() throws {
    let shared = "\n```swift shared\nfunc side() -> CGFloat { var side = 20.0; return side }\n```\n"
    let uses = Self.scene("Uses it", "Color.red.frame(width: side(), height: 10)")
    let package = try FixturePackage(["a.md": "# A\n" + shared + uses, "b.md": "# B\n" + uses])
    let warning = "Specs/a.md:4:30: warning: variable 'side' was never mutated"
    let first = try check(package)
    #expect(first.status == 0)
    #expect(first.errors.components(separatedBy: warning).count == 2, "\(first.errors)")
    #expect(try !check(package).errors.contains("warning"))
  }

  @Test func `a scene that does not compile does not affect other scenes`() throws {
    let package = try FixturePackage(["a.md": "# A\n" + Self.bad + Self.good])
    let outcome = try check(package)
    #expect(outcome.status == 4)
    #expect(outcome.output.contains("does-not-compile a#is-bad"))
    #expect(outcome.output.contains("Specs/a.md:6:1: error: cannot find 'Colour' in scope"))
    #expect(outcome.output.contains("passed a#is-good"))
  }

  @Test func `an error in private shared code is the only one reported`() throws {
    let shared = "\n```swift shared\nprivate func block() -> some View { Color.red.wider() }\n```\n"
    let package = try FixturePackage(["a.md": "# A\n" + shared + Self.scene("Uses it", "block()")])
    let outcome = try check(package)
    #expect(outcome.status == 4)
    #expect(
      outcome.output.contains("Specs/a.md:4:47: error: value of type 'Color' has no member 'wider'")
    )
    #expect(!outcome.output.contains("cannot find"))
  }

  @Test func `an error in indirectly used shared code is the only one reported`() throws {
    let shared = """
      \n```swift shared
      private struct Inner: View { var body: some View { Colour.red } }
      ```

      ```swift shared
      struct Outer: View { var body: some View { Inner() } }
      ```\n
      """
    let package = try FixturePackage(["a.md": "# A\n" + shared + Self.scene("Uses it", "Outer()")])
    let outcome = try check(package)
    #expect(outcome.output.contains("Specs/a.md:4:52: error: cannot find 'Colour' in scope"))
    #expect(outcome.output.components(separatedBy: "error:").count == 2, "\(outcome.output)")
  }

  @Test func `all missing modules are reported at once, with the other errors`() throws {
    let code = "import Charts\nimport MapKit\nColour.red"
    let package = try FixturePackage(["a.md": "# A\n" + Self.scene("Imports", code)])
    let output = try check(package).output
    #expect(output.contains("Specs/a.md:6:8: error: no such module 'Charts'"), "\(output)")
    #expect(output.contains("Specs/a.md:7:8: error: no such module 'MapKit'"))
    #expect(output.contains("Specs/a.md:8:1: error: cannot find 'Colour' in scope"))
  }

  @Test func `a compiler's note is printed after its error`() throws {
    let shared = """
      \n```swift shared
      protocol Sized { var side: CGFloat { get } }
      struct Block: Sized {}
      ```\n
      """
    let package = try FixturePackage(["a.md": "# A\n" + shared + Self.good])
    let uses = Self.scene("Uses it", "Color.red.frame(width: Block().side, height: 10)")
    try package.write("# B\n" + uses, to: "Specs/b.md")
    let output = try check(package, "Specs/b.md").output
    let error = "Specs/a.md:5:8: error: type 'Block' does not conform to protocol 'Sized'"
    let note = "Specs/a.md:4:22: note: protocol requires property 'side' with type 'CGFloat'"
    let places = try #require(output.range(of: error)?.upperBound)
    #expect(output[places...].contains(note), "\(output)")
  }

  @Test func `shared code that does not compile is an error even if unused`() throws {
    let broken = "\n```swift shared\nfunc side() -> CGFloat { widht }\n```\n"
    let package = try FixturePackage(["a.md": "# A\n" + broken + Self.good])
    try package.write("# B\n" + broken.replacing("side", with: "other"), to: "Specs/b.md")
    let outcome = try check(package)
    #expect(outcome.status == 4)
    #expect(outcome.output.contains("passed a#is-good"))
    for file in ["a", "b"] {
      let error = "Specs/\(file).md:4:\(file == "a" ? 26 : 27): error: cannot find 'widht' in scope"
      #expect(outcome.output.contains(error), "\(outcome.output)")
    }
  }

  @Test func `a scene written as a closure may return a UIKit view`() throws {
    let code = """
      { () -> UIView in
        let view = UIView()
        view.isHidden = true
        return view
      }()
      """
    let text = "# A\n" + Self.scene("Closure", code, width: 100).replacing("x10\n", with: "x100\n")
    let outcome = try check(try FixturePackage(["a.md": text]))
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func `a scene is compiled with the current shared code of other specs`() throws {
    let scene = "# A\n" + Self.scene("Is shared", "Block()")
    let package = try FixturePackage(["a.md": scene, "shared.md": Self.shared])
    #expect(try check(package, "Specs/a.md").status == 0)
    try package.write(Self.shared.replacing("20", with: "30"), to: "Specs/shared.md")
    let outcome = try check(package, "Specs/a.md")
    #expect(outcome.output.contains("expected 20x10, actual 30x10"))
  }

  @Test func `an error in another spec's shared code is reported for its users`() throws {
    let scenes = Self.scene("Is shared", "Block()") + Self.good
    let broken = Self.shared.replacing("Color", with: "Colour")
    let package = try FixturePackage(["a.md": "# A\n" + scenes, "shared.md": broken])
    let outcome = try check(package, "Specs/a.md")
    #expect(outcome.output.contains("does-not-compile a#is-shared"))
    #expect(outcome.output.contains("Specs/shared.md:5:25: error: cannot find 'Colour' in scope"))
    #expect(outcome.output.contains("passed a#is-good"))
  }

  @Test func `changes of prose and expectations do not recompile scenes`() throws {
    let package = try FixturePackage(["a.md": "# A\n" + Self.good])
    #expect(try check(package).status == 0)
    let libraries = try libraries(package)
    #expect(libraries.count == 1)
    try package.write("# A\n\nMoved.\n" + Self.good.replacing("x10", with: "x11"), to: "Specs/a.md")
    #expect(try check(package).output.contains("expected 20x11, actual 20x10"))
    #expect(try self.libraries(package) == libraries)
  }

  @Test func `a trap is reported at the current line of a moved scene`() throws {
    let scene = Self.scene("Traps", "Color.red.frame(width: { fatalError(\"here\") }())")
    let package = try FixturePackage(["a.md": "# A\n" + scene])
    #expect(try check(package).output.contains("Specs/a.md:6: Fatal error: here"))
    try package.write("# A\n\nMoved.\n" + scene, to: "Specs/a.md")
    #expect(try check(package).output.contains("Specs/a.md:8: Fatal error: here"))
  }

  @Test func `an installed plumb checks specs and finds its documentation`() throws {
    let package = try FixturePackage(["a.md": "# A\n" + Self.good])
    let prefix = package.path(of: "prefix")
    #expect(try package.run(["install", prefix], tool: "plumb").status == 0)
    let notes = try FixturePackage([:])
    try notes.write("# Notes\n" + Self.good, to: "card.md")
    let outcome = try notes.run(["check", "card.md"], tool: prefix + "/bin/plumb")
    #expect(outcome.output.hasPrefix("passed card#is-good\n"), "\(outcome.errors)")
    let rule = try notes.run(["explain", "R-STK-4"], tool: prefix + "/bin/plumb").output
    let page = "\(prefix)/share/doc/plumb/Docs/Rules/LayoutRules.md"
    #expect(rule.contains("  \(page)#r-stk-4: "), "\(rule)")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("### R-STK-4\n"))
  }

  @Test func `an installed plumb states its build and names rebuild for another compiler`() throws {
    let package = try FixturePackage(["a.md": "# A\n" + Self.good])
    let prefix = package.path(of: "prefix")
    #expect(try package.run(["install", prefix], tool: "plumb").status == 0)
    let tool = prefix + "/bin/plumb"
    let version = try package.run(["--version"], tool: tool).output
    #expect(version.contains(/^plumb 1\.\d+\.\d+ \((commit [0-9a-f-dirty]+, )?built with swift-/))
    let without = try package.run(["check"], tool: tool, environment: ["PATH": prefix])
    #expect(without.status == 4)
    #expect(without.errors.contains("error: there is no swiftc on the path"), "\(without.errors)")
    try package.write(
      """
      #!/bin/sh
      printf '{"compilerVersion": "Swift version 9.0", "swiftCompilerTag": "swift-9.0-RELEASE",'
      printf '"target": {"arch": "x86_64", "platform": "linux"},'
      printf '"paths": {"runtimeResourcePath": "/nowhere", "runtimeLibraryPaths": []}}'
      """,
      to: "other/swiftc"
    )
    let compiler = package.path(of: "other/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    let path = ["PATH": "\(package.path(of: "other")):/usr/bin:/bin"]
    let outcome = try package.run(["check"], tool: tool, environment: path)
    #expect(outcome.status == 1, "\(outcome)")
    #expect(outcome.errors.contains("'\(compiler)' is swift-9.0-RELEASE: run 'plumb rebuild'"))
  }

  @Test(arguments: [
    "bin/plumb-engine", "lib/plumb/installed.json", "lib/plumb/Modules/EngineKit.swiftmodule",
  ])
  func `an installation without one of its files is damaged`(file: String) throws {
    let package = try FixturePackage(["a.md": "# A\n" + Self.good])
    let prefix = package.path(of: "prefix")
    #expect(try package.run(["install", prefix], tool: "plumb").status == 0)
    try FileManager.default.removeItem(atPath: "\(prefix)/\(file)")
    let outcome = try package.run(["check"], tool: "\(prefix)/bin/plumb")
    #expect(outcome.status != 0)
    let words = "this installation of plumb is damaged: there is no '\(prefix)/\(file)'"
    #expect(outcome.errors.contains("\(words); install it again"), "\(outcome.errors)")
    let again = try package.run(
      ["install", package.path(of: "other")],
      tool: "\(prefix)/bin/plumb"
    )
    #expect(again.status == 4)
    #expect(again.errors.contains(words), "\(again.errors)")
  }

  @Test func `rebuild is an error outside of an installation`() throws {
    let outcome = try FixturePackage([:]).run(["rebuild"], tool: "plumb")
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("this plumb is not installed"))
  }

  @Test func `plumb without plumb-engine exits with 2 and prints how to build it`() throws {
    let package = try FixturePackage(["a.md": "# A\n" + Self.good])
    let tool = package.path(of: "alone/plumb")
    try package.write("", to: "alone/empty")
    try FileManager.default.copyItem(
      atPath: "\(ExecutablePath.current.directory)/plumb",
      toPath: tool
    )
    for words in [["check"], ["explain", "is-good"], ["report"]] {
      let outcome = try package.run(words, tool: tool)
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains("alone/plumb-engine' does not exist: in Plumb's package, build it")
      )
    }
  }

  @Test func `a damaged scene library in the cache is compiled again`() throws {
    let package = try FixturePackage(["a.md": "# A\n" + Self.good])
    #expect(try check(package).status == 0)
    let library = try #require(try libraries(package).first)
    try package.write("broken", to: "cache/\(library)")
    #expect(try check(package).status == 0)
    #expect(try libraries(package).count == 2)
  }

  @Test func `scenes are errors without swiftc, and scripts are still checked`() throws {
    let script = """

      ## Is a script

      ```script section-snapshot evidence=derived
      -
      append a b    ok  a b
      ```

      """
    let package = try FixturePackage(["a.md": "# A\n" + Self.good + script])
    let outcome = try check(package, environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("error: there is no swiftc on the path"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output.contains("error a#is-good"))
    #expect(outcome.output.contains("passed a#is-a-script"), "\(outcome.output)")
  }
}

/// Tests packages without their own engine; a package with one requires a build, and
/// `.ci/adopter` tests it.
struct PackageOptionTests {
  @Test @MainActor func `withoutPackage removes --package and makes output paths absolute`() {
    let here = FileManager.default.currentDirectoryPath
    let words = ["check", "--package", "x", "nowhere", "--output", "a.json", "--output=b.json"]
    #expect(
      SharedArguments.withoutPackage(words)
        == ["check", "nowhere", "--output", "\(here)/a.json", "--output=\(here)/b.json"]
    )
  }

  @Test func `--package rejects a folder without Package.swift`() throws {
    let package = try FixturePackage([:])
    let outcome = try package.run("check", "--package", ".")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("it has no Package.swift"))
  }

  @Test func `--package rejects a package without an engine executable`() throws {
    let package = try FixturePackage([:])
    try package.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Other", targets: [.executableTarget(name: "other")])

      """,
      to: "Package.swift"
    )
    try package.write("print(1)\n", to: "Sources/other/main.swift")
    let outcome = try package.run("check", "--package=.")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no executable in it depends on 'PlumbEngine'"))
  }
}

/// Tests the estimate of the remaining time for specs that are not compiled yet.
struct CompilationProgressTests {
  @Test func `the remaining time assumes the average time per spec so far`() {
    #expect(CompilationProgress.remaining(after: .seconds(10), 100, of: 400) == 30)
    #expect(CompilationProgress.remaining(after: .seconds(1), 3, of: 4) == 1)
    #expect(CompilationProgress.remaining(after: .seconds(9), 4, of: 4) == 0)
  }

  @Test func `the remaining time is nil until one spec is compiled and 1 s has passed`() {
    #expect(CompilationProgress.remaining(after: .seconds(10), 0, of: 400) == nil)
    #expect(CompilationProgress.remaining(after: .milliseconds(900), 10, of: 400) == nil)
  }
}
