extension DocumentAssembler {
  /// Adds an expectation block to the current scenario, or to the page.
  mutating func addExpectation(_ fence: FencedBlock, as kind: any ExpectationFence.Type) {
    hasExpectation = true
    scenario?.isIntendedAsScenario = true
    let isOfPage = kind.canApplyToPage && scenario == nil && isBeforeClauses
    if scenario == nil, !isOfPage {
      hasScenario = true
      diagnostics.report(.sceneMissing(fence: kind.name), line: fence.line)
    }
    var info = InfoString(of: fence, reportingTo: &diagnostics)
    let base = conditions(of: kind, from: &info, line: fence.line)
    // Mistakes are collected by the reader only; otherwise all of them would be copied with each
    // block.
    var collected = DiagnosticCollector(file: document.file)
    swap(&collected, &diagnostics)
    var input = FenceInput(
      lines: fence.writtenLines,
      info: info,
      base: base,
      hasProposal: scenario?.hasProposal ?? true,
      diagnostics: collected
    )
    collected = DiagnosticCollector(file: document.file)
    let content = kind.init(&input)
    swap(&input.diagnostics, &diagnostics)
    info.check(allowed: kind.allAttributes, fence: kind.name, reportingTo: &diagnostics)
    check(input.info, of: kind, proposing: base.proposal)
    var conditions = info.conditions(reportingTo: &diagnostics)
    if !kind.needsEvidence, conditions.evidence == nil { conditions.evidence = .requirement }
    let expectation = Expectation(
      line: fence.line,
      proposal: base.proposal,
      environment: base.environment,
      conditions: conditions,
      content: content
    )
    if isOfPage { document.pageExpectations.append(expectation) }
    scenario?.append(expectation)
    if !content.allowsEverything { scenario?.checksSomething = true }
  }

  /// Reads the conditions of an expectation block.
  ///
  /// - Parameters:
  ///   - kind: The kind of the block.
  ///   - info: The info string, from which the words that state conditions are removed.
  ///   - line: The line of the fence.
  /// - Returns: The conditions, with the metrics and bars of the clause as defaults.
  private mutating func conditions(
    of kind: any ExpectationFence.Type,
    from info: inout InfoString,
    line: Int
  ) -> FenceConditions {
    let scales = kind.takesSeveralSizes ? info.removeScales() : []
    var base = FenceConditions(
      proposal: kind.takesProposal ? info.removeProposal() : nil,
      environment: info.environment(reportingTo: &diagnostics),
      devices: info.removeDevices(reportingTo: &diagnostics)
    )
    base.scales = scales
    let languages = info.languages(isList: kind.takesSeveralSizes, reportingTo: &diagnostics)
    if kind.takesSeveralSizes {
      base.languages = languages
    } else {
      base.explicitEnvironment.language = languages.first
    }
    let metrics = base.explicitEnvironment.explicitMetrics ?? standingMetrics
    base.explicitEnvironment.explicitMetrics = metrics.refined(by: info.value(of: .system))
    base.explicitEnvironment.explicitBars = base.explicitEnvironment.explicitBars ?? standingBars
    if base.devices.count > 1, !kind.takesSeveralSizes {
      diagnostics.report(
        .attributeRepeated(AttributeName.device.rawValue),
        line: line,
        column: info.attributes[.device]?.column ?? 1
      )
    }
    return base
  }

  /// Whether no clause has begun except for that of the page's title.
  private var isBeforeClauses: Bool { document.clauses.allSatisfy { $0.level == 1 } }

  /// Reports positional words that were not used, and a missing proposal if there is none before.
  ///
  /// - Parameters:
  ///   - info: The remaining words of the info string.
  ///   - kind: The kind of the block.
  ///   - proposal: The proposal in the info string; `nil` if there is none.
  private mutating func check(
    _ info: InfoString,
    of kind: any ExpectationFence.Type,
    proposing proposal: LayoutProposal?
  ) {
    let takesProposal = kind.takesProposal
    let attributes = kind.allAttributes.map(\.rawValue).sorted()
    for word in info.positional {
      if let nearest = NearestName.of(word.bare, among: attributes) {
        diagnostics.report(
          .attributeUnknown(word.written, nearest: nearest),
          line: info.line,
          column: word.column
        )
      } else if word.proposal == nil, takesProposal, word.looksLikeProposal {
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
    let isMissing = proposal == nil && info.attributes[.device] == nil
    if takesProposal, isMissing, let scenario, !scenario.hasProposal {
      diagnostics.report(.proposalMissing(kind.name), line: info.line)
    }
    if takesProposal { scenario?.hasProposal = true }
  }
}

extension Word {
  /// Whether a word was probably meant as a proposal.
  fileprivate var looksLikeProposal: Bool {
    let starts = ["nil", "inf", "-", "x"]
    return bare.first?.isNumber == true || starts.contains { bare.lowercased().hasPrefix($0) }
  }
}

extension LayoutMetrics {
  /// Returns the metrics of a block whose numbers apply to some systems.
  ///
  /// - Parameter systems: The attribute `on=` of the block; `nil` if it is not stated.
  /// - Returns: The metrics of the system, if it is the only one and a release of these metrics
  ///   with its own lengths, such as `iOS 26.0` for the metrics of iOS 26; otherwise these.
  fileprivate func refined(by systems: String?) -> LayoutMetrics {
    guard let systems, systems.hasPrefix(rawValue + "."),
      let release = LayoutMetrics(rawValue: systems)
    else { return self }
    return release
  }
}
