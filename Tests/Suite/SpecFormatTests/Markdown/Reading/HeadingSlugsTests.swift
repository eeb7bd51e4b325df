import Testing

@testable import SpecFormat

struct HeadingSlugsTests {
  @Test(arguments: [
    ("A background takes the size", "a-background-takes-the-size"),
    ("원은 남은 공간을 나눈다", "원은-남은-공간을-나눈다"),
    ("`frame` & friends: 75x75!", "frame--friends-75x75"),
    ("snake_case and kebab-case", "snake_case-and-kebab-case"),
    ("Ünïcode ½ 🎉", "ünïcode-½-"),
  ])
  func `makes anchors as GitHub does`(heading: String, slug: String) {
    var slugs = HeadingSlugs()
    let text = parse("## \(heading)\n```swift sketch\n```\n").document.clauses.first?.title ?? ""
    #expect(slugs.slug(for: text) == slug)
  }

  @Test func `counts headings of one name, past those that are taken`() {
    var slugs = HeadingSlugs()
    let made = ["A", "A", "A 1", "A", "a"].map { slugs.slug(for: $0) }
    #expect(made == ["a", "a-1", "a-1-1", "a-2", "a-3"])
  }

  @Test func `counts the headings that begin no clause too`() {
    let document = parse("# A\n##### A\n> ## A\n\n## A\n").document
    #expect(document.clauses.map(\.slug) == ["a-3"])
  }
}
