internal import CommandLineKit
internal import Foundation

/// Which mutants a run is about.
struct MutantSelection {
  /// A part of a name, in either case; `nil` for all.
  var filter: String?
  /// The lines that have changed, by file; `nil` for all.
  var changes: ChangedLines?
  /// The part of the mutants that a run has, and how many parts there are.
  var shard: (index: Int, count: Int)?
}

extension MutantSelection {
  /// Whether a mutant is to be run.
  func contains(_ mutant: Mutant) -> Bool {
    if let changes, !changes.contains(mutant.file, line: mutant.line) { return false }
    if let filter = filter?.lowercased() {
      let names = [
        mutant.id, mutant.file, mutant.declaration, mutant.kind.rawValue, mutant.rule ?? "",
      ]
      guard names.contains(where: { $0.lowercased().contains(filter) }) else { return false }
    }
    guard let shard, let number = UInt64(mutant.id, radix: 16) else { return true }
    return Int(number % UInt64(shard.count)) + 1 == shard.index
  }

  /// Checks that a filter is not misspelt.
  ///
  /// - Parameter mutants: All that there are.
  /// - Throws: An `ArgumentMistake` where the filter is in the names of none of them.
  func checkFilter(among mutants: some Sequence<Mutant>) throws {
    guard let filter, !mutants.contains(where: MutantSelection(filter: filter).contains) else {
      return
    }
    throw ArgumentMistake("no mutant's file, declaration, kind, rule or id has '\(filter)' in it")
  }

  /// Whether nothing is left out.
  var isWhole: Bool { filter == nil && changes == nil && shard == nil }

  /// Whether a file may have mutants of the choice.
  func concerns(_ file: String) -> Bool { changes?.files.contains(file) ?? true }
}

/// The lines that differ from a revision.
struct ChangedLines {
  /// There is no such revision.
  struct Failure: Error, CustomStringConvertible {
    var revision: String
    var description: String { "error: git cannot compare with \(revision)" }
  }

  private var lines: [String: [ClosedRange<Int>]] = [:]

  /// Asks git which lines of the engine differ from a revision, with what is not committed.
  ///
  /// - Parameters:
  ///   - revision: The revision.
  ///   - root: The directory of the package.
  /// - Throws: A `Failure`, or why git cannot be asked.
  init(since revision: String, in root: String) throws {
    let diff = ["git", "-C", root, "diff", "-U0", "--no-color", "--no-ext-diff", revision, "--"]
    let folders = EngineSources.modules.map { "Sources/Engine/\($0)" }
    let outcome = try ExternalCommand(words: diff + folders, errors: .discarded).run()
    guard outcome.status == 0 else { throw Failure(revision: revision) }
    self.init(diff: outcome.output)
  }

  /// - Parameter diff: What `git diff -U0` writes.
  init(diff: String) {
    var file = ""
    for line in diff.split(separator: "\n") {
      if line.hasPrefix("+++ b/") { file = String(line.dropFirst("+++ b/".count)) }
      guard line.hasPrefix("@@ "),
        let added = line.split(separator: " ").first(where: { $0.hasPrefix("+") })
      else { continue }
      let numbers = added.dropFirst().split(separator: ",").compactMap { Int($0) }
      let count = numbers.count > 1 ? numbers[1] : 1
      guard let first = numbers.first, count > 0 else { continue }
      lines[file, default: []].append(first...(first + count - 1))
    }
  }
}

extension ChangedLines {
  /// The files that have such lines.
  var files: Set<String> { Set(lines.keys) }

  /// Whether a line of a file has changed.
  func contains(_ file: String, line: Int) -> Bool {
    lines[file]?.contains { $0.contains(line) } ?? false
  }
}

/// An argument that means nothing.
struct ArgumentMistake: Error, CustomStringConvertible {
  var description: String

  init(_ text: String) { description = "error: \(text)" }
}
