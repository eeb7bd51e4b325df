internal import SuiteRunning
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
  ///   - paths: The paths of the files.
  ///   - allowsParts: Whether reports of parts of a suite are allowed.
  /// - Returns: A report for each file, in their order.
  /// - Throws: One error for all files that are missing, that are not reports, or that are reports
  ///   of parts if those are not allowed.
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

  /// Reads the reports in the JSON files of a folder.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Returns: A report for each file, in the order of their names; at least one.
  /// - Throws: An error if the folder or a report is missing, or a file is not a report.
  static func reports(
    inFolder folder: String
  ) throws(ToolError) -> [(file: String, report: ConformanceReport)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.filter { $0.hasSuffix(".json") }.sorted()
    guard !files.isEmpty else { throw .pathsMissing(["\(folder)/*.json"]) }
    return try reports(at: files.map { "\(folder)/\($0)" })
  }

  /// Reads the report in the file.
  ///
  /// - Throws: `pathsMissing` if there is no file, or `reportMalformed` with the mistake.
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

/// A file with the score that `mutants run` wrote.
struct MutantsFile {
  let path: String
  let score: MutationScore

  /// Reads a file.
  ///
  /// - Parameter path: Its path, which messages repeat.
  /// - Throws: `pathsMissing` if there is no file, or `mutantsMalformed` with every mistake.
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
  /// Returns a note for each clause of the score that is no longer in any spec.
  ///
  /// - Parameter selection: The specs that were read; for other specs of the package, only the
  ///   existence of the file is checked.
  /// - Returns: `file:line:column: note: …`, in the order of the file.
  @MainActor
  func notes(on selection: SpecSelection) -> [String] {
    UnknownClauses(of: score, in: selection.documents).notes(of: path) { file in
      FileManager.default.fileExists(atPath: "\(selection.suite.root)/\(file)")
    }
  }
}
