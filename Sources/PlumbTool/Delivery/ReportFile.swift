internal import Conformance
internal import Foundation
internal import Reporting

/// A file that `plumb check --format json` wrote.
struct ReportFile {
  var path: String
}

extension ReportFile {
  /// The report in the file.
  ///
  /// - Throws: `pathsMissing` where there is none, and else what is wrong with it.
  func report() throws(ToolError) -> ConformanceReport {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .pathsMissing([path])
    }
    do {
      return try JSONReportReader().report(from: data)
    } catch {
      throw .reportMalformed(path, reason: error.description)
    }
  }
}
