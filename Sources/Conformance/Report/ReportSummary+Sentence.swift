extension ReportSummary {
  /// The counts in a sentence: what there is none of is left out, but for what passed.
  package var sentence: String {
    let ends =
      ["\(passed) passed"]
      + [
        (failed, "failed"), (errors, "in error"), (knownFailures, "known to fail"),
        (skipped, "skipped"),
      ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return "\(Self.count(scenarios, "scenario")), \(Self.count(expectations, "expectation")): "
      + ends.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
