internal import Conformance
internal import SpecFormat

extension ConformanceReport {
  /// Everything that keeps the run from being a green one, a message each, in the order of the specs.
  var messages: [JSONMessage] {
    specs.flatMap { spec in
      spec.scenarios.flatMap { scenario in
        scenario.results.filter(\.verdict.failsTheRun)
          .flatMap { $0.messages(of: scenario.id, in: spec.file) }
      }
    }
  }
}

extension ExpectationResult {
  /// The compiler's messages where there are any, else the mismatches, else the verdict alone.
  fileprivate func messages(of id: String, in file: String) -> [JSONMessage] {
    guard compilerMessages.isEmpty else {
      return JSONMessage.messages(compilerMessages, of: id)
    }
    let code = verdict.rawValue
    guard !mismatches.isEmpty else {
      let message = JSONMessage(
        code: code,
        id: id,
        file: file,
        line: line,
        column: 1,
        message: [reason ?? "", note].first { !$0.isEmpty } ?? headline
      )
      return [message]
    }
    return mismatches.map { mismatch in
      JSONMessage(
        code: mismatch.issueKind ?? code,
        id: id,
        file: file,
        line: mismatch.line,
        column: 1,
        message: mismatch.sentence
      )
    }
  }
}
