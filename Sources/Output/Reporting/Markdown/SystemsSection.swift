internal import Conformance
internal import SpecFormat

/// The section on numbers that differ between versions of Apple's systems.
struct SystemsSection {
  private let differences: [SystemDifference]
  private let links: SpecLinks

  init(_ report: ConformanceReport, links: SpecLinks) {
    differences = report.systemDifferences
    self.links = links
  }
}

extension SystemsSection {
  var text: String {
    let table = ReportTable(
      header: ["clause", "numbers that are not compared", "numbers that count", "differ by"],
      rows: differences.map { difference in
        let (file, result) = (difference.spec.file, difference.result)
        return [
          links.clause(difference.clause, in: difference.spec),
          links.line(result.line, of: file, text: result.systems.text),
          links.line(difference.heldLine, of: file, text: difference.heldSystems.text),
          MarkdownText.escaped(difference.differences.joined(separator: "; ")),
        ]
      }
    )
    return """
      ## Numbers that differ between systems

      \(differences.isEmpty ? "None." : table.text)
      """
  }
}
