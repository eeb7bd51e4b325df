internal import Foundation
internal import Reporting

/// A file in which `mutants run` kept its score.
struct MutantsFile {
  let path: String
  let score: KillScore

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
      score = try KillScore(String(decoding: data, as: UTF8.self), file: path)
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
    StrayClauses(of: score, in: selection.documents).notes(of: path) { file in
      FileManager.default.fileExists(atPath: "\(selection.suite.root)/\(file)")
    }
  }
}
