/// How a scene breaks a check under some of its conditions.
struct CheckViolation {
  /// How many combinations break it.
  private let count: Int
  /// The first of them, in words.
  private let first: String
  /// The nodes that break it there.
  private let findings: [CheckFinding]

  /// Looks for breaches of a line; `nil` where there are none.
  ///
  /// - Parameters:
  ///   - line: The check, with what is excused of it.
  ///   - variants: The scene under each combination.
  ///   - conditions: The conditions that these are of.
  init?(
    of line: CheckLine,
    in variants: [ObservedVariant],
    under conditions: CheckedConditions
  ) {
    let breaking = variants.compactMap { variant in
      let findings = variant.findings(of: line)
      return findings.isEmpty ? nil : (conditions: variant.conditions, findings: findings)
    }
    guard let first = breaking.first else { return nil }
    count = breaking.count
    self.first = conditions.text(of: first.conditions)
    findings = first.findings
  }
}

extension CheckViolation {
  /// How many nodes are named at most.
  private static let namedNodes = 5

  /// The breach behind a line: `under 2 of 6, first at 320x568, rtl: Text "Ada" by 12`.
  func text(among total: Int) -> String {
    let place = total == 1 ? "at \(first)" : "under \(count) of \(total), first at \(first)"
    return "broken \(place): \(nodes)"
  }

  private var nodes: String {
    let named = findings.prefix(Self.namedNodes).map(\.text).joined(separator: ", ")
    let others = findings.count - Self.namedNodes
    return others > 0 ? "\(named) and \(others) more" : named
  }

  func mismatch(of line: CheckLine, among total: Int) -> Mismatch {
    var mismatch = Mismatch(
      line: line.line,
      subject: line.name,
      expected: "to hold",
      actual: nodes
    )
    mismatch.combinations = Mismatch.Combinations(differing: count, total: total, first: first)
    return mismatch
  }
}

extension CheckFinding {
  /// The node, with the one that it meets and by how many points: `Text "Ada" over Circle by 3`.
  package var text: String {
    let other = other.map { " \(check == .overlap ? "over" : "in") \($0.node)" } ?? ""
    let points = points.map { " by \(NumberText.text(($0 * 100).rounded() / 100))" } ?? ""
    return node + other + points
  }
}

extension ObservedVariant {
  /// The nodes that break a line, without those that it excuses.
  package func findings(of line: CheckLine) -> [CheckFinding] {
    let excuses = Set(line.excuses)
    return findings.filter { $0.check == line.check.name && !$0.isExcused(by: excuses) }
  }
}
