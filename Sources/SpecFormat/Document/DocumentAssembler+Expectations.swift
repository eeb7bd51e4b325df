extension DocumentAssembler {
  /// Takes in a block of expectations, for the scenario in hand.
  mutating func takeExpectation(_ fence: FencedBlock, kind: ExpectationKind) {
    if scenario == nil {
      hasScenario = true
      diagnostics.report(.sceneMissing(fence: kind.rawValue), line: fence.line)
    }
    var info = InfoString(of: fence, reportingTo: &diagnostics)
    let content = content(of: fence, kind: kind, info: &info)
    info.check(
      allowed: AttributeName.attributes(of: kind),
      fence: kind.rawValue,
      reportingTo: &diagnostics
    )
    let expectation = Expectation(
      kind: kind,
      line: fence.line,
      proposal: proposal(of: info, kind: kind),
      environment: info.environment(reportingTo: &diagnostics),
      conditions: info.conditions(reportingTo: &diagnostics),
      content: content.with(info, reportingTo: &diagnostics)
    )
    scenario?.append(expectation)
    if !content.allowsEverything { scenario?.checksSomething = true }
  }

  /// The content of the block.
  ///
  /// The info string loses the positional words that the kind takes besides a proposal.
  private mutating func content(
    of fence: FencedBlock,
    kind: ExpectationKind,
    info: inout InfoString
  ) -> ExpectationContent {
    let lines = fence.writtenLines
    return switch kind {
    case .frames: .frames(FramesReader.read(lines, reportingTo: &diagnostics))
    case .negotiation: .negotiation(NegotiationReader.read(lines, reportingTo: &diagnostics))
    case .calls: .calls(CallsReader.read(lines, reportingTo: &diagnostics))
    case .preferences: .preferences(PreferencesReader.read(lines, reportingTo: &diagnostics))
    case .issues: .issues(IssuesReader.read(lines, reportingTo: &diagnostics))
    case .laws: .laws(LawsReader.read(lines, reportingTo: &diagnostics))
    case .resting: .resting(resting(lines, info: &info))
    case .snapshot: .snapshot(SnapshotReader.read(lines, reportingTo: &diagnostics))
    case .updates: .updates(UpdatesReader.read(lines, reportingTo: &diagnostics))
    case .cells: .cells(CellsReader.read(lines, reportingTo: &diagnostics))
    }
  }

  /// Takes the section out of the info string; without one, that is reported and the first is
  /// taken.
  private mutating func resting(_ lines: [BlockLine], info: inout InfoString) -> RestingExpectation
  {
    if let scenario, !scenario.hasProposal {
      diagnostics.report(.sizeMissing(info.fence), line: info.line)
    }
    let section = info.takeSection()
    if section == nil { diagnostics.report(.sectionMissing(info.fence), line: info.line) }
    return RestingReader.read(lines, ofSection: section ?? 0, reportingTo: &diagnostics)
  }

  /// The proposal among the positional words; reports every other word, and a missing proposal
  /// where none stands yet.
  private mutating func proposal(of info: InfoString, kind: ExpectationKind) -> ProposalLiteral? {
    var proposal: ProposalLiteral?
    let takesProposal = kind == .frames || kind == .negotiation
    for word in info.positional {
      let literal = word.quoted == nil ? ProposalLiteral(word.bare) : nil
      let flags = AttributeName.attributes(of: kind).map(\.rawValue)
      if let literal, takesProposal, proposal == nil {
        proposal = literal
      } else if let nearest = NearestName.of(word.bare, among: flags.sorted()) {
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
        reportUnexpected([word], fence: kind.rawValue, line: info.line)
      }
    }
    if takesProposal, proposal == nil, let scenario, !scenario.hasProposal {
      diagnostics.report(.proposalMissing(kind.rawValue), line: info.line)
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
