import Testing

struct TryCommandTests {
  private static let row = """
    import SwiftUI
    import Kingfisher

    struct Row: View {
      let user: User
      var body: some View { Text(user.name).padding() }
    }

    #Preview("Ada") { Row(user: User(name: "Ada")) }
    """
  private static let badge = """
    import SwiftUI

    struct Badge: View {
      var body: some View { Text("New").lineLimit(1) }
    }

    #Preview { Badge() }
    """

  private func package() throws -> FixturePackage {
    try FixturePackage(["App/Row.swift": Self.row, "App/Badge.swift": Self.badge])
  }

  @Test func `lists missing names and lays out the other previews`() throws {
    let package = try package()
    let outcome = try package.run(["try", "Specs/App"], tool: "plumb")
    #expect(outcome.output.contains("imports ignored: Kingfisher\n"))
    #expect(outcome.output.contains("  User: blocks 1 preview; used in Specs/App/Row.swift:5"))
    #expect(outcome.output.contains("Specs/App/Badge.swift:7: Preview: 816 layouts"))
    #expect(outcome.output.hasSuffix("1 of 2 previews laid out\n"))
    #expect(package.text(of: "Previews/previews.html") != nil)
  }

  @Test func `adds stubs that it never overwrites`() throws {
    let package = try package()
    let outcome = try package.run(
      ["try", "Specs/App", "--stubs", "Specs/App/Stubs.swift"],
      tool: "plumb"
    )
    #expect(outcome.output.contains("added to Specs/App/Stubs.swift: User\n"))
    #expect(outcome.output.hasSuffix("2 of 2 previews laid out\n"))
    let stubs = try #require(package.text(of: "Specs/App/Stubs.swift"))
    #expect(stubs.contains("struct User: Identifiable, Hashable {"))
    _ = try package.run(["try", "Specs/App", "--stubs", "Specs/App/Stubs.swift"], tool: "plumb")
    #expect(package.text(of: "Specs/App/Stubs.swift") == stubs)
  }

  @Test func `places errors in the files`() throws {
    let code = "import SwiftUI\n\n#Preview {\n  Text(\"A\")\n    .padding(\"much\")\n}\n"
    let outcome = try FixturePackage(["A.swift": code]).run(
      ["try", "Specs/A.swift"],
      tool: "plumb"
    )
    #expect(outcome.status == 4)
    #expect(outcome.output.contains("Specs/A.swift:5: error: "))
  }

  @Test func `writes a spec that passes`() throws {
    let package = try FixturePackage(["Badge.swift": Self.badge])
    #expect(
      try package.run(["try", "Specs/Badge.swift", "--write", "Specs/badge.md"], tool: "plumb")
        .status == 0
    )
    #expect(try package.run(["check", "Specs/badge.md"], tool: "plumb").status == 0)
    #expect(
      try package.run(["try", "Specs/Badge.swift", "--write", "Specs/badge.md"], tool: "plumb")
        .status != 0
    )
  }

  @Test func `needs files that exist`() throws {
    #expect(try package().run(["try"], tool: "plumb").status == 2)
    #expect(try package().run(["try", "Missing.swift"], tool: "plumb").status == 2)
  }
}
