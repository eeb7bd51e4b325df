/// A `checks` block, whose checks must pass under each of its conditions.
package struct ChecksFence: Equatable {
  package var lines: [CheckLine]
  package var conditions: CheckedConditions

  package init(_ lines: [CheckLine], under conditions: CheckedConditions = CheckedConditions()) {
    self.lines = lines
    self.conditions = conditions
  }
}

extension ChecksFence: ExpectationFence {
  package static let name = "checks"
  package static let attributes = AttributeName.environment.union([.type, .direction])
  package static let takesProposal = true
  package static let takesSeveralSizes = true
  package static let canApplyToPage = true
  package static let needsEvidence = false

  package init(_ input: inout FenceInput) {
    lines = input.lines { CheckLine($0, reportingTo: &$1) }
    for (place, line) in lines.enumerated() {
      let first = lines[..<place].first { $0.check.name == line.check.name }
      if let first {
        input.diagnostics.report(.elementRepeated(firstLine: first.line), line: line.line)
      }
    }
    conditions = CheckedConditions()
    conditions.sizes = input.removeSizes()
    conditions.environment = input.base.explicitEnvironment
    conditions.scales = input.base.scales
    conditions.languages = input.base.languages
    conditions.types = input.info.types(reportingTo: &input.diagnostics)
    conditions.directions = input.info.directions(reportingTo: &input.diagnostics)
  }

  /// The conditions and the checks, so that blocks that differ in either have different subjects.
  package var subject: String {
    "\(conditions) \(lines.map(\.text).joined(separator: ", "))"
  }

  package var isToBeFilled: Bool { lines.isEmpty }

  package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
    let expected = lines.map { ReportedLine($0.text) }
    let combinations = combinations(standing: scene.proposal)
    guard !combinations.isEmpty else {
      return .impossible("a proposal or a device", "none", at: line, expected: expected)
    }
    guard let variants = scene.variants(question, under: combinations) else {
      return .impossible("a scene to lay out", "none", at: line, expected: expected)
    }
    let breaches = lines.map { CheckViolation(of: $0, in: variants, under: conditions) }
    var comparison = Comparison(
      mismatches: zip(lines, breaches).compactMap { line, breach in
        breach.map { $0.mismatch(of: line, among: combinations.count) }
      },
      expected: expected,
      actual: zip(lines, breaches).map { line, breach in
        ReportedLine(line.text, [.words(breach?.text(among: combinations.count) ?? "holds")])
      }
    )
    comparison.remarks = zip(lines, breaches).compactMap { line, breach in
      guard breach == nil else { return nil }
      return CheckViolation(doubting: line, in: variants, under: conditions)?
        .doubt(of: line, among: combinations.count)
    }
    return comparison
  }

  package static func text(of line: ReportedLine) -> String { line.text(naming: ": ") }

  package static let requirement: String? = "a check is a requirement, which no result replaces"

  /// Lists every passing check for a block without lines; a violated check cannot be accepted.
  ///
  /// The result is `nil` for a block with lines, and if there is no scene.
  package func accepted(for scene: any ObservedScene) -> [AcceptedLine]? {
    usualChecks(for: scene)?.filter { $0.violation == nil }.map { check in
      .written(depth: 0, name: check.line.name, cells: [])
    }
  }

  package func leftOut(for scene: any ObservedScene) -> [String] {
    let count = combinations(standing: scene.proposal).count
    return (usualChecks(for: scene) ?? []).compactMap { check in
      check.violation.map { "\(check.line.name): \($0.text(among: count))" }
    }
  }

  /// Returns every check with its default limit, and its violation; `nil` if the block has lines or
  /// there is no scene.
  private func usualChecks(
    for scene: any ObservedScene
  ) -> [(line: CheckLine, violation: CheckViolation?)]? {
    let combinations = conditions.combinations(standing: scene.proposal)
    let lines = CheckName.usualCases.map { CheckLine(line: 0, check: $0.usual) }
    guard self.lines.isEmpty, !combinations.isEmpty,
      let variants = scene.variants(VariantQuestion(checks: lines.checks), under: combinations)
    else { return nil }
    return lines.map { ($0, CheckViolation(of: $0, in: variants, under: conditions)) }
  }
}

extension ChecksFence: VariedFence {
  package var question: VariantQuestion { VariantQuestion(checks: lines.checks) }

  package func combinations(standing: LayoutProposal?) -> [LayoutConditions] {
    conditions.combinations(standing: standing)
  }

  package func breaches(
    in variants: [ObservedVariant],
    standing: LayoutProposal?
  ) -> [[VariantBreach]] {
    variants.map { variant in
      lines.compactMap { line in
        let findings = variant.findings(of: line)
        guard !findings.isEmpty else { return nil }
        return VariantBreach(
          "\(line.name): \(findings.map(\.text).joined(separator: ", "))",
          nodeIDs: findings.flatMap(\.nodeIDs)
        )
      }
    }
  }
}

extension FenceInput {
  /// Removes and returns all sizes: the proposals in order, then the devices.
  fileprivate mutating func removeSizes() -> [CheckedConditions.Size] {
    var proposals = [base.explicitProposal].compactMap(\.self)
    while let next = info.removeProposal() { proposals.append(next) }
    return proposals.map { .proposal($0) } + base.devices.map { .device($0) }
  }
}

extension CheckName {
  /// The minimum width and height of a target in Apple's guidelines, in points.
  package static let usualTarget = 44.0

  /// The line of a block for the check with its default limit.
  package var usualLine: String { CheckLine(line: 0, check: usual).name }

  /// The check with its default limit.
  package var usual: VariantQuestion.Check {
    VariantQuestion.Check(self, least: self == .targets ? Self.usualTarget : 0)
  }
}

extension [CheckLine] {
  fileprivate var checks: [VariantQuestion.Check] { map(\.check) }
}

extension CheckLine {
  /// The line as in a block.
  fileprivate var text: String {
    guard !exceptions.isEmpty else { return name }
    return "\(name) except \(exceptions.map { QuotedText.identifier($0) }.joined(separator: " "))"
  }
}
