internal import Conformance
internal import CSupport
internal import Foundation
internal import SpecFormat

/// Has a filter of `swift test` that names scenarios find the tests whose argument is one: the process
/// begins anew with a command line that does, as nobody can change one that is there.
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
