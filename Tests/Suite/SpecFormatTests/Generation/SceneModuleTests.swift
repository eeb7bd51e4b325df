@testable import SceneBuilding
import Testing
@testable import SpecFormat

struct SceneModuleTests {
  private func document(_ text: String, name: String = "a") throws -> SpecDocument {
    let file = "Specs/\(name).md"
    let parsed = SpecParser.parse(bytes: Array(text.utf8), file: file, name: name)
    try #require(parsed.diagnostics == [])
    return parsed.document
  }

  private static func scene(_ title: String, _ code: String) -> String {
    "## \(title)\n```swift\n\(code)\n```\n```size 1x1\n1x1 -> 1x1\n```\n"
  }

  private static let unrelated = "# C\n" + shared("struct Circle {}")

  private static func shared(_ code: String) -> String { "```swift shared\n\(code)\n```\n" }

  @Test func `a spec of 20 scenes is compiled in modules of 16 and 4 scenes`() throws {
    let scenes = (1...20).map { Self.scene("Scene \($0)", "Text(\"\($0)\")") }
    let parts = SceneModule.parts(of: try document("# A\n" + scenes.joined()), shared: [])
    #expect(parts.map(\.document.scenarios.count) == [16, 4])
    #expect(Set(parts.map(\.name)).count == 2)
    let changed = scenes.dropLast() + [Self.scene("Scene 20", "Text(\"other\")")]
    let later = SceneModule.parts(of: try document("# A\n" + changed.joined()), shared: [])
    #expect(later[0].identity == parts[0].identity)
    #expect(later[1].identity != parts[1].identity)
  }

  @Test func `the source of a module changes with its file and the shared files that it uses`()
    throws
  {
    let shared = try document("# B\n" + Self.shared("struct Box {}"), name: "b")
    let moved = try document("# B\n\nMore.\n\n" + Self.shared("struct Box {}"), name: "b")
    let scene = Self.scene("One", "Box()")
    func digest(_ text: String, using shared: SpecDocument) throws -> String? {
      let codes = try [SharedCode(of: shared), SharedCode(of: document(Self.unrelated, name: "c"))]
      return SceneModule(of: try document(text), shared: codes.compactMap(\.self)).sourceDigest
    }
    let first = try #require(try digest("# A\n" + scene, using: shared))
    #expect(try digest("# A\n" + scene, using: shared) == first)
    #expect(try digest("# A\nMore.\n\n" + scene, using: shared) != first)
    #expect(try digest("# A\n" + scene, using: moved) != first)
    let parts = SceneModule.parts(
      of: try document("# A\n" + scene + scene.replacing("One", with: "Two")),
      shared: [],
      size: 1
    )
    #expect(Set(parts.map(\.sourceDigest)).count == 2)
  }

  @Test func `a document that was not read from bytes has no digest of its source`() throws {
    var document = try document("# A\n" + Self.scene("One", "Text(\"1\")"))
    document.digest = ""
    #expect(SceneModule(of: document, shared: []).sourceDigest == nil)
  }

  @Test func `a fatal error in a part of a split spec has the path of the spec`() throws {
    let scenes = (1...20).map { Self.scene("Scene \($0)", "Text(\"\($0)\")") }
    let document = try document("# A\n" + scenes.joined())
    for part in SceneModule.parts(of: document, shared: []) {
      let text = "\(part.name)/a.md:5: Fatal error"
      #expect(SceneModule.namingFiles(in: text, of: document) == "Specs/a.md:5: Fatal error")
    }
  }

  @Test func `a fatal error in a batch has the path of the spec or the shared file`() throws {
    let scene = Self.scene("One", "Text(\"1\")")
    let document = try document("# A\n" + scene, name: "views/a")
    let modules = try ["views/a", "views/b"].map {
      SceneModule(of: try self.document("# A\n" + scene, name: $0), shared: [])
    }
    let batch = try #require(SceneBatch.batches(of: modules, size: 2).first)
    #expect(batch.modules.count == 2)
    let text = "\(batch.name)/a.md:5: Fatal error\nin \(batch.name)/other.md:7 of spec_a/b"
    #expect(
      SceneModule.namingFiles(in: text, of: document)
        == "Specs/views/a.md:5: Fatal error\nin other.md:7 of spec_a/b"
    )
  }

  @Test
  func `an override in an extension is moved to the class in the shared code of another spec`()
    throws
  {
    let box = try document("# A\n" + Self.shared("class Box: UIView {}"), name: "a")
    let text =
      Self.shared("extension Box {\n  override func go() {}\n}") + Self.scene("One", "Box()")
    let user = try document("# B\n" + text, name: "b")
    let shared = try [box, user].map { try #require(SharedCode(of: $0)) }
    let files = SceneModule(of: user, shared: shared).files()
    let isMoved = files.map { $0.contents.contains("override func go() {}") }
    #expect(files.count == 2)
    #expect(isMoved == [false, true])
    // Without the block of the extension, which may have an error, no override is moved.
    let extended = CodePlace(file: user.file, fenceLine: user.sharedBlocks[0].fenceLine)
    let unmoved = SceneModule(of: user, shared: shared).files(without: [extended])
    #expect(!unmoved.contains { $0.contents.contains("override func go() {}") })
    let other = try document("# C\n" + Self.scene("Two", "Box()"), name: "c")
    let module = SceneModule(of: other, shared: shared)
    #expect(module.shared.map(\.file) == ["Specs/a.md"])
    #expect(!module.files().contains { $0.contents.contains("go()") })
  }

  @Test func `the identity of a module does not include the line numbers of its code`() throws {
    let scene = Self.scene("One", "Text(\"1\")")
    let module = SceneModule(of: try document("# A\n" + scene), shared: [])
    let moved = SceneModule(of: try document("# A\nMore.\n\n" + scene), shared: [])
    #expect(moved.identity == module.identity)
    #expect(moved.lines != module.lines)
  }

  @Test func `a module has only the shared code that its scenes use, also indirectly`() throws {
    let codes = try [
      (
        "b",
        "struct Block: View { var body: some View { Inner() } }\nextension Block {\n  func turned() {}\n}"
      ),
      ("c", "struct Inner: View { var body: some View { Color.red } }"),
      ("d", "struct Other: View { var body: some View { Color.blue } }"),
      ("e", "extension View { func card() -> some View { padding() } }"),
      ("f", "private struct Card: View { var body: some View { Color.blue } }"),
    ].map { name, code in
      try #require(SharedCode(of: try document("# T\n" + Self.shared(code), name: name)))
    }
    let needed = { (code: String) in
      let document = try document("# A\n" + Self.scene("One", code))
      return SceneModule(of: document, shared: codes).shared.map(\.file)
    }
    #expect(try needed("Block()") == ["Specs/b.md", "Specs/c.md"])
    #expect(try needed("Text(\"1\").card()") == ["Specs/e.md"])
    #expect(try needed("Card()") == [])
    #expect(try needed("turned()") == [])
  }
}

struct SceneCallTests {
  private func call(_ code: String, for target: SceneTarget = .plumb) -> String {
    SceneCall(
      showing: CodeBlock(fenceLine: 1, line: 2, code: code),
      classes: SceneCall.classes(in: [
        CodeBlock(fenceLine: 1, line: 2, code: "final class CardView: UIView {\n}\nstruct Box {}")
      ]),
      for: target
    ).name
  }

  @Test func `code that declares types and ends with return is passed to stage.erasedScene`() {
    let code = "struct Card: View {\n  var body: some View { Color.red }\n}\nreturn Card()"
    #expect(call(code) == "stage.erasedScene")
    #expect(call(code, for: SceneTarget(engine: ["Small"], modules: "/m")) == "stage.anyScene")
  }

  @Test(arguments: [
    "CollectionScene(layout, items: [8, 3])",
    "// Eight.\n\nCollectionScene(\n  layout, items: [8])\n",
    "CollectionScene(layout, items: [8]) { path in\n  Text(\"a\")\n}", "home", "home(8)",
    "controller.collectionView", "home.list(of: 3, \"(\")", "home(\n  8\n).view", "Home().view",
    "UICollectionView(frame: .zero, collectionViewLayout: layout)", "UILabel()",
    "UIStackView(arrangedSubviews: [a, b])", "CardView(title: \"A\")",
    "let view = UIView()\nview.tag = 3\nreturn view", "CardView {\n  $0.tag = 3\n}",
  ])
  func `code that may return a UIKit view is passed to stage.anyScene`(code: String) {
    #expect(call(code) == "stage.anyScene")
  }

  @Test(arguments: [
    "Text(\"a\")", "self.width = 3", "let a = 1\nText(\"a\")", "if a { Text(\"a\") }", "",
    "home(8)\n  .padding()", "Text(\"CollectionScene(\")", "card { Text(\"a\") }",
    "Text(\"a\").padding()", "Color.red", "Box()", "home(8)\nhome(9)", "home(8) { Text(\"a\") }",
    "home(",
  ])
  func `SwiftUI views, statements and incomplete code are passed to stage.scene`(code: String) {
    #expect(call(code) == "stage.scene")
  }
}

struct SharedCodeReadingTests {
  private func spec(_ name: String, sharing code: String?) -> SpecDocument {
    let block = code.map { "\n```swift shared\n\($0)\n```\n" } ?? ""
    let text = "# Title\n\(block)"
    return SpecParser.parse(bytes: Array(text.utf8), file: "Specs/\(name).md", name: name).document
  }

  @Test func `asRead(in:) takes a spec's shared code from its given document`() {
    let now = ["a", "b", "c"].compactMap { SharedCode(of: spec($0, sharing: "let \($0) = 1")) }
    let swift = SharedCode(file: "Specs/z.swift", text: "let z = 1")
    let read = [
      spec("b", sharing: "let older = 1"), spec("c", sharing: nil), spec("d", sharing: "let d = 1"),
    ]
    let code = ([swift].compactMap(\.self) + now).asRead(in: read + read)
    #expect(code.map(\.file) == ["Specs/z.swift", "Specs/a.md", "Specs/b.md", "Specs/d.md"])
    #expect(code.map { $0.declared.sorted() } == [["z"], ["a"], ["older"], ["d"]])
  }
}
