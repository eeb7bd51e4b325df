/// How far reports are not of one suite, or of the specs that were read.
package struct SuiteDifferences: Sendable, Equatable {
  /// How many expectations are not in every report.
  package var absent: Int
  /// How many expectations have other lines in one report than in another.
  package var changed: Int
  /// How many scenarios of the reports are not in the specs.
  package var unread: Int

  /// - Parameters:
  ///   - scenarios: Each of the reports.
  ///   - read: The ids of those in the specs.
  init(_ scenarios: [MatrixScenario], read: Set<String>) {
    let expectations = scenarios.flatMap(\.expectations)
    absent = expectations.count { $0.results.contains { $0 == nil } }
    changed = expectations.count(where: \.isWordedDifferently)
    unread = scenarios.count { !read.contains($0.id) }
  }
}

extension SuiteDifferences {
  /// A sentence for each kind of difference; none where the reports are of the specs.
  package var sentences: [String] {
    let told = [
      (absent, "expectation", "not in every report; where one is missing, it counts as not run."),
      (
        changed, "expectation",
        "worded differently from report to report: they are of different suites."
      ),
      (
        unread, "scenario",
        "not in the specs here: there is no code to show, and no name to count."
      ),
    ]
    return told.filter { $0.0 > 0 }.map { count, noun, words in
      "\(GroupedNumber.text(count)) \(noun)\(count == 1 ? " is" : "s are") \(words)"
    }
  }
}
