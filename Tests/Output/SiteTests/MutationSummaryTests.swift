import Reporting
import Testing

@testable import Site

@MainActor
struct MutationSummaryTests {
  private static let clause = "a-word-is-as-wide-as-its-letters"

  /// Returns a score of 2,000 mutants with the number of mutants that clauses of `views/a` detect
  /// alone.
  private func score(_ counts: [String: Int] = [clause: 12]) throws -> MutationScore {
    let clauses = counts.map { "\"Specs/views/a.md#\($0.key)\": \($0.value)" }
    return try MutationScore(
      """
      {"total": {"made": 2000, "killed": 1234, "killedByRecording": 999, "unreached": 3},
       "clauses": {\(clauses.joined(separator: ", "))}}
      """,
      file: "m.json"
    )
  }

  private func index(
    of spec: String = SiteFixture.spec(),
    _ counts: [String: Int] = [clause: 12]
  ) throws -> String {
    try #require(try SiteFixture.files(spec, kills: score(counts))["results.html"])
  }

  /// Returns the page of the topic, which has the squares.
  private func topic(
    of spec: String = SiteFixture.spec(),
    _ counts: [String: Int] = [clause: 12]
  ) throws -> String {
    try #require(try SiteFixture.files(spec, kills: score(counts))["topics/views.html"])
  }

  /// Returns a spec of clauses named `Clause 0` and so on.
  private func spec(of count: Int) -> String {
    let clauses = (0..<count).map { number in
      SiteFixture.spec().replacing("# Texts\n", with: "")
        .replacing("## A word is as wide as its letters", with: "## Clause \(number)")
    }
    return "# Texts\n" + clauses.joined()
  }

  @Test func `without a mutation score, no file of the site mentions mutants`() throws {
    for (path, text) in try SiteFixture.files(SiteFixture.spec()) {
      #expect(!text.contains("mutant"), "\(path)")
      #expect(!text.contains("kills"), "\(path)")
    }
  }

  @Test func `a square's title and shade show how many mutants only its clause detects`() throws {
    let topic = try topic()
    let square = try #require(topic.firstMatch(of: /<span class="squares"><a [^>]*>/)).output
    #expect(square.contains("class=\"v-passed k2\""))
    let title = "A word is as wide as its letters"
    #expect(square.contains("title=\"\(title): passed, detects 12 mutants alone\""))
  }

  @Test func `a square states that its clause detects no mutant alone`() throws {
    #expect(try topic(of: SiteFixture.spec(), [:]).contains("passed, detects no mutant alone\""))
  }

  @Test func `the square of a clause without scenarios has no mutant count`() throws {
    let spec = SiteFixture.spec() + "\n## Nothing shows this\n\nProse.\n"
    let square = try #require(
      try topic(of: spec).firstMatch(of: /<a class="v-none[^>]*>/)
    ).output
    #expect(square.contains("class=\"v-none\""))
    #expect(square.contains("title=\"Nothing shows this: uncovered\""))
  }

  @Test func `results.html shows both mutation scores as a percentage and a count`() throws {
    let index = try index()
    #expect(index.contains("<b>61.7 %</b> of mutants are detected: 1,234 of 2,000<"))
    #expect(
      index.contains(
        "<b>49.9 %</b> of mutants are detected by recorded expectations: 999 of 2,000<"
      )
    )
  }

  @Test(arguments: [(0, 0), (1, 1), (4, 1), (5, 2), (19, 2), (20, 3), (500, 3)])
  func `DetectionLevel maps a number of mutants to its shade`(count: Int, shade: Int) {
    #expect(DetectionLevel(of: count).rawValue == shade)
  }

  @Test func `the legend shows every shade with its range of mutants`() throws {
    #expect(DetectionLevel.allCases.map(\.range) == ["0", "1 to 4", "5 to 19", "20 or more"])
    let legend = try #require(try index().firstMatch(of: /<ul class="squares shades".*?<\/ul>/))
    for shade in DetectionLevel.allCases {
      #expect(legend.output.contains("\"v-passed \(shade.name)\""))
      #expect(legend.output.contains(" \(shade.range)<"))
      #expect(MutationAssets.sheet.contains(".\(shade.name) {"))
    }
  }

  @Test func `the 20 clauses that alone detect the most mutants are listed`() throws {
    let counts = Dictionary(uniqueKeysWithValues: (0..<23).map { ("clause-\($0)", $0 / 2) })
    let index = try index(of: spec(of: 24), counts)
    let most = try #require(
      index.firstMatch(
        of: /<summary>Clauses that detect the most mutants alone, (.*?)<.*?<\/table>/
      )
    ).output
    #expect(most.1 == "the first 20 of 21")
    let rows = most.0.matches(of: /<td class="num">(\d+)<.*?href="views\/a\.html#(clause-\d+)"/)
    #expect(rows.count == 20)
    #expect(rows.prefix(3).map { Int($0.output.1) } == [11, 10, 10])
    #expect(rows.prefix(3).map(\.output.2) == ["clause-22", "clause-20", "clause-21"])
    #expect(rows.last?.output.2 == "clause-2")
  }

  @Test func `no clauses are listed if none detects a mutant alone`() throws {
    #expect(try !index(of: SiteFixture.spec(), [:]).contains("detect the most"))
  }

  @Test func `a note under a clause's heading states the mutants that it alone detects`() throws {
    let files = try SiteFixture.files(SiteFixture.specOfTwo, kills: score())
    let page = try #require(files["views/a.html"])
    let notes = page.matches(
      of: /<\/h2><p class="note"><a href="..\/results.html#clauses">(.*?)<\/a><\/p>/
    )
    #expect(notes.map(\.output.1) == ["detects 12 mutants alone"])
    #expect(DetectionText.sentence(1) == "detects 1 mutant alone")
  }
}
