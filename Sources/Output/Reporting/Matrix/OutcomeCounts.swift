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
  package var asked: Int { total - self[.skipped] - self[.notRun] }

  package var disagreed: Int { asked - agreed }

  package var total: Int { counts.values.reduce(0, +) }

  /// The outcome that stands for all: the gravest; `nil` for no expectations.
  package var outcome: MatrixOutcome? { MatrixOutcome.allCases.last { self[$0] > 0 } }

  package var disagrees: Bool { disagreed > 0 }

  /// The share that was agreed on, in tenths of a percent, rounded down, so that only all are 1000;
  /// `nil` where nothing was asked.
  package var permille: Int? { asked > 0 ? agreed * 1000 / asked : nil }

  /// The share in percent: `96.2 %`; `–` where nothing was asked.
  package var percent: String { ShareText.percent(agreed, of: asked) }

  /// The score in words: `2,310 of 2,400 agree`.
  package var sentence: String {
    "\(GroupedNumber.text(agreed)) of \(GroupedNumber.text(asked)) agree"
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
