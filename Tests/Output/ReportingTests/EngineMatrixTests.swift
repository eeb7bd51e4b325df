import Conformance
import Testing
@testable import Reporting

struct EngineMatrixTests {
  @Test(
    arguments: [
      ([.passed, .passed], .agrees, 2, 2), ([.passed, .unexpectedPass], .agrees, 2, 2),
      ([.passed, .failed], .differs, 1, 2), ([.passed, .knownFailure], .differs, 1, 2),
      ([.passed, .unsupported], .agrees, 1, 2), ([.failed, .unsupported], .differs, 0, 2),
      ([.doesNotCompile, .doesNotCompile], .doesNotCompile, 0, 2),
      ([.passed, .crashed], .crashed, 1, 2), ([.timedOut, .notRun], .crashed, 0, 2),
      ([.doesNotCompile, .notRun], .doesNotCompile, 0, 2),
      ([.doesNotCompile, .failed], .differs, 0, 2), ([.deviates, .passed], .deviates, 1, 2),
      ([.unsupported, .doesNotCompile], .doesNotCompile, 0, 2),
      ([.error], .crashed, 0, 1), ([.passed, .skipped], .agrees, 1, 1),
      ([.skipped], .skipped, 0, 0),
    ] as [([Verdict], MatrixOutcome, Int, Int)]
  )
  func `a cell shows the most severe outcome of a clause's expectations`(
    verdicts: [Verdict],
    outcome: MatrixOutcome,
    agreed: Int,
    asked: Int
  ) throws {
    let matrix = MatrixSample.matrix(MatrixSample.report(["one": verdicts]))
    let cell = try #require(matrix.clauses.first?.counts.first)
    #expect(cell.outcome == outcome)
    #expect((cell.agreed, cell.requested) == (agreed, asked))
  }

  @Test(arguments: [
    ("../../out", "one", "engines/__/__/out/one.html"), ("/etc", "..", "engines/etc/__.html"),
    ("views/./a", "../b", "engines/views/_/a/__/b.html"), ("a..b", "c", "engines/a..b/c.html"),
  ])
  func `a page stays in the folder engines for an id with .. or a leading slash`(
    spec: String,
    slug: String,
    page: String
  ) {
    var report = MatrixSample.report(["one": [.failed]], spec: spec)
    report.specs[0].clauses[0].scenarios[0].id = "\(spec)#\(slug)"
    let scenarios = MatrixSample.matrix(report).clauses.flatMap(\.scenarios)
    #expect(scenarios.map(\.page) == [page])
  }

  @Test func `a clause missing from a report is not run, which is no disagreement`() throws {
    let matrix = MatrixSample.matrix(
      MatrixSample.report(["one": [.passed], "two": [.passed, .passed]]),
      MatrixSample.report(["two": [.passed]])
    )
    #expect(
      matrix.clauses.map { $0.counts.map(\.outcome) } == [[.agrees, .notRun], [.agrees, .agrees]]
    )
    #expect(matrix.clauses.map(\.isAgreed) == [false, true])
    #expect(matrix.clauses.map(\.disagreeing) == [0, 0])
    #expect(matrix.counts.map(\.sentence) == ["3 of 3 answered agree", "1 of 1 answered agree"])
    #expect(matrix.suites.absent == 2)
  }

  @Test func `clauses sort by number of disagreeing engines, then of failed expectations`() {
    let matrix = MatrixSample.matrix(
      MatrixSample.report([
        "agreed": [.passed], "one": [.passed], "many": [.passed, .passed], "both": [.failed],
      ]),
      MatrixSample.report([
        "agreed": [.passed], "one": [.failed], "many": [.failed, .crashed], "both": [.unsupported],
      ])
    )
    #expect(matrix.clauses.map(\.title) == ["many", "one", "both", "agreed"])
    #expect(matrix.clauses.map(\.disagreeing) == [1, 1, 1, 0])
    #expect(matrix.sentence == "Both engines agree on 1 of 4 clauses")
  }

  @Test func `specs are ordered by their most disputed clause`() {
    func report(_ last: Verdict) -> ConformanceReport {
      var report = MatrixSample.report(["one": [.passed]], spec: "a")
      report.specs += MatrixSample.report(["two": [last]], spec: "b").specs
      return report
    }
    #expect(MatrixSample.matrix(report(.passed), report(.failed)).specs.map(\.name) == ["b", "a"])
    #expect(MatrixSample.matrix(report(.passed), report(.passed)).specs.map(\.name) == ["a", "b"])
  }

  @Test func `the score of an API counts all expectations of scenes that use it`() throws {
    let matrix = MatrixSample.matrix(
      MatrixSample.report(["one": [.passed, .passed], "two": [.failed]]),
      MatrixSample.report(["one": [.passed, .unsupported], "two": [.passed]])
    )
    #expect(matrix.apis.map(\.name) == ["frame", "HStack", "Text"])
    let stack = try #require(matrix.apis.first { $0.name == "HStack" })
    #expect(stack.counts.map(\.agreed) == [2, 1])
    #expect(stack.counts.map(\.requested) == [2, 2])
    #expect(stack.counts.map { $0[.unsupported] } == [0, 1])
  }

  @Test func `a clause counts its recordings and lists its kinds of evidence`() {
    let matrix = MatrixSample.matrix(MatrixSample.report(["one": [.passed, .passed, .failed]]))
    #expect(matrix.clauses.map(\.recordings) == [1])
    #expect(matrix.clauses.map(\.evidence) == [["recorded", "derived"]])
  }

  @Test func `a matrix counts expectations that differ between reports and unknown scenarios`() {
    var other = MatrixSample.report(["one": [.passed], "three": [.passed]])
    other.specs[0].clauses[0].scenarios[0].results[0].expectedLines.removeLast()
    let matrix = MatrixSample.matrix(MatrixSample.report(["one": [.passed]]), other)
    #expect(
      matrix.suites.sentences == [
        "1 expectation is not in every report; in reports without it, it counts as not run.",
        "1 expectation is different between reports: the reports are of different suites.",
        "1 scenario is not in the specs: their code is not shown, and their names are not counted.",
      ]
    )
    let same = MatrixSample.matrix(MatrixSample.report(["one": [.passed]]))
    #expect(same.suites.sentences == [])
  }

  @Test func `the score is the share of answered expectations that agree, without deviations`() {
    let counts = OutcomeCounts([
      .agrees, .agrees, .differs, .crashed, .deviates, .unsupported, .doesNotCompile, .skipped,
      .notRun,
    ])
    #expect(counts.sentence == "2 of 4 answered agree")
    #expect(counts.scope(of: nil) == "of 7 asked")
    #expect(counts.deviations == "1 deviation apart")
    #expect(counts.unanswered == 2)
    #expect(counts.outcome == .crashed)
  }

  @Test func `a percentage is 100 only if every expectation agrees`() {
    func percent(_ agreed: Int, of asked: Int) -> String {
      let outcomes: [MatrixOutcome] =
        Array(repeating: .agrees, count: agreed)
        + Array(repeating: .differs, count: asked - agreed)
      return OutcomeCounts(outcomes).percent
    }
    #expect(percent(9999, of: 10_000) == "99.9 %")
    #expect(percent(3, of: 3) == "100 %")
    #expect(percent(1, of: 3) == "33.3 %")
    #expect(percent(0, of: 0) == "–")
  }
}

struct MatrixEngineTests {
  private func engines(_ names: [(String, String?)]) -> [MatrixEngine] {
    MatrixEngine.engines(
      of: names.map { (file: $0.0, report: MatrixSample.report([:], engine: $0.1)) }
    )
  }

  @Test func `an engine without a name is titled after the file of its report`() {
    let engines = engines([("out/last.json", nil), ("now.json", "plumb"), ("런.json", nil)])
    #expect(engines.map(\.title) == ["last", "plumb 1.0 on Linux", "런"])
    #expect(engines.map(\.slug) == ["last", "plumb-1-0-on-linux", "engine"])
  }

  @Test func `engines with the same name and version are numbered`() {
    let engines = engines([
      ("a.json", "plumb"), ("b.json", "plumb"), ("c/x.json", nil), ("x.json", nil),
    ])
    #expect(
      engines.map(\.title) == ["plumb 1.0 on Linux", "plumb 1.0 on Linux (2)", "x", "x (2)"]
    )
    #expect(Set(engines.map(\.slug)).count == 4)
    #expect(Set(engines.map(\.badge)).count == 4)
  }

  @Test func `a badge has the score, a color for it and the escaped engine name`() {
    let counts = OutcomeCounts(Array(repeating: .agrees, count: 2310) + [.differs, .skipped])
    let svg = MatrixBadge(name: "a<\"b", counts: counts).svg
    #expect(svg.contains("<title>a&lt;&quot;b: 2,310 of 2,311 answered agree, of 2,311 asked. "))
    #expect(svg.contains("fill=\"#1a7f37\""))
    #expect(MatrixBadge(name: "x", counts: OutcomeCounts()).svg.contains("not run"))
    let half = OutcomeCounts([.agrees, .differs, .differs])
    #expect(MatrixBadge(name: "x", counts: half).svg.contains("fill=\"#cf222e\""))
  }
}
