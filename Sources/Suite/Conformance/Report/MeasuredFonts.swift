internal import EngineKit
package import SpecFormat

extension ConformanceReport {
  /// The fonts of apps that texts of the run are in, each once.
  package var fonts: [TextFont] {
    scenarios.flatMap(\.results).reduce([]) { $0.united(with: $1.fonts) }
  }
}

extension [TextFont] {
  /// Returns a mismatch for each font whose texts are estimates, on a page that requires others.
  ///
  /// - Parameter line: The line of the block, from 1.
  /// - Returns: The mismatches, in the order of the fonts.
  func unmeasured(at line: Int) -> [Mismatch] {
    filter { $0.reason != nil }.map { font in
      Mismatch(
        line: line,
        subject: "font '\(font.name)'",
        expected: "texts measured with the font",
        actual: "estimates, \(font.reason ?? "")"
      )
    }
  }
}
