internal import Conformance

/// The mistakes of a file that is no score of mutants.
package struct KillScoreError: Error {
  /// One of them.
  struct Mistake {
    var place: PlacedJSON.Place
    var message: String
  }

  /// The file's path, as messages name it.
  let file: String
  /// At least one, in the order of their places.
  let mistakes: [Mistake]
}

extension KillScoreError: CustomStringConvertible {
  package var description: String {
    mistakes.map { "\(file):\($0.place.line):\($0.place.column): error: \($0.message)" }
      .joined(separator: "\n")
  }
}

extension KillScore {
  /// Reads a score that `mutants run` wrote, whatever else is in it.
  ///
  /// - Parameters:
  ///   - text: The JSON.
  ///   - file: The file's path, as messages are to name it.
  /// - Throws: Every mistake in it.
  package init(_ text: String, file: String) throws(KillScoreError) {
    var reader = KillScoreReader()
    let score = reader.score(in: text)
    guard let score, reader.mistakes.isEmpty else {
      throw KillScoreError(file: file, mistakes: reader.mistakes)
    }
    self = score
  }
}
