internal import Conformance
/// Why a file is no report that can be read.
package enum ReportFileError: Error, Equatable {
  case notJSON(String)
  /// A key is missing or holds something else; the path is that of JSON: `results[3].id`.
  case notAReport(path: String, reason: String)
  case versionTooNew(Int)
  case unknownValue(String, key: String, scenario: String)
}

extension ReportFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let reason):
      "it is not JSON: \(reason)"
    case .notAReport(let path, let reason):
      "it is no report of '\(ExecutablePath.toolName) check --format json': \(path.isEmpty ? "" : "\(path): ")\(reason)"
    case .versionTooNew(let version):
      """
      it has the format version \(version), and this plumb reads \(JSONDocument.currentVersion): \
      use the plumb that wrote it
      """
    case .unknownValue(let value, let key, let scenario):
      "'\(value)' is no \(key) of a result, in \(scenario)"
    }
  }
}
