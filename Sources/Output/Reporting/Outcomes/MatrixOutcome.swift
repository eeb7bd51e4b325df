package import Conformance

/// The outcome of an expectation with one engine.
///
/// The order is that of precedence in a cell of the matrix: any answer of the engine precedes the
/// absence of one, and among answers, the most severe one is the last.
///
/// Known failures are marked for one engine only, so a comparison ignores the marks: a failure is
/// `differs`, and a pass is `agrees`.
package enum MatrixOutcome: String, Sendable, CaseIterable, Codable {
  /// The report does not contain the expectation.
  case notRun = "not-run"
  /// The expectation is marked `skip`, or numbers for another system are compared instead.
  case skipped
  /// The engine reports that it does not support the expectation.
  case unsupported
  /// The scene does not compile with the engine.
  case doesNotCompile = "does-not-compile"
  /// The actual layout is the expected one.
  case agrees
  /// The actual layout is not the expected one, which the engine's authors state as intended.
  case deviates
  /// The actual layout is not the expected one.
  case differs
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
    case .deviates: self = .deviates
    case .failed, .knownFailure: self = .differs
    case .doesNotCompile: self = .doesNotCompile
    case .notRun, .error, .timedOut, .crashed: self = .crashed
    }
  }

  /// Whether the engine answered the expectation, and the answer is not the expected one.
  package var isDisagreement: Bool { self == .differs || self == .crashed }

  /// Whether the engine answered the expectation and the answer counts in its score.
  package var isAnswer: Bool { self == .agrees || isDisagreement }

  /// The outcome as a short label for pages.
  package var label: String {
    switch self {
    case .notRun: "not run"
    case .doesNotCompile: "does not compile"
    case .skipped, .agrees, .unsupported, .deviates, .differs, .crashed: rawValue
    }
  }

  /// Returns the label that follows a number of expectations, as in `4 differ` and `1 differs`.
  package func label(for count: Int) -> String {
    switch self {
    case .agrees where count != 1: "agree"
    case .deviates where count != 1: "deviate"
    case .differs where count != 1: "differ"
    case .doesNotCompile where count != 1: "do not compile"
    default: label
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

  /// Counts the expectations of a report.
  package init(_ report: ConformanceReport) {
    self.init(report.scenarios.flatMap(\.endedResults).map { MatrixOutcome($0) })
  }
}

extension OutcomeCounts {
  package subscript(outcome: MatrixOutcome) -> Int { counts[outcome, default: 0] }

  package var agreed: Int { self[.agrees] }

  /// The number of expectations that the engine was requested to run and that are not skipped.
  package var requested: Int { total - self[.skipped] - self[.notRun] }

  /// The number of expectations that the engine answered: those that agree, differ or crashed.
  package var answered: Int {
    MatrixOutcome.allCases.filter(\.isAnswer).reduce(0) { $0 + self[$1] }
  }

  /// The number of answered expectations that do not agree.
  package var disagreed: Int { answered - agreed }

  /// The number of requested expectations that are unsupported or do not compile.
  package var unanswered: Int { self[.unsupported] + self[.doesNotCompile] }

  package var total: Int { counts.values.reduce(0, +) }

  /// The outcome with the highest precedence; `nil` if there are no expectations.
  package var outcome: MatrixOutcome? { MatrixOutcome.allCases.last { self[$0] > 0 } }

  package var disagrees: Bool { disagreed > 0 }

  /// Whether every requested expectation agrees, and there is at least one.
  package var agreesFully: Bool { requested > 0 && agreed == requested }

  /// The counts by the names of the outcomes, with all outcomes.
  package var byName: [String: Int] {
    MatrixOutcome.allCases.reduce(into: [:]) { $0[$1.rawValue] = self[$1] }
  }

  package static func += (left: inout OutcomeCounts, right: OutcomeCounts) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }
}

extension ScenarioReport {
  /// The results, in which expectations that were not run get the verdict of the preceding error.
  ///
  /// A scene that does not compile, for example, prevents the comparison of all of its
  /// expectations.
  var endedResults: [ExpectationResult] {
    let ends: [Verdict] = [.doesNotCompile, .timedOut, .crashed, .error]
    let end = results.first { ends.contains($0.verdict) }?.verdict
    return results.map { result in
      guard result.verdict == .notRun, let end else { return result }
      var result = result
      result.verdict = end
      return result
    }
  }
}

// MARK: - Score

extension OutcomeCounts {
  /// The definition of the score, for pages, badges and JSON.
  package static let definition = """
    Answered expectations are those whose scene compiles and that the engine does not report as \
    unsupported; a crash is an answer that does not agree. Asked are all that are not skipped. \
    Deviations that the engine's authors state are counted apart.
    """

  /// The agreement in tenths of a percent of the answered expectations; `nil` if there are none.
  ///
  /// The number is rounded down, so that 1000 means full agreement.
  package var permille: Int? { answered > 0 ? agreed * 1000 / answered : nil }

  /// The agreement in percent of the answered expectations, such as `96.2 %`; `–` for none.
  package var percent: String { PercentText.percent(agreed, of: answered) }

  /// The score as text, such as `125 of 241 answered agree`.
  package var sentence: String {
    "\(GroupedNumber.text(agreed)) of \(GroupedNumber.text(answered)) answered agree"
  }

  /// Returns the part of a profile that is answered, such as `of 2,380 in profile views`.
  ///
  /// - Parameter profile: The profile of the report; `nil` for the whole suite.
  /// - Returns: A phrase that follows ``sentence``.
  package func scope(of profile: Profile?) -> String {
    "of \(GroupedNumber.text(requested)) "
      + (profile.map { "in profile \($0.name)" } ?? "asked")
  }

  /// The number of deviations as a phrase, such as `12 deviations apart`; `nil` if there are none.
  package var deviations: String? {
    let count = self[.deviates]
    return count == 0 ? nil : "\(GroupedNumber.text(count)) deviation\(count == 1 ? "" : "s") apart"
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
