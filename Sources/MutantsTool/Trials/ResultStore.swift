internal import Foundation

/// The results of a run so far, a line of JSON each, so that a run that was interrupted goes on.
final class ResultStore {
  /// What results hold for: an engine and a suite.
  private struct Header: Codable, Equatable {
    var engine: String
    var suite: String
  }

  private(set) var results: [String: MutantResult] = [:]
  private let handle: FileHandle

  /// Opens a file of results; those of another engine or suite are dropped.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - engine: The digest of the engine's code.
  ///   - suite: The digest of the specs.
  ///   - isFresh: Whether results that are there do not count.
  /// - Throws: Why the file cannot be written.
  init(at path: String, engine: String, suite: String, isFresh: Bool) throws {
    let header = Header(engine: engine, suite: suite)
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let known = lines.first.flatMap { try? JSONDecoder().decode(Header.self, from: Data($0.utf8)) }
    if !isFresh, known == header {
      for line in lines.dropFirst() {
        // The last line may have been cut off.
        guard let result = try? JSONDecoder().decode(MutantResult.self, from: Data(line.utf8))
        else { continue }
        results[result.id] = result
      }
    } else {
      let first = try JSONEncoder().encode(header) + Data("\n".utf8)
      try first.write(to: URL(fileURLWithPath: path))
    }
    handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.seekToEnd()
    if !results.isEmpty { try handle.write(contentsOf: Data("\n".utf8)) }
  }
}

extension ResultStore {
  /// Keeps a result.
  func add(_ result: MutantResult) throws {
    results[result.id] = result
    try handle.write(contentsOf: try JSONEncoder().encode(result) + Data("\n".utf8))
  }
}
