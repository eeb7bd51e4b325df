@testable import SceneBuilding
import SpecFormat
import Testing

/// Tests which shared code of a suite is compiled with a spec.
struct SharedCodeTests {
  private func code(_ file: String, _ code: String) -> SharedCode? {
    let text = "# T\n\n```swift shared\n\(code)\n```\n"
    return SharedCode(
      of: SpecParser.parse(bytes: Array(text.utf8), file: "\(file).md", name: file).document
    )
  }

  private func files(neededBy code: String, in shared: [SharedCode]) -> [String] {
    let document = parse("## A\n\n```swift\n\(code)\n```\n\n```calls\na 1\n```\n").document
    return SceneModule(of: document, shared: shared).shared.map(\.file)
  }

  @Test func `of 2001 files that declare a name, only the nearest 8 are compiled`() {
    let many = (0..<2_000).compactMap { code("d\($0)/p", "struct Card {}") }
    let near = code("Specs/near", "struct Card {}")
    let needed = files(neededBy: "Card()", in: many + [near].compactMap(\.self))
    #expect(needed.count == 8)
    #expect(needed.contains("Specs/near.md"))
  }

  @Test func `shared code that declares a type needs none of 20 other files declaring it`() {
    let many = (0..<20).compactMap { code("d\($0)", "struct Card {}") }
    let user = code("user", "struct Card {}\nstruct Deck { let card = Card() }")
    #expect(files(neededBy: "Deck()", in: many + [user].compactMap(\.self)) == ["user.md"])
  }

  @Test func `every file that declares a used type or extension method is compiled`() {
    let few = ["a", "b", "c"].compactMap { code($0, "extension Card { func \($0)() {} }") }
    let card = code("card", "struct Card {}")
    #expect(files(neededBy: "Card().a(); b(); c()", in: few + [card].compactMap(\.self)).count == 4)
  }
}
