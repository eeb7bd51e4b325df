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

  /// Whether the engine ran the expectation and did not produce the expected result.
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
  package func words(for count: Int) -> String {
    switch self {
    case .agrees where count != 1: "agree"
    case .differs where count != 1: "differ"
    case .doesNotCompile where count != 1: "do not compile"
    default: words
    }
  }
}

/// How many expectations came to each outcome with one engine.
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

  /// How many the engine could have agreed on: all that its report has and that are not skipped.
  package var requested: Int { total - self[.skipped] - self[.notRun] }

  package var disagreed: Int { requested - agreed }

  package var total: Int { counts.values.reduce(0, +) }

  /// The outcome that stands for all: the gravest; `nil` for no expectations.
  package var outcome: MatrixOutcome? { MatrixOutcome.allCases.last { self[$0] > 0 } }

  package var disagrees: Bool { disagreed > 0 }

  /// The share that was agreed on, in tenths of a percent, rounded down, so that only all are 1000;
  /// `nil` if no expectation was requested.
  package var permille: Int? { requested > 0 ? agreed * 1000 / requested : nil }

  /// The share in percent: `96.2 %`; `–` if no expectation was requested.
  package var percent: String { PercentText.percent(agreed, of: requested) }

  /// The score in words: `2,310 of 2,400 agree`.
  package var sentence: String {
    "\(GroupedNumber.text(agreed)) of \(GroupedNumber.text(requested)) agree"
  }

  package static func += (left: inout OutcomeCounts, right: OutcomeCounts) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }
}

/// How pages write whole numbers.
package enum GroupedNumber {
  /// A number with its thousands apart: `2,310`.
  package static func text(_ number: Int) -> String {
    let digits = Array("\(abs(number))")
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (number < 0 ? "-" : "") + groups.joined()
  }
}
