package import Conformance
package import Pictures
package import SpecFormat

/// Everything that a site is made of: the specs, what came of them, and their layouts.
package struct SiteContent: Sendable {
  /// The specs with their verdicts.
  package var report: ConformanceReport
  /// The same specs as they were read, in the same order.
  package var documents: [SpecDocument]
  /// The layouts of each scenario that was laid out, by its id.
  package var layouts: [String: [DrawnLayout]]
  /// One of these layouts at other widths, by the scenario's id.
  package var sweeps: [String: SweptPicture]
  /// Where a line of a spec is to be found.
  package var sourceLinks: SourceLinks

  package init(
    report: ConformanceReport,
    documents: [SpecDocument],
    layouts: [String: [DrawnLayout]],
    sweeps: [String: SweptPicture],
    sourceLinks: SourceLinks
  ) {
    self.report = report
    self.documents = documents
    self.layouts = layouts
    self.sweeps = sweeps
    self.sourceLinks = sourceLinks
  }
}
