package import Conformance
internal import ElementTree
internal import SpecFormat

extension ExpectationResult {
  /// Everything there is to say of an expectation: why it is known to fail, what is wrong, every
  /// mismatch at its place, and both sides in full.
  ///
  /// - Parameter file: The spec, as reports print it.
  /// - Returns: Lines without a line feed at the end; empty where there is nothing to say.
  package func details(in file: String) -> String {
    let words = [VisibleText.line(reason ?? ""), note].filter { !$0.isEmpty }
    let blocks = [("expected", expected), ("actual", actual)]
      .filter { !$0.1.isEmpty }
      .map { "\($0):\n\(IndentedText.text($1, by: 2))" }
    // The compiler's messages name their places themselves, in other specs too.
    let places =
      verdict == .doesNotCompile ? mismatches.map(\.actual) : mismatches.map { $0.place(in: file) }
    return (words + places + blocks).joined(separator: "\n")
  }

  /// The line of the Markdown to look at, from 1: the first that differs, else the block's own.
  package var decidingLine: Int { mismatches.first?.line ?? line }

  /// The verdict and the kind of block: ``failed: `frames` ``.
  package var headline: String { "\(verdict.rawValue): `\(block)`" }
}

extension Mismatch {
  /// The mismatch in one line that begins with its place, as editors and terminals link it.
  func place(in file: String) -> String { VisibleText.line("\(file):\(line): \(sentence)") }
}
