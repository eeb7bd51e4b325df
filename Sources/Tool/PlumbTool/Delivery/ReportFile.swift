internal import Conformance
internal import Foundation
internal import Reporting

/// A file that `plumb check --format json` wrote.
struct ReportFile {
  var path: String
}

extension ReportFile {
  /// Reads the reports of several files.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - allowsParts: Whether reports of parts of a suite are read too.
  /// - Returns: A report for each file, in their order.
  /// - Throws: Every file that is missing, that is no report, or that is a report of a part where
  ///   only whole suites are read; all together.
  static func reports(
    at paths: [String],
    allowsParts: Bool = false
  ) throws(ToolError) -> [(file: String, report: ConformanceReport)] {
    let missing = paths.filter { !FileManager.default.fileExists(atPath: $0) }
    var reports: [(file: String, report: ConformanceReport)] = []
    var failures: [ToolError] = missing.isEmpty ? [] : [.pathsMissing(missing)]
    for path in paths where !missing.contains(path) {
      do {
        let report = try ReportFile(path: path).report()
        if allowsParts || report.shard == nil {
          reports.append((path, report))
        } else {
          failures.append(.reportPartial(path))
        }
      } catch {
        failures.append(error)
      }
    }
    guard failures.isEmpty else { throw failures.count == 1 ? failures[0] : .several(failures) }
    return reports
  }

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

/// A file in which `mutants run` kept its score.
struct MutantsFile {
  let path: String
  let score: MutationScore

  /// Reads a file.
  ///
  /// - Parameter path: Its path, as messages are to name it.
  /// - Throws: `pathsMissing` where there is none, and else every mistake in it.
  init(path: String) throws(ToolError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .pathsMissing([path])
    }
    self.path = path
    do {
      score = try MutationScore(String(decoding: data, as: UTF8.self), file: path)
    } catch {
      throw .mutantsMalformed(error.description)
    }
  }
}

extension MutantsFile {
  /// A note for each clause of the score that is in no spec any more.
  ///
  /// - Parameter selection: The specs that were read; others of the package count by their files.
  /// - Returns: `file:line:column: note: …`, in the order of the file.
  @MainActor
  func notes(on selection: SpecSelection) -> [String] {
    UnknownClauses(of: score, in: selection.documents).notes(of: path) { file in
      FileManager.default.fileExists(atPath: "\(selection.suite.root)/\(file)")
    }
  }
}
