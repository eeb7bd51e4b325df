import Testing

@testable import SpecFormat

struct SharedCodeReadingTests {
  private func spec(_ name: String, sharing code: String?) -> SpecDocument {
    let block = code.map { "\n```swift shared\n\($0)\n```\n" } ?? ""
    let text = "# Title\n\(block)"
    return SpecParser.parse(bytes: Array(text.utf8), file: "Specs/\(name).md", name: name).document
  }

  @Test func `the code of a spec that was read counts, and not that its file holds now`() {
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
