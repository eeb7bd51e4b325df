/// A violation of a check under some conditions, or a check that may be violated under them.
struct CheckViolation {
  /// The number of combinations that violate the check, or may violate it.
  private let count: Int
  /// A description of the first such combination.
  private let first: String
  /// The findings under the first such combination.
  private let findings: [CheckFinding]

  /// Creates the violation of a line; `nil` if the check passes.
  ///
  /// - Parameters:
  ///   - line: The check, with its exemptions.
  ///   - variants: The observations under each combination.
  ///   - conditions: The conditions that the combinations are from.
  init?(
    of line: CheckLine,
    in variants: [ObservedVariant],
    under conditions: CheckedConditions
  ) { self.init(in: variants, under: conditions) { $0.findings(of: line) } }

  /// Creates the violation that a line may have because of the errors of estimates; `nil` if it
  /// holds in spite of them.
  init?(
    doubting line: CheckLine,
    in variants: [ObservedVariant],
    under conditions: CheckedConditions
  ) { self.init(in: variants, under: conditions) { $0.doubts(of: line) } }

  private init?(
    in variants: [ObservedVariant],
    under conditions: CheckedConditions,
    _ reported: (ObservedVariant) -> [CheckFinding]
  ) {
    let breaking = variants.compactMap { variant in
      let findings = reported(variant)
      return findings.isEmpty ? nil : (conditions: variant.conditions, findings: findings)
    }
    guard let first = breaking.first else { return nil }
    count = breaking.count
    self.first = conditions.text(of: first.conditions)
    findings = first.findings
  }
}

extension CheckViolation {
  /// The maximum number of nodes that are named.
  private static let namedNodes = 5

  /// Returns a description such as `broken under 2 of 6, first at 320x568, rtl: Text "Ada" by 12`.
  func text(among total: Int) -> String { "broken \(place(among: total)): \(nodes)" }

  /// Returns a sentence for a check that holds only within the error of an estimate.
  func doubt(of line: CheckLine, among total: Int) -> String {
    "\(line.name) holds only within the error of an estimate \(place(among: total)): \(nodes)"
  }

  private func place(among total: Int) -> String {
    total == 1 ? "at \(first)" : "under \(count) of \(total), first at \(first)"
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
  /// The node, with the other node involved and the distance in points:
  /// `Text "Ada" over Circle by 3`.
  package var text: String {
    let other = other.map { " \(check == .overlap ? "over" : "in") \($0.node)" } ?? ""
    let points = points.map { " by \(NumberText.text(($0 * 100).rounded() / 100))" } ?? ""
    return node + other + points + (doubt.map { " (\($0))" } ?? "") + placeholderNote
  }

  /// The statement that the finding may depend on a placeholder; empty if it does not.
  package var placeholderNote: String {
    placeholder.map { " (depends on the placeholder \(QuotedText.text($0)))" } ?? ""
  }

  /// A note on the width that a text or a broken word needs.
  ///
  /// It states that a truncated text may fit, or that a text fits only within an error, or the
  /// width that a broken word needs.
  ///
  /// `nil` if the width of a truncated text is exact, or its error too small for that.
  package var doubt: String? {
    if check == .words, let width = neededWidth {
      let error = width.error > 0 ? " ± \(NumberText.text(width.error))" : ""
      let lengths = [width.needed, width.available].map { NumberText.text($0) }
      return "the word needs \(lengths[0])\(error), and \(lengths[1]) are available"
    }
    guard let width = neededWidth, width.needed - width.error <= width.available else { return nil }
    if width.needed <= width.available {
      let space = ((width.available - width.needed) * 100).rounded() / 100
      return "fits by \(NumberText.text(space)), estimated ± \(NumberText.text(width.error))"
    }
    let lengths = [width.needed, width.error, width.available].map { NumberText.text($0) }
    return "the text needs \(lengths[0]) ± \(lengths[1]), and \(lengths[2]) are available"
  }
}

extension ObservedVariant {
  /// Returns the findings of a line's check, without exempt nodes.
  package func findings(of line: CheckLine) -> [CheckFinding] {
    let exceptions = Set(line.exceptions)
    return findings.filter { $0.check == line.check.name && !$0.isExempt(by: exceptions) }
  }

  /// Returns the nodes for which a line's check holds only within the error of an estimate.
  func doubts(of line: CheckLine) -> [CheckFinding] {
    let exceptions = Set(line.exceptions)
    return doubts.filter { $0.check == line.check.name && !$0.isExempt(by: exceptions) }
  }
}
