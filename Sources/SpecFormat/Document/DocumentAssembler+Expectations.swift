extension DocumentAssembler {
  /// Takes in a block of expectations, for the scenario in hand.
  mutating func takeExpectation(_ fence: FencedBlock, as kind: any ExpectationFence.Type) {
    if scenario == nil {
      hasScenario = true
      diagnostics.report(.sceneMissing(fence: kind.name), line: fence.line)
    }
    let info = InfoString(of: fence, reportingTo: &diagnostics)
    var reading = FenceReading(
      lines: fence.writtenLines,
      info: info,
      hasProposal: scenario?.hasProposal ?? true,
      diagnostics: diagnostics
    )
    let content = kind.init(&reading)
    diagnostics = reading.diagnostics
    info.check(allowed: kind.allAttributes, fence: kind.name, reportingTo: &diagnostics)
    let expectation = Expectation(
      line: fence.line,
      proposal: proposal(of: reading.info, kind: kind),
      environment: info.environment(reportingTo: &diagnostics),
      conditions: info.conditions(reportingTo: &diagnostics),
      content: content
    )
    scenario?.append(expectation)
    if !content.allowsEverything { scenario?.checksSomething = true }
  }

  /// The proposal among the positional words; reports every other word, and a missing proposal
  /// where none stands yet.
  private mutating func proposal(
    of info: InfoString,
    kind: any ExpectationFence.Type
  ) -> ProposalLiteral? {
    var proposal: ProposalLiteral?
    let takesProposal = kind.takesProposal
    for word in info.positional {
      let literal = word.quoted == nil ? ProposalLiteral(word.bare) : nil
      if let literal, takesProposal, proposal == nil {
        proposal = literal
        continue
      }
      let attributes = kind.allAttributes.map(\.rawValue).sorted()
      if let nearest = NearestName.of(word.bare, among: attributes) {
        diagnostics.report(
          .attributeUnknown(word.written, nearest: nearest),
          line: info.line,
          column: word.column
        )
      } else if literal == nil, takesProposal, word.looksLikeProposal {
        diagnostics.report(
          .proposalInvalid(word.written),
          line: info.line,
          column: word.column
        )
        scenario?.hasProposal = true
      } else {
        reportUnexpected([word], fence: kind.name, line: info.line)
      }
    }
    if takesProposal, proposal == nil, let scenario, !scenario.hasProposal {
      diagnostics.report(.proposalMissing(kind.name), line: info.line)
    }
    if takesProposal { scenario?.hasProposal = true }
    return proposal
  }
}

extension Word {
  /// Whether a word was probably meant as a proposal.
  fileprivate var looksLikeProposal: Bool {
    let starts = ["nil", "inf", "-", "x"]
    return bare.first?.isNumber == true || starts.contains { bare.lowercased().hasPrefix($0) }
  }
}
