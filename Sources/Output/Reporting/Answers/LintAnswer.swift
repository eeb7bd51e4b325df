package import SpecFormat

/// The findings in specs, and the files that were mended before.
package struct LintAnswer: JSONAnswer {
  private let formatVersion = 1
  private let mended: [String]
  private let messages: [JSONMessage]

  package init(_ findings: [LintFinding], mended: [String]) {
    self.mended = mended
    messages = findings.map { JSONMessage($0) }
  }
}
