package import Conformance

/// The outcome of an expectation with one engine, the least severe first.
///
/// Known failures are marked for one engine only, so a comparison ignores the marks: a failure is
/// `differs`, and a pass is `agrees`.
package enum MatrixOutcome: String, Sendable, CaseIterable, Codable {
  /// The report does not contain the expectation.
  case notRun = "not-run"
  /// The expectation is marked `skip`, or numbers for another system are compared instead.
  case skipped
  /// The actual layout is the expected one.
  case agrees
  /// The engine reports that it does not support the expectation.
  case unsupported
  /// The actual layout is not the expected one.
  case differs
  /// The scene does not compile with the engine.
  case doesNotCompile = "does-not-compile"
  /// The engine crashed, timed out, violated the protocol, or returned nothing to compare.
  case crashed
}

extension MatrixOutcome {
  /// - Parameter result: The result in the engine's report; `nil` if it is missing.
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

  /// Whether the engine ran the expectation and did not produce the expected result.
  package var isDisagreement: Bool {
    switch self {
    case .unsupported, .differs, .doesNotCompile, .crashed: true
    case .notRun, .skipped, .agrees: false
    }
  }

  /// The outcome in one or a few words, for pages.
  package var words: String {
    switch self {
    case .notRun: "not run"
    case .doesNotCompile: "does not compile"
    case .skipped, .agrees, .unsupported, .differs, .crashed: rawValue
    }
  }

  /// Returns the words that follow a number of expectations, as in `4 differ` and `1 differs`.
  package func words(for count: Int) -> String {
    switch self {
    case .agrees where count != 1: "agree"
    case .differs where count != 1: "differ"
    case .doesNotCompile where count != 1: "do not compile"
    default: words
    }
  }
}

/// The number of expectations for each outcome with one engine.
package struct OutcomeCounts: Sendable, Equatable {
  private var counts: [MatrixOutcome: Int] = [:]

  package init() {}

  package init(_ outcomes: some Sequence<MatrixOutcome>) {
    for outcome in outcomes { counts[outcome, default: 0] += 1 }
  }
}

extension OutcomeCounts {
  package subscript(outcome: MatrixOutcome) -> Int { counts[outcome, default: 0] }

  package var agreed: Int { self[.agrees] }

  /// The number of expectations that the engine was requested to run and that are not skipped.
  package var requested: Int { total - self[.skipped] - self[.notRun] }

  package var disagreed: Int { requested - agreed }

  package var total: Int { counts.values.reduce(0, +) }

  /// The most severe outcome; `nil` if there are no expectations.
  package var outcome: MatrixOutcome? { MatrixOutcome.allCases.last { self[$0] > 0 } }

  package var disagrees: Bool { disagreed > 0 }

  /// The agreement in tenths of a percent; `nil` if no expectation was requested.
  ///
  /// The number is rounded down, so that 1000 means full agreement.
  package var permille: Int? { requested > 0 ? agreed * 1000 / requested : nil }

  /// The agreement in percent, such as `96.2 %`; `–` if no expectation was requested.
  package var percent: String { PercentText.percent(agreed, of: requested) }

  /// The score as text, such as `2,310 of 2,400 agree`.
  package var sentence: String {
    "\(GroupedNumber.text(agreed)) of \(GroupedNumber.text(requested)) agree"
  }

  package static func += (left: inout OutcomeCounts, right: OutcomeCounts) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }
}

/// Formats whole numbers for pages.
package enum GroupedNumber {
  /// Returns a number with a thousands separator, such as `2,310`.
  package static func text(_ number: Int) -> String {
    let digits = Array("\(abs(number))")
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (number < 0 ? "-" : "") + groups.joined()
  }
}
