import SpecAuthoring
import Conformance
import Foundation
import LayoutTree
import Reporting
import SpecFormat
import Testing
import ViewLayout

/// Checks that the schemas name every key of complete answers.
struct AnswerSchemaTests {
  private static let message = JSONMessage(
    code: "failed",
    id: "a#b",
    file: "Specs/a.md",
    line: 3,
    column: 4,
    message: "words",
    suggestions: ["a#c"]
  )

  private func expectNamed(_ document: String, _ command: String) throws {
    #expect(try JSONSchema().unnamedKeys(in: document, of: command) == [])
  }

  @Test func `unnamedKeys finds the keys that a schema does not name`() throws {
    let schema = try JSONSchema()
    let document = "{\"exitCode\": 3, \"shard\": {\"indes\": 1}, \"messages\": [{\"kode\": 1}]}"
    #expect(
      try schema.unnamedKeys(in: document, of: "check") == ["messages.kode", "shard.indes"]
    )
  }

  @Test func `check.schema.json names every key of a full report`() throws {
    try expectNamed(JSONReportWriter().text(for: SampleReport.full), "check")
  }

  @Test func `check.schema.json names every key of a report with an engine`() throws {
    var report = SampleReport.everyVerdict
    report.engine = EngineIdentity(name: "plumb", version: "1.4.0", platform: "Linux")
    let text = JSONReportWriter().text(for: report)
    #expect(text.contains("\"engine\""))
    try expectNamed(text, "check")
  }

  @Test func `the verdict enum of common.schema.json equals Verdict.allCases`() throws {
    let definitions = try #require(
      JSONSchema().files["common.schema.json"]?["$defs"] as? [String: Any]
    )
    let verdicts = try #require((definitions["verdict"] as? [String: Any])?["enum"] as? [String])
    #expect(verdicts == Verdict.allCases.map(\.rawValue))
  }

  @Test func `the systems pattern of common.schema.json has every SystemPlatform`() throws {
    let definitions = try #require(
      JSONSchema().files["common.schema.json"]?["$defs"] as? [String: Any]
    )
    let systems = try #require(definitions["systems"] as? [String: Any])
    let pattern = try #require((systems["items"] as? [String: Any])?["pattern"] as? String)
    let platforms = SystemPlatform.allCases.map(\.rawValue).joined(separator: "|")
    #expect(pattern == "^(\(platforms)) [0-9]+([.][0-9]+)*$")
  }

  @Test func `compare.schema.json names every key of a comparison`() throws {
    let writer = ComparisonJSONWriter()
    for (base, head) in [
      (SampleReport.report, SampleReport.full), (SampleReport.full, SampleReport.report),
    ] {
      var (base, head) = (base, head)
      base.engine = EngineIdentity(name: "plumb", version: "1.4.0", platform: "Linux")
      head.engine = EngineIdentity(name: "plumb", version: "1.5.0", platform: "Linux")
      let comparison = ReportComparison(base: base, head: head)
      let text = writer.document(for: comparison).text
      #expect(text.contains("mismatches"))
      try expectNamed(text, "compare")
    }
    let alone = ReportComparison(head: SampleReport.full)
    let text = writer.document(for: alone).text
    #expect(text.contains("headWithoutBase"))
    try expectNamed(text, "compare")
  }

  @Test func `engines.schema.json names every key of an engine matrix`() throws {
    var named = SampleReport.full
    named.engine = EngineIdentity(name: "plumb", version: "1.4.0", platform: "Linux")
    let engines = MatrixEngine.engines(of: [("a.json", named), ("b.json", SampleReport.report)])
    let text = MatrixAnswer(EngineMatrix(engines, documents: []), index: "engines.html").text
    for key in ["platform", "outcomes", "pages", "notes", "does-not-compile"] {
      #expect(text.contains("\"\(key)\""))
    }
    try expectNamed(text, "engines")
  }

  @Test(
    arguments: [
      "check", "list", "explain", "sweep", "devices", "lint", "accept", "compare", "new",
    ]
  )
  func `the schema of each command names every key of a failed run`(command: String) throws {
    let answer = FailureAnswer(command: command, exitCode: 3, messages: [Self.message])
    try expectNamed(answer.text, command)
  }

  @Test func `lint.schema.json names every key of a finding`() throws {
    let finding = LintFinding(file: "a", line: 1, message: "words", check: "root-only")
    try expectNamed(LintAnswer([finding], mistakes: [], mended: ["a"]).text, "lint")
  }

  @Test func `accept.schema.json names every key of accepted blocks`() throws {
    let block = AcceptanceAnswer.Block(
      id: "a#b",
      line: 1,
      block: "frames",
      evidence: "derived",
      expected: "a",
      actual: "b"
    )
    let spec = AcceptanceAnswer.Spec(file: "a", difference: "+", blocks: [block])
    let answer = AcceptanceAnswer(isWritten: true, specs: [spec], messages: [Self.message])
    try expectNamed(answer.text, "accept")
  }

  @Test func `new.schema.json names every key of a new spec`() throws {
    try expectNamed(NewSpecAnswer(file: "a", contents: "b", isWritten: true).text, "new")
  }

  @Test func `devices.schema.json names every key of the list of devices`() throws {
    let answer = DevicesAnswer()
    try expectNamed(answer.text, "devices")
    #expect(
      answer.table.split(separator: "\n").first?.split(separator: " ").joined(separator: " ")
        == "device size scale safe area in landscape text size"
    )
  }

  @Test func `sweep.schema.json names every key of a condition sweep`() throws {
    let finding = CheckFinding(
      .overlap,
      node: "Text",
      other: CheckFinding.Other(node: "Circle"),
      points: 3
    )
    let breach = ConditionSweep.Breach(
      device: "iPhone SE",
      type: "large",
      isRightToLeft: true,
      language: LayoutLanguage(code: "ar"),
      findings: [finding]
    )
    let limit = ConditionSweep.Limit(width: 287, findings: [finding])
    let sweep = ConditionSweep(
      breaches: [breach],
      count: 816,
      limits: [limit],
      height: nil,
      languages: [LayoutLanguage(code: "en"), LayoutLanguage(code: "ar")],
      missingResources: ["the app's folder has no image 'a'"],
      unresolvedKeys: ["guide.title"]
    )
    let answer = SweepAnswer(sweep, of: "a#b").text
    for key in ["rtl", "no overlap", "Circle", "287", "no image"] { #expect(answer.contains(key)) }
    try expectNamed(answer, "sweep")
  }

  @Test func `list.schema.json names every key of listed scenarios`() throws {
    let text = """
      # T

      ```swift
      Text("a")
      ```

      ```calls evidence=derived known-failure="why"
      a 0
      ```

      ```calls skip="why" on="iOS 13"
      a 0
      ```

      """
    let document = SpecParser.parse(bytes: Array(text.utf8), file: "x.md", name: "x").document
    let answer = ListAnswer(document.scenarios.map { ($0, document) }).text
    for key in ["knownFailure", "skip", "kind", "\"on\""] { #expect(answer.contains(key)) }
    try expectNamed(answer, "list")
  }

  @Test func `explain.schema.json names every key of an explained layout`() throws {
    let size = LayoutProposal(width: nil, height: .infinity)
    let question = ExplainedQuestion(
      proposal: size,
      answer: CGSize(width: 1, height: CGFloat.infinity),
      asker: "VStack"
    )
    let reason = LayoutReason("R-STK-4", "sentence", steps: ["step"])
    let explanation = NodeExplanation(
      proposal: size,
      sizeReason: reason,
      placeReason: reason,
      gap: ExplainedGap(length: 6, neighbor: "Color", rule: "R-SP-4", sentence: "sentence"),
      questions: [question]
    )
    let node = ResolvedNode(
      id: 0,
      name: "Text",
      label: "a",
      identifiers: ["b"],
      frame: CGRect(x: 0, y: 0, width: 1, height: 2),
      explanation: explanation
    )
    var layout = ScenarioLayout(line: 3, tree: ResolvedTree(nodes: [node]))
    #expect(!ExplanationAnswer([layout], of: "a#b", in: "a").text.contains("fonts"))
    layout.fonts = [.init(name: "Inter", file: "a.ttf", measuredBy: "HarfBuzz")]
    let answer = ExplanationAnswer([layout], of: "a#b", in: "a").text
    for key in ["node", "questions", "label", "steps", "gap", "statement", "fonts"] {
      #expect(answer.contains(key))
    }
    try expectNamed(answer, "explain")
  }
}
