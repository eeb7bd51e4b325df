internal import SceneBuilding
internal import CPlatform
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The selection of scenarios for `swift test`, from its `--filter` option and the variable
/// `PLUMB_FILTER`.
///
/// `--filter` by itself cannot select among the arguments of a test. An alternative of the filter
/// that contains `#`, as every id does, is a regular expression for ids, and so is one that is the
/// path of a spec or a folder: `--filter views/row`, `--filter 'views/row#one|#two$'`. In the
/// variable, every alternative is such an expression.
package struct ScenarioFilter: Equatable {
  /// The environment variable that selects scenarios.
  static let variable = "PLUMB_FILTER"

  /// The selected names; empty if all scenarios are selected.
  package let names: [String]
  /// The regular expression for ids of each name.
  private let expressions: [String]

  /// - Parameters:
  ///   - words: The command line of the test process.
  ///   - environment: Its environment variables.
  ///   - specs: The names of all specs, such as `views/row`.
  package init(_ words: [String], environment: [String: String] = [:], specs: [String]) {
    let isPath = { (word: String) in
      specs.contains { $0 == word || $0.hasPrefix(word.hasSuffix("/") ? word : "\(word)/") }
    }
    let named = Self.names(in: words).filter { $0.contains("#") || isPath($0) }
    let fromEnvironment = environment[Self.variable].map(Self.alternatives) ?? []
    names = named + fromEnvironment
    expressions = names.map { isPath($0) ? "^\($0)(?:\($0.hasSuffix("/") ? "" : "/|#|$"))" : $0 }
  }

  /// Returns the indices of filter texts in a command line.
  fileprivate static func filters(in words: [String]) -> [Int] {
    words.indices.filter { index in
      words[index].hasPrefix("--filter=") || (index > 0 && words[index - 1] == "--filter")
    }
  }

  /// Returns the names in the filters of a command line.
  static func names(in words: [String]) -> [String] {
    filters(in: words).flatMap { alternatives(of: words[$0]) }
  }

  private static func alternatives(of filter: String) -> [String] {
    let text = filter.hasPrefix("--filter=") ? filter.dropFirst("--filter=".count) : filter[...]
    return text.split(separator: "|").map(String.init)
  }
}

extension ScenarioFilter {
  /// Returns the command line with filters that also match tests whose argument is a scenario.
  ///
  /// It does not change if the filters name no scenario.
  func findingTests(_ words: [String]) -> [String] {
    guard !names.isEmpty else { return words }
    let tests = #"|\(scenario:\)"#
    var words = words
    for index in Self.filters(in: words) where !words[index].hasSuffix(tests) {
      words[index] += tests
    }
    return words
  }

  /// Returns the ids that are selected.
  package func matchingIDs(of ids: [String]) -> Set<String> {
    guard !names.isEmpty else { return Set(ids) }
    let expressions = expressions.compactMap { try? Regex($0) }
    return Set(ids.filter { id in expressions.contains { id.contains($0) } })
  }
}

extension ScenarioFilter {
  /// Returns the message for names that match no scenario.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - ids: The ids of all scenarios.
  /// - Returns: A sentence with the nearest id, and the forms of a filter.
  package static func absence(of names: [String], among ids: [String]) -> String {
    let quoted = names.map { "'\($0)'" }.joined(separator: " or ")
    let nearest = names.lazy.compactMap { name in
      NearestName.of(name, among: ids) ?? ids.first { $0.contains(name) }
    }.first
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "."
    return """
      there is no scenario \(quoted)\(hint) Name a spec or an id: \
      --filter 'views/row#one', or \(variable)='views/row'
      """
  }
}

/// Restarts the test process with a filter that matches tests of scenarios, if its filter names
/// scenarios.
///
/// The arguments of a running process cannot be changed, so the process executes itself again.
@_cdecl("plumb_test_run_begins")
func testRunBegins() {
  let words = CommandLine.arguments
  let suite = SuiteFolder.besideTests
  let specs = SpecSuite.names(root: suite.root, folder: suite.folder)
  let better = ScenarioFilter(words, specs: specs).findingTests(words)
  guard better != words else { return }
  // If the restart fails, the process continues.
  execv(ExecutablePath.current.path, better.map { strdup($0) } + [nil])
}

/// Reports that the filter of `swift test` matches no test, which would otherwise count as success.
@_cdecl("plumb_test_run_found_no_test")
func testRunFoundNothing() {
  let suite = SuiteFolder.besideTests
  let specs = SpecSuite.load(root: suite.root, folder: suite.folder).documents
  let names = ScenarioFilter.names(in: CommandLine.arguments)
  let absence = ScenarioFilter.absence(of: names, among: specs.flatMap(\.scenarios).map(\.id))
  FileHandle.standardError.write(Data("error: no test matches, and \(absence)\n".utf8))
}

extension SuiteFolder {
  /// The suite of the package in which `swift test` was started.
  fileprivate static var besideTests: SuiteFolder {
    home(of: nil, current: FileManager.default.currentDirectoryPath)
  }
}
