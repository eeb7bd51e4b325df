/// The values of attributes, parsed according to their meaning.
extension InfoString {
  /// Returns the source of an expectation's values, and whether it has to pass.
  func conditions(reportingTo diagnostics: inout DiagnosticCollector) -> Conditions {
    let names = Evidence.attributeValues.map(\.rawValue)
    let evidence = oneOf(names, for: .evidence, reportingTo: &diagnostics)
    return Conditions(
      evidence: evidence.flatMap(Evidence.init(rawValue:)),
      systems: systems(reportingTo: &diagnostics),
      knownFailure: value(of: .knownFailure),
      skip: value(of: .skip)
    )
  }

  /// Returns the author of the block's code; `nil` if not stated.
  func origin(reportingTo diagnostics: inout DiagnosticCollector) -> CodeOrigin? {
    oneOf(CodeOrigin.allCases.map(\.rawValue), for: .origin, reportingTo: &diagnostics)
      .flatMap(CodeOrigin.init(rawValue:))
  }

  /// Returns the environment for the layout of an expectation, without the properties of a device.
  func environment(reportingTo diagnostics: inout DiagnosticCollector) -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    if has(.rightToLeft) { environment.isRightToLeft = true }
    if let scale = numbers(for: .scale, count: 1, reportingTo: &diagnostics)?.first {
      environment.scale = scale
      if scale <= 0 { reportInvalid(.scale, expected: "a number above 0", to: &diagnostics) }
    }
    if let size = oneOf(
      LayoutEnvironment.dynamicTypes,
      for: .dynamicType,
      reportingTo: &diagnostics
    ) {
      environment.dynamicType = size
    }
    environment.explicitMetrics = oneOf(
      LayoutMetrics.allCases.map(\.rawValue),
      for: .metrics,
      reportingTo: &diagnostics
    ).flatMap(LayoutMetrics.init(rawValue:))
    environment.explicitBars = oneOf(
      LayoutBars.allCases.map(\.rawValue),
      for: .bars,
      reportingTo: &diagnostics
    ).flatMap(LayoutBars.init(rawValue:))
    if let height = numbers(for: .keyboard, count: 1, reportingTo: &diagnostics)?.first {
      environment.keyboard = height
      if height < 0 {
        reportInvalid(.keyboard, expected: "a number of at least 0", to: &diagnostics)
      }
    }
    environment.safeArea = insets(for: .safeArea, reportingTo: &diagnostics)
    environment.margins = insets(for: .margins, reportingTo: &diagnostics)
    if let offset = numbers(for: .offset, count: 2, reportingTo: &diagnostics) {
      environment.offset = LayoutEnvironment.Offset(x: offset[0], y: offset[1])
    }
    return environment
  }

  /// Returns the maximum accepted difference, in points; `nil` if not stated.
  func tolerance(reportingTo diagnostics: inout DiagnosticCollector) -> Double? {
    guard let tolerance = numbers(for: .tolerance, count: 1, reportingTo: &diagnostics)?.first
    else { return nil }
    if tolerance < 0 {
      reportInvalid(.tolerance, expected: "a number of at least 0", to: &diagnostics)
    }
    return tolerance
  }

  /// Returns the name that replaces a heading's slug; `nil` if not stated.
  func identifier(reportingTo diagnostics: inout DiagnosticCollector) -> String? {
    guard let id = value(of: .id), !id.isEmpty else { return nil }
    guard id.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) else {
      reportInvalid(.id, expected: "letters, digits, `-`, `_` and `.`", to: &diagnostics)
      return nil
    }
    return id
  }
}

extension InfoString {
  private func insets(
    for name: AttributeName,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> LayoutEnvironment.Insets? {
    numbers(for: name, count: 4, reportingTo: &diagnostics).map {
      LayoutEnvironment.Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }

  /// Returns the finite numbers of an attribute; `nil` if it is missing or invalid.
  private func numbers(
    for name: AttributeName,
    count: Int,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [Double]? {
    guard let value = value(of: name), !value.trimmed.isEmpty else { return nil }
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { NumberLiteral($0.trimmed)?.value }.filter(\.isFinite)
    guard parts.count == count, numbers.count == count else {
      let expected = count == 1 ? "a number" : "\(count) numbers with commas between them"
      reportInvalid(name, expected: expected, to: &diagnostics)
      return nil
    }
    return numbers
  }

  private func oneOf(
    _ names: [String],
    for name: AttributeName,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> String? {
    guard let value = value(of: name), !value.trimmed.isEmpty else { return nil }
    guard names.contains(value) else {
      reportInvalid(
        name,
        expected: "one of \(names.joined(separator: ", "))",
        nearest: NearestName.of(value, among: names),
        to: &diagnostics
      )
      return nil
    }
    return value
  }

  private func reportInvalid(
    _ name: AttributeName,
    expected: String,
    nearest: String? = nil,
    to diagnostics: inout DiagnosticCollector
  ) {
    let mistake = SpecMistake.attributeValueInvalid(
      name.rawValue,
      value: value(of: name) ?? "",
      expected: expected,
      nearest: nearest
    )
    diagnostics.report(mistake, line: line, column: attributes[name]?.column ?? 1)
  }
}
