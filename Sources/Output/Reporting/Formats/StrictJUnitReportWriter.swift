package import Conformance
internal import ElementTree
internal import Foundation

/// Writes a report as JUnit XML that is valid by the schema of Jenkins' xUnit plugin,
/// `junit-10.xsd`.
///
/// The schema refuses attributes that other readers use: the `file` and the `line` of a case, and
/// the `skipped` of all suites. The place of a failure is in its text. Times of suites have three
/// decimals at most.
package struct StrictJUnitReportWriter: ReportWriter {
  /// The attributes of each element that the schema has and a report has values for.
  private static let attributes: [String: Set<String>] = [
    "testsuites": ["name", "tests", "failures", "errors", "time"],
    "testsuite": ["name", "file", "tests", "failures", "errors", "skipped", "time"],
    "testcase": ["classname", "name", "time"],
    "failure": ["message", "type"],
    "error": ["message", "type"],
    "skipped": ["message", "type"],
  ]

  package init() {}

  package func text(for report: ConformanceReport) -> String {
    JUnitReportWriter.document(Self.valid(JUnitReportWriter().root(for: report)))
  }

  /// An element and all inside it, with valid attributes alone.
  private static func valid(_ element: Element) -> Element {
    var valid = element
    let allowed = attributes[element.name] ?? []
    valid.attributes.removeAll { !allowed.contains($0.name) }
    for index in valid.attributes.indices where valid.attributes[index].name == "time" {
      let seconds = Double(valid.attributes[index].value.text) ?? 0
      valid.attributes[index].value = .text(String(format: "%.3f", seconds))
    }
    valid.children = element.children.map { child in
      if case .element(let element) = child { .element(Self.valid(element)) } else { child }
    }
    return valid
  }
}
