package import SpecFormat

extension ScenarioSpec {
  /// The results of a scenario whose code the compiler refuses: each error stands at its line, those
  /// in shared code of other specs at the scene's.
  ///
  /// - Parameters:
  ///   - messages: What the compiler says, one error at least.
  ///   - document: The document that the scenario stands in.
  /// - Returns: A result for each of the scenario's outlines, in their order.
  package func results(
    refused messages: [CompilerDiagnostic],
    in document: SpecDocument
  ) -> [ExpectationResult] {
    let errors = messages.filter { $0.severity == .error }
    let outlines = outlines
    var results = [ExpectationResult?](repeating: nil, count: outlines.count)
      .ended(outlines, verdict: .doesNotCompile, note: "the scene does not compile")
    guard let first = results.firstIndex(where: { $0.verdict == .doesNotCompile }) else {
      return results
    }
    results[first].compilerMessages = messages
    results[first].mismatches = errors.map { error in
      Mismatch(
        line: error.file == document.file ? error.line : line,
        subject: "code",
        expected: "code that compiles",
        actual: error.description
      )
    }
    return results
  }
}
