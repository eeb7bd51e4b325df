import Conformance
import Reporting

extension ExpectationResult {
  /// The verdict with everything that differs, and both sides in full.
  func text(in file: String) -> String {
    let mismatches = mismatches.map { $0.place(in: file) }
    let blocks = [("expected", expected), ("actual", actual)]
      .filter { !$0.1.isEmpty }.map { "\($0):\n\($1)" }
    return
      (["\(verdict.rawValue): `\(block)`", reason ?? "", note].filter { !$0.isEmpty }
      + mismatches + blocks).joined(separator: "\n")
  }
}
