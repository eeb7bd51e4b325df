internal import Platform
internal import Foundation

/// The criteria that select the mutants of a run.
struct MutantSelection {
  /// A substring of the mutant's name, ignoring case; `nil` for all mutants.
  var filter: String?
  /// The ids of the mutants; `nil` for all mutants.
  var ids: Set<String>?
  /// The changed lines of each file; `nil` for all mutants.
  var changes: ChangedLines?
  /// The index of the part of all mutants to run, and the number of parts; `nil` for all.
  var shard: (index: Int, count: Int)?
}

extension MutantSelection {
  /// Returns whether a mutant is selected.
  func contains(_ mutant: Mutant) -> Bool {
    if let ids, !ids.contains(mutant.id) { return false }
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

  /// Checks that a filter matches at least one mutant.
  ///
  /// - Parameter mutants: All mutants.
  /// - Throws: An `ArgumentMistake` if no name contains the filter.
  func checkFilter(among mutants: some Sequence<Mutant>) throws {
    guard let filter, !mutants.contains(where: MutantSelection(filter: filter).contains) else {
      return
    }
    throw ArgumentMistake("no mutant's file, declaration, kind, rule or id has '\(filter)' in it")
  }

  /// Whether all mutants are selected.
  var isWhole: Bool { addsUp && shard == nil }

  /// Whether the switches of all rules are selected.
  var coversRules: Bool {
    isWhole || filter == "R-" && ids == nil && changes == nil && shard == nil
  }

  /// Whether the results are a part of those of a run of all mutants, which then runs the others.
  var addsUp: Bool { filter == nil && ids == nil && changes == nil }

  /// Returns whether a file may contain selected mutants.
  func concerns(_ file: String) -> Bool { changes?.files.contains(file) ?? true }
}

/// The lines that differ from a revision.
struct ChangedLines {
  /// An error for an unknown revision.
  struct Failure: Error, CustomStringConvertible {
    var revision: String
    var description: String { "error: git cannot compare with \(revision)" }
  }

  private var lines: [String: [ClosedRange<Int>]] = [:]

  /// Determines the lines of the engine that differ from a revision, including uncommitted changes.
  ///
  /// - Parameters:
  ///   - revision: The revision.
  ///   - root: The directory of the package.
  /// - Throws: A `Failure`, or an error if `git` cannot be run.
  init(since revision: String, in root: String) throws {
    let diff = ["git", "-C", root, "diff", "-U0", "--no-color", "--no-ext-diff", revision, "--"]
    let folders = EngineSources.modules.map { "Sources/Engine/\($0)" }
    let outcome = try ExternalCommand(words: diff + folders, errors: .discarded).run()
    guard outcome.status == 0 else { throw Failure(revision: revision) }
    self.init(diff: outcome.output)
  }

  /// - Parameter diff: The output of `git diff -U0`.
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
  /// The files that contain changed lines.
  var files: Set<String> { Set(lines.keys) }

  /// Returns whether a line of a file has changed.
  func contains(_ file: String, line: Int) -> Bool {
    lines[file]?.contains { $0.contains(line) } ?? false
  }
}

/// An error for an invalid argument.
struct ArgumentMistake: Error, CustomStringConvertible {
  var description: String

  init(_ text: String) { description = "error: \(text)" }
}
