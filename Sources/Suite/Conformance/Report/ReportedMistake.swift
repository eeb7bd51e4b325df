package import SceneBuilding
package import SpecFormat

/// A mistake in a spec, as listed in reports.
///
/// No scenario of a file with a mistake is run, because its code or its expectations may not be
/// what the author intended.
package struct ReportedMistake: Sendable, Hashable {
  /// The kind of mistake, in kebab-case: `attribute-unknown`.
  package var code: String
  /// The path of the file relative to the package, or the path of the folder of specs.
  package var file: String
  /// The line in the file, from 1.
  package var line: Int
  /// The column in the line, from 1, in characters.
  package var column: Int
  /// A sentence without a period that describes the mistake.
  package var message: String
  /// The names that the author probably meant.
  package var suggestions: [String]

  package init(
    code: String,
    file: String,
    line: Int,
    column: Int,
    message: String,
    suggestions: [String] = []
  ) {
    self.code = code
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.suggestions = suggestions
  }

  /// Creates a reported mistake from a diagnostic of the parser.
  package init(_ diagnostic: SpecDiagnostic) {
    self.init(
      code: diagnostic.mistake.code,
      file: diagnostic.file,
      line: diagnostic.line,
      column: diagnostic.column,
      message: diagnostic.mistake.message,
      suggestions: [diagnostic.mistake.nearestName].compactMap(\.self)
    )
  }
}

extension ReportedMistake {
  /// The code of an error in shared code, which does not keep other scenarios of its file from
  /// running.
  private static let sharedCodeRefused = "shared-code-refused"

  /// Creates the mistake of a shared block that does not compile.
  package init(inSharedCode error: CompilerDiagnostic) {
    self.init(
      code: Self.sharedCodeRefused,
      file: error.file,
      line: error.line,
      column: error.column,
      message: error.message
    )
  }

  /// Whether it is an error in shared code.
  package var isInSharedCode: Bool { code == Self.sharedCodeRefused }
}

/// A spec file whose scenarios were not run because of mistakes.
package struct MalformedFile: Sendable, Equatable {
  /// The path relative to the package.
  package let file: String
  /// The mistakes of the file in the order of the report; never empty.
  package private(set) var mistakes: [ReportedMistake]
}

extension MalformedFile {
  /// Groups mistakes by file, in the order of the first mistake of each file.
  package static func files(of mistakes: [ReportedMistake]) -> [MalformedFile] {
    var files: [MalformedFile] = []
    var places: [String: Int] = [:]
    for mistake in mistakes {
      if let place = places[mistake.file] {
        files[place].mistakes.append(mistake)
      } else {
        places[mistake.file] = files.count
        files.append(MalformedFile(file: mistake.file, mistakes: [mistake]))
      }
    }
    return files
  }
}

extension ConformanceReport {
  /// The files with mistakes, in the order of the report.
  package var malformedFiles: [MalformedFile] { MalformedFile.files(of: mistakes) }

  /// The counts in a sentence, with the numbers of malformed specs and of samples if there are any.
  package var sentence: String {
    let count = MalformedFile.files(of: mistakes.filter { !$0.isInSharedCode }).count
    let malformed = count == 0 ? "" : "; \(count) malformed spec\(count == 1 ? "" : "s") not run"
    let samples =
      sampleCount == 0 ? "" : "; \(sampleCount) sample\(sampleCount == 1 ? "" : "s") not compiled"
    return summary.sentence + malformed + samples
  }
}
