import Testing

@testable import AppCode

struct AppSourceTests {
  private static func source(_ code: String, content: AppSource.Content = .previews) -> AppSource {
    AppSource(
      path: "A.swift",
      text: code,
      module: "App",
      number: 1,
      modules: ["SwiftUI", "Foundation"],
      content: content
    )
  }

  private static func text(_ code: String) -> String {
    String(decoding: source(code).prepared, as: UTF8.self)
  }

  @Test func `#Preview becomes a function at the same line`() {
    let source = Self.source("import SwiftUI\n\n#Preview(\"Name\") {\n  Text(\"a\")\n}\n")
    #expect(source.previews.map(\.name) == ["Name"])
    #expect(source.previews.map(\.line) == [3])
    let lines = String(decoding: source.prepared, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines[2] == "@MainActor @ViewBuilder public func plumbPreview_1_1() -> some View {")
    #expect(lines[3] == "  Text(\"a\")")
  }

  @Test func `each view of a PreviewProvider is a preview with its name and line`() {
    let source = Self.source(
      """
      struct P: PreviewProvider {
        static var previews: some View {
          Group {
            A().previewDisplayName("First")
            B()
          }
        }
      }
      """
    )
    #expect(source.previews.map(\.name) == ["First", nil])
    #expect(source.previews.map(\.line) == [4, 5])
  }

  @Test(
    arguments: [
      ("traits: .sizeThatFitsLayout", "", true),
      ("traits: .fixedLayout(width: 9, height: 9)", "", true),
      ("\"Name\", traits: .portrait", "", false),
      ("\"Name\"", ".previewLayout(.sizeThatFits)", true),
      ("\"Name\"", ".previewLayout(.device)", false),
    ]
  )
  func `hasOwnSize is true for previews with sizeThatFits or fixedLayout`(
    arguments: String,
    modifier: String,
    hasOwnSize: Bool
  ) {
    let preview = Self.source("#Preview(\(arguments)) { A()\(modifier) }").previews.first
    #expect(preview?.hasOwnSize == hasOwnSize)
    let provided = "struct P: PreviewProvider { static var previews: some View { A()\(modifier) } }"
    #expect(Self.source(provided).previews.first?.hasOwnSize == (hasOwnSize && !modifier.isEmpty))
  }

  @Test func `#if branches are selected for iOS and DEBUG; lines keep their numbers`() {
    let text = Self.text("#if os(macOS)\nlet a = 1\n#elseif DEBUG\nlet b = 2\n#endif\nlet c = 3")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!text.contains("let a"))
    #expect(lines[3] == "let b = 2")
    #expect(lines[5] == "let c = 3")
  }

  @Test func `imports of modules that do not exist are removed`() {
    let source = Self.source("import Kingfisher\nimport SwiftUI\n@testable import Foundation")
    #expect(source.missingModules == ["Kingfisher"])
    #expect(source.imports == ["SwiftUI", "Foundation"])
  }

  @Test(arguments: ["public", "package", "internal", "private"])
  func `@Entry becomes a property with a key at every access level`(_ access: String) {
    let text = Self.text("extension EnvironmentValues {\n  @Entry \(access) var a: Int = 1\n}")
    #expect(text.contains("\(access) var a: Int { get { self[EntryKey_a.self] }"))
    #expect(text.contains("let defaultValue: Int = 1 }"))
  }

  @Test func `@Model becomes an @Observable class that conforms to PersistentModel`() {
    let text = Self.text("@Model final class A { @Attribute(.unique) var b: Int = 0 }")
    #expect(text.contains("@Observable final class A: PersistentModel {  var b: Int = 0 }"))
  }

  @Test func `content: .views makes a view without required arguments a preview`() {
    let code = "struct A: View { @State private var b = 1 }\nstruct C: View { let d: Int }"
    #expect(Self.source(code).previews.isEmpty)
    #expect(Self.source(code, content: .views).previews.map(\.type) == ["A"])
  }

  @Test func `EditedSource maps a place after a replacement to its original offset`() {
    let code = Array("let a = long(\n  1\n)\nlet b = 2".utf8)
    let edited = EditedSource(code, [SourceEdit(8..<19, "x")])
    #expect(String(decoding: edited.text, as: UTF8.self) == "let a = x\n\n\nlet b = 2")
    #expect(edited.place(line: 4, column: 5) == .original(24))
    #expect(edited.place(line: 1, column: 9) == .replacement(0))
  }

  @Test(
    arguments: [
      "extension Theme { init(hex: Int) {} }", "extension Theme: Sendable {}",
      "extension Theme { enum CodingKeys: CodingKey {} }", "extension App.Theme { var body: B {} }",
    ]
  )
  func `a file that uses a type also uses the files that extend the type`(code: String) {
    let sources = Self.sources([
      ("A.swift", code), ("B.swift", "struct Theme {}"), ("C.swift", "let a: Theme?"),
      // An argument label is not a use of the type.
      ("D.swift", "let d = f(Theme: 1)"),
    ])
    let uses = FileUses(sources)
    #expect(uses.files { $0 == "A.swift" } == ["A.swift", "B.swift", "C.swift"])
    #expect(uses.files(usedBy: ["C.swift"]) == ["A.swift", "B.swift", "C.swift"])
  }

  @Test(
    arguments: [
      "extension Collection { subscript(safe index: Int) -> Int? { nil } }",
      "extension String: Identifiable {}", "extension Array { init(hex: Int) {} }",
      "extension ViewBuilder { static func buildExpression(_ a: Int) -> Text { Text(\"\") } }",
      "@_exported import Other",
    ]
  )
  func `every file uses a file with @_exported import or a conformance of a framework type`(
    code: String
  ) {
    let uses = FileUses(Self.sources([("A.swift", code), ("B.swift", "let a = [1]")]))
    #expect(uses.files(usedBy: ["B.swift"]) == ["A.swift", "B.swift"])
    #expect(uses.texts(usedBy: ["B.swift"]) { $0 } == ["B.swift": "A.swift\nB.swift"])
  }

  @Test(
    arguments: [
      ("func ~= (a: Int, b: Even) -> Bool { true }", "func f() { switch 2 { case even: g() } }"),
      ("extension Int { var accent: Int { self } }", "let c = 1.accent"),
      ("extension Kind { static let `default` = Kind() }", "let c: Kind = .default"),
      ("precedencegroup Pipe {}", "infix operator |>: Pipe"),
      (
        "extension String.StringInterpolation { mutating func appendInterpolation(p: Int) {} }",
        "let a = \"\\(p: 1)\""
      ),
    ]
  )
  func `a file uses files that declare its patterns, operators and interpolations`(
    code: String,
    use: String
  ) {
    let uses = FileUses(
      Self.sources([("A.swift", code), ("B.swift", use), ("C.swift", "let d = 1")])
    )
    #expect(uses.files { $0 == "A.swift" } == ["A.swift", "B.swift"])
  }

  @Test func `a byte order mark is removed from the source`() {
    let source = Self.source("\u{FEFF}let a = 1")
    #expect(!String(decoding: source.prepared, as: UTF8.self).contains("\u{FEFF}"))
  }

  private static func sources(_ files: [(String, String)]) -> [AppSource] {
    files.map { AppSource(path: $0.0, text: $0.1, module: "App", number: 1, modules: []) }
  }

  @Test func `FileUses.files returns files that use a file directly or through another file`() {
    let sources = Self.sources([
      ("A.swift", "struct A {}"), ("B.swift", "struct B { let a: A }"),
      ("C.swift", "struct C { let b: B }"), ("D.swift", "struct D {}"),
    ])
    let uses = FileUses(sources)
    #expect(uses.files { $0 == "A.swift" } == ["A.swift", "B.swift", "C.swift"])
    #expect(
      uses.texts(usedBy: ["B.swift", "D.swift"]) { "text of \($0)" } == [
        "B.swift": "text of A.swift\ntext of B.swift", "D.swift": "text of D.swift",
      ]
    )
  }

  @Test func `the files that a file uses include operators and default implementations`() {
    let sources = Self.sources([
      ("View.swift", "struct V: P { let a = 1 <> 2 }"), ("P.swift", "protocol P { func run() }"),
      ("Defaults.swift", "extension P { func run() {} }"),
      ("Operators.swift", "infix operator <>\nfunc <> (a: Int, b: Int) -> Int { a }"),
      ("Other.swift", "extension Q { func stop() {} }\nstruct Q {}"),
    ])
    #expect(
      FileUses(sources).files(usedBy: ["View.swift"])
        == ["View.swift", "P.swift", "Defaults.swift", "Operators.swift"]
    )
  }
}
