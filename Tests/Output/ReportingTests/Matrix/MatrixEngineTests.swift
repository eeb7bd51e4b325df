import Conformance
import Testing

@testable import Reporting

struct MatrixEngineTests {
  private func engines(_ names: [(String, String?)]) -> [MatrixEngine] {
    MatrixEngine.engines(
      of: names.map { (file: $0.0, report: MatrixSample.report([:], engine: $0.1)) }
    )
  }

  @Test func `an engine without a name is called by its file's`() {
    let engines = engines([("out/last.json", nil), ("now.json", "plumb"), ("런.json", nil)])
    #expect(engines.map(\.title) == ["last", "plumb 1.0 on Linux", "런"])
    #expect(engines.map(\.slug) == ["last", "plumb-1-0-on-linux", "engine"])
  }

  @Test func `engines of one name and version are numbered`() {
    let engines = engines([
      ("a.json", "plumb"), ("b.json", "plumb"), ("c/x.json", nil), ("x.json", nil),
    ])
    #expect(
      engines.map(\.title) == ["plumb 1.0 on Linux", "plumb 1.0 on Linux (2)", "x", "x (2)"]
    )
    #expect(Set(engines.map(\.slug)).count == 4)
    #expect(Set(engines.map(\.badge)).count == 4)
  }

  @Test func `a badge has the score, and what authors write as text`() {
    let counts = OutcomeCounts(Array(repeating: .agrees, count: 2310) + [.differs, .skipped])
    let svg = MatrixBadge(name: "a<\"b", counts: counts).svg
    #expect(svg.contains("<title>a&lt;&quot;b: 2,310 of 2,311 agree</title>"))
    #expect(svg.contains("fill=\"#1a7f37\""))
    #expect(MatrixBadge(name: "x", counts: OutcomeCounts()).svg.contains("not run"))
    let half = OutcomeCounts([.agrees, .differs, .differs])
    #expect(MatrixBadge(name: "x", counts: half).svg.contains("fill=\"#cf222e\""))
  }
}
