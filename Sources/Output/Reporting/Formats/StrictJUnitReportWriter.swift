package import Conformance
internal import ElementTree
internal import Foundation

/// Writes a report as JUnit XML that conforms to the schema of Jenkins' xUnit plugin,
/// `junit-10.xsd`.
///
/// The schema does not allow some attributes that other readers use: `file` and `line` of a case,
/// and `skipped` of all suites. The place of a failure is therefore part of its text. Durations of
/// suites have at most three decimals.
package struct StrictJUnitReportWriter: ReportWriter {
  /// The attributes of each element that the schema allows and that a report provides.
  private static let attributes: [String: Set<String>] = [
    "testsuites": ["name", "tests", "failures", "errors", "time"],
    "testsuite": ["name", "file", "tests", "failures", "errors", "skipped", "time"],
    "testcase": ["classname", "name", "time"],
    "failure": ["message", "type"],
    "error": ["message", "type"],
    "skipped": ["message", "type"],
  ]

  private let writer: JUnitReportWriter

  /// - Parameter pathToPackage: The path from the repository to the package, ending with a slash;
  ///   empty if they are the same.
  package init(pathToPackage: String = "") {
    writer = JUnitReportWriter(pathToPackage: pathToPackage)
  }

  package func text(for report: ConformanceReport) -> String {
    JUnitReportWriter.document(Self.valid(writer.root(for: report)))
  }

  /// Returns an element and its descendants without invalid attributes.
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
