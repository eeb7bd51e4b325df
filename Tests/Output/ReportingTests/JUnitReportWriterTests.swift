import SceneBuilding
import Conformance
import Foundation
import FoundationXML
import Reporting
import Testing

struct JUnitReportWriterTests {
  private let text = JUnitReportWriter().text(for: SampleReport.report)

  @Test func `has a test case for each scenario and the counts of each suite`() {
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="plumb" tests="5" failures="1" errors="1" skipped="2" \
        time="1.750000">
          <testsuite name="views/a" file="Specs/views/a.md" tests="5" failures="1" errors="1" \
        skipped="2" time="1.750000">
            <testcase classname="views.a" name="holds" file="Specs/views/a.md" line="5" \
        time="0.250000"/>
            <testcase classname="views.a" name="fails" file="Specs/views/a.md" line="25" \
        time="0.000000">

        """
      )
    )
  }

  @Test func `a failure element has its escaped message as attribute and as content`() {
    let message = "line 26: Text &quot;&lt;A&gt;&quot; frame: expected 0 0 5 5"
    #expect(text.contains("<failure message=\"\(message)"))
    #expect(text.contains("type=\"failed\">Specs/views/a.md:25: failed: `frames`\n"))
    #expect(text.contains("actual:\n  Text \"&lt;A&gt;\"  0  0  5  6</failure>"))
  }

  @Test func `file paths are relative to the repository, without .. components`() {
    let text = JUnitReportWriter(pathToPackage: "ios/").text(for: SampleReport.report)
    #expect(text.contains("name=\"holds\" file=\"ios/Specs/views/a.md\""))
    var report = SampleReport.report
    report.specs[0].file = "../other/./a.md"
    let other = JUnitReportWriter(pathToPackage: "ios/").text(for: report)
    #expect(other.contains("name=\"holds\" file=\"other/a.md\""))
    let annotation = GitHubReportWriter(pathToPackage: "ios/").text(for: report)
    #expect(annotation.contains("file=other/a.md,"))
    #expect(CTRFReportWriter(pathToPackage: "ios/").text(for: report).contains("\"other/a.md\""))
  }

  @Test func `the specs a/b and a.b have different class names`() {
    var report = SampleReport.report
    report.specs[0].name = "a/b"
    report.specs.append(report.specs[0])
    report.specs[1].name = "a.b"
    let text = JUnitReportWriter().text(for: report)
    #expect(text.contains("classname=\"a.b\""))
    #expect(text.contains("classname=\"a%2Eb\""))
  }

  @Test func `the message of code that does not compile is the compiler's first error`() {
    var report = SampleReport.report
    var result = report.specs[0].clauses[1].scenarios[0].results[0]
    (result.verdict, result.note) = (.doesNotCompile, "the scene does not compile")
    result.compilerMessages = [
      CompilerDiagnostic(
        file: "Specs/views/a.md",
        line: 7,
        column: 1,
        severity: .error,
        message: "cannot find 'Txt' in scope"
      )
    ]
    report.specs[0].clauses[1].scenarios[0].results = [result]
    let message = "line 7: cannot find 'Txt' in scope"
    #expect(JUnitReportWriter().text(for: report).contains("<error message=\"\(message)\""))
    #expect(CTRFReportWriter().text(for: report).contains("\"message\" : \"\(message)\""))
  }

  @Test func `control characters are shown as escape sequences`() {
    #expect(text.contains("ended by SIGILL:\\u{1B}[0m \\0trap"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{0}"))
  }

  @Test func `a known failure is a skipped test case with its reason`() {
    #expect(
      text.contains(
        "<skipped message=\"known failure: grids | &quot;later&quot;\" type=\"known-failure\">"
      )
    )
    #expect(text.contains("<skipped message=\"slow\" type=\"skipped\">"))
  }

  @Test(arguments: [SampleReport.report, SampleReport.everyVerdict, ConformanceReport(specs: [])])
  func `the XML conforms to the rules that JUnit readers share`(report: ConformanceReport) throws {
    #expect(try JUnitRules.breaches(by: JUnitReportWriter().text(for: report)) == [])
  }

  @Test(arguments: [
    (" tests=\"5\"", " tests=\"4\""), ("classname=", "class="), ("failure", "failed"),
    (" time=\"0.250000\"", ""),
  ])
  func `JUnitRules detects a document that violates a rule`(
    part: String,
    replacement: String
  ) throws {
    #expect(text.contains(part))
    #expect(try JUnitRules.breaches(by: text.replacing(part, with: replacement)) != [])
  }

  @Test(
    arguments: [
      SampleReport.report, SampleReport.everyVerdict, ConformanceReport(specs: []),
      MalformedReportTests.report,
    ]
  )
  func `the strict dialect has only the attributes of Jenkins' schema`(
    report: ConformanceReport
  ) throws {
    let text = StrictJUnitReportWriter().text(for: report)
    #expect(try JUnitRules.breaches(by: text, dialect: .strict) == [])
    #expect(!text.contains(try Regex("time=\"[0-9]*[.][0-9]{4}")))
  }

  @Test func `the default dialect has attributes that the strict dialect rejects`() throws {
    let breaches = try JUnitRules.breaches(by: text, dialect: .strict)
    #expect(breaches.contains { $0.hasPrefix("testcase has") && $0.contains("line") })
    #expect(breaches.contains { $0.hasPrefix("testsuites has") && $0.contains("skipped") })
  }

  @Test func `the strict dialect has the file and line of a failure in its text`() {
    let strict = StrictJUnitReportWriter().text(for: SampleReport.report)
    #expect(strict.contains("<testcase classname=\"views.a\" name=\"holds\" time=\"0.250\"/>"))
    #expect(strict.contains("type=\"failed\">Specs/views/a.md:25: failed: `frames`\n"))
  }
}

/// The common rules of JUnit XML readers, Jenkins' schema and GitLab's reader.
///
/// They define the valid children and attributes of each element, and the counts.
enum JUnitRules {
  enum Dialect {
    case common, strict
  }

  /// Attributes that the schema of Jenkins' xUnit plugin rejects.
  private static let refused: [String: Set<String>] = [
    "testsuites": ["skipped"], "testcase": ["file", "line"],
  ]
  private static let counts = ["tests", "failures", "errors", "skipped", "time"]
  private static let attributes: [String: Set<String>] = [
    "testsuites": Set(["name"] + counts),
    "testsuite": Set(["name", "file"] + counts),
    "testcase": ["classname", "name", "file", "line", "time"],
    "failure": ["message", "type"], "error": ["message", "type"], "skipped": ["message", "type"],
    "system-out": [],
  ]
  /// The children of each element in their required order.
  private static let children: [String: [String]] = [
    "testsuites": ["testsuite"], "testsuite": ["testcase"],
    "testcase": ["skipped", "error", "failure", "system-out"],
  ]
}

extension JUnitRules {
  /// Returns a description of each rule that a document violates.
  static func breaches(by text: String, dialect: Dialect = .common) throws -> [String] {
    let document = try XMLDocument(xmlString: text)
    guard let root = document.rootElement(), root.name == "testsuites" else {
      return ["the root is not 'testsuites'"]
    }
    return breaches(by: root, dialect)
  }

  private static func breaches(by element: XMLElement, _ dialect: Dialect) -> [String] {
    let name = element.name ?? ""
    let found = Set((element.attributes ?? []).compactMap(\.name))
    let wanted = (attributes[name] ?? []).subtracting(
      dialect == .strict ? refused[name] ?? [] : []
    )
    let names = elements(in: element).compactMap(\.name)
    let places = names.map { children[name]?.firstIndex(of: $0) ?? -1 }
    let isOrdered = !places.contains(-1) && places == places.sorted()
    return (found == wanted ? [] : ["\(name) has \(found.sorted())"])
      + (isOrdered ? [] : ["\(name) contains \(names)"])
      + breachedCounts(of: element) + elements(in: element).flatMap { breaches(by: $0, dialect) }
  }

  /// Checks that the counts of a suite match its cases.
  private static func breachedCounts(of element: XMLElement) -> [String] {
    guard element.name == "testsuites" || element.name == "testsuite" else { return [] }
    let cases =
      element.name == "testsuite"
      ? elements(in: element) : elements(in: element).flatMap { elements(in: $0) }
    func count(_ name: String) -> Int {
      cases.count { testCase in elements(in: testCase).contains { $0.name == name } }
    }
    func number(_ name: String) -> Int? {
      element.attribute(forName: name)?.stringValue.flatMap { Int($0) }
    }
    let sums = [
      ("tests", cases.count), ("failures", count("failure")), ("errors", count("error")),
      ("skipped", count("skipped")),
    ]
    return sums.filter { sum in
      element.attribute(forName: sum.0) != nil && number(sum.0) != sum.1
    }.map { "\($0.0) is not \($0.1)" }
  }

  private static func elements(in element: XMLElement) -> [XMLElement] {
    (element.children ?? []).compactMap { $0 as? XMLElement }
  }
}
