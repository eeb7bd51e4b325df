internal import CSupport
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The scenarios that `swift test` is asked for: by its filter, which cannot choose among the
/// arguments of a test by itself, and by the variable `PLUMB_FILTER`.
///
/// An alternative of the filter that has a `#`, as every id has one, is an expression for ids, and
/// so is one that is a spec's path or a folder's: `--filter views/row`,
/// `--filter 'views/row#one|#two$'`. In the variable every alternative is.
struct ScenarioFilter: Equatable {
  /// The variable that names scenarios.
  static let variable = "PLUMB_FILTER"

  /// The names that are asked for; none where all scenarios are meant.
  let names: [String]
  /// For each of them the expression for ids.
  private let expressions: [String]

  /// - Parameters:
  ///   - words: The command line of the test process.
  ///   - environment: Its variables.
  ///   - specs: The specs' names: `views/row`.
  init(_ words: [String], environment: [String: String] = [:], specs: [String]) {
    let isPath = { (word: String) in
      specs.contains { $0 == word || $0.hasPrefix(word.hasSuffix("/") ? word : "\(word)/") }
    }
    let named = Self.names(in: words).filter { $0.contains("#") || isPath($0) }
    let wished = environment[Self.variable].map(Self.alternatives) ?? []
    names = named + wished
    expressions = names.map { isPath($0) ? "^\($0)(?:\($0.hasSuffix("/") ? "" : "/|#|$"))" : $0 }
  }

  /// The places in a command line of the texts that it filters by.
  fileprivate static func filters(in words: [String]) -> [Int] {
    words.indices.filter { index in
      words[index].hasPrefix("--filter=") || (index > 0 && words[index - 1] == "--filter")
    }
  }

  /// The names that a command line filters by.
  static func names(in words: [String]) -> [String] {
    filters(in: words).flatMap { alternatives(of: words[$0]) }
  }

  private static func alternatives(of filter: String) -> [String] {
    let text = filter.hasPrefix("--filter=") ? filter.dropFirst("--filter=".count) : filter[...]
    return text.split(separator: "|").map(String.init)
  }
}

extension ScenarioFilter {
  /// The command line with a further alternative in its filters, for the tests whose argument is a
  /// scenario, where they name any.
  func findingTests(_ words: [String]) -> [String] {
    guard !names.isEmpty else { return words }
    let tests = #"|\(scenario:\)"#
    var words = words
    for index in Self.filters(in: words) where !words[index].hasSuffix(tests) {
      words[index] += tests
    }
    return words
  }

  /// Those of some ids that are meant.
  func chosen(of ids: [String]) -> Set<String> {
    guard !names.isEmpty else { return Set(ids) }
    let expressions = expressions.compactMap { try? Regex($0) }
    return Set(ids.filter { id in expressions.contains { id.contains($0) } })
  }
}

extension ScenarioFilter {
  /// Says that nothing has a name that was asked for.
  ///
  /// - Parameters:
  ///   - names: What was asked for.
  ///   - ids: The ids of all scenarios.
  /// - Returns: A sentence with the nearest id, and what may be written.
  static func absence(of names: [String], among ids: [String]) -> String {
    let quoted = names.map { "'\($0)'" }.joined(separator: " or ")
    let nearest = names.lazy.compactMap { name in
      NearestName.of(name, among: ids) ?? ids.first { $0.contains(name) }
    }.first
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "."
    return """
      no scenario is called \(quoted)\(hint) Name a spec or an id: \
      --filter 'views/row#one', or \(variable)='views/row'
      """
  }
}

/// Has a filter of `swift test` that names scenarios find the tests whose argument is one: the
/// process begins anew with a command line that does, as nobody can change one that is there.
@_cdecl("plumb_test_run_begins")
func testRunBegins() {
  let words = CommandLine.arguments
  let suite = SuiteFolder.besideTests
  let specs = SpecSuite.names(root: suite.root, folder: suite.folder)
  let better = ScenarioFilter(words, specs: specs).findingTests(words)
  guard better != words else { return }
  // Where it cannot begin anew, it goes on.
  execv(ExecutablePath.current.path, better.map { strdup($0) } + [nil])
}

/// Says that a filter of `swift test` has left no test, which would pass for success.
@_cdecl("plumb_test_run_found_nothing")
func testRunFoundNothing() {
  let suite = SuiteFolder.besideTests
  let specs = SpecSuite.load(root: suite.root, folder: suite.folder).documents
  let names = ScenarioFilter.names(in: CommandLine.arguments)
  let absence = ScenarioFilter.absence(of: names, among: specs.flatMap(\.scenarios).map(\.id))
  FileHandle.standardError.write(Data("error: no test and \(absence)\n".utf8))
}

extension SuiteFolder {
  /// The specs of the package that `swift test` was called in.
  fileprivate static var besideTests: SuiteFolder {
    home(of: nil, current: FileManager.default.currentDirectoryPath)
  }
}
