package import Conformance

/// The outcome of an expectation as one engine meets it, the mildest first.
///
/// Marks of known failures are one engine's own: what fails differs, marked or not, and what holds
/// agrees.
package enum MatrixOutcome: String, Sendable, CaseIterable, Codable {
  /// The report has nothing of it.
  case notRun = "not-run"
  /// It is marked `skip`, or numbers of another system are compared in its place.
  case skipped
  /// The engine does what is expected.
  case agrees
  /// The engine says that it does not do it.
  case unsupported
  /// The engine does something else.
  case differs
  /// The scene does not compile with the engine.
  case doesNotCompile = "does-not-compile"
  /// The engine ended, ran out of time, broke the protocol, or gave nothing that could be compared.
  case crashed
}

extension MatrixOutcome {
  /// - Parameter result: The result of an engine's report; `nil` where it has none.
  package init(_ result: ExpectationResult?) {
    switch result?.verdict {
    case nil: self = .notRun
    case .skipped: self = .skipped
    case .passed, .unexpectedPass: self = .agrees
    case .unsupported: self = .unsupported
    case .failed, .knownFailure: self = .differs
    case .doesNotCompile: self = .doesNotCompile
    case .notRun, .error, .timedOut, .crashed: self = .crashed
    }
  }

  /// Whether the engine was asked, and did not do what is expected.
  package var isDisagreement: Bool {
    switch self {
    case .unsupported, .differs, .doesNotCompile, .crashed: true
    case .notRun, .skipped, .agrees: false
    }
  }

  /// The outcome in a word or two, as a page has it.
  package var words: String {
    switch self {
    case .notRun: "not run"
    case .doesNotCompile: "does not compile"
    case .skipped, .agrees, .unsupported, .differs, .crashed: rawValue
    }
  }

  /// The words behind a number of expectations: `4 differ`, `1 differs`.
  package func words(behind count: Int) -> String {
    switch self {
    case .agrees where count != 1: "agree"
    case .differs where count != 1: "differ"
    case .doesNotCompile where count != 1: "do not compile"
    default: words
    }
  }
}
