/// The values of attributes that are lists.
extension InfoString {
  /// Removes and returns the devices with their orientations, and reports unknown ones.
  ///
  /// `landscape` can follow the name within the quotes, or as a separate word.
  mutating func removeDevices(
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [OrientedDevice] {
    guard let attribute = attributes[.device] else { return [] }
    let places = [(attribute.value, attribute.column)] + attribute.further
    let landscapeColumns = removeWords(OrientedDevice.landscapeWord).map(\.column)
    return places.enumerated().flatMap { place, attribute in
      let (value, column) = attribute
      let end = place + 1 < places.count ? places[place + 1].1 : .max
      let isLandscape = landscapeColumns.contains { (column..<end).contains($0) }
      return Self.items(of: value).compactMap { name in
        var device = OrientedDevice(name)
        if isLandscape { device?.isLandscape = true }
        if device == nil {
          let mistake = SpecMistake.deviceUnknown(
            name,
            nearest: OrientedDevice.nearestName(to: name)
          )
          diagnostics.report(mistake, line: line, column: column)
        }
        return device
      }
    }
  }

  /// Returns the names of the listed text sizes; empty if the attribute is missing.
  func types(reportingTo diagnostics: inout DiagnosticCollector) -> [String] {
    listed(.type, reportingTo: &diagnostics) {
      LayoutEnvironment.dynamicTypes.contains($0) ? $0 : nil
    } expected: {
      LayoutEnvironment.dynamicTypes
    }
  }

  /// Returns the listed directions; empty if the attribute is missing.
  func directions(reportingTo diagnostics: inout DiagnosticCollector) -> [ReadingDirection] {
    listed(.direction, reportingTo: &diagnostics, ReadingDirection.init(rawValue:)) {
      ReadingDirection.allCases.map(\.rawValue)
    }
  }

  /// Returns the languages; empty if the attribute is missing.
  ///
  /// - Parameters:
  ///   - isList: Whether there may be several.
  ///   - diagnostics: The collector of mistakes.
  /// - Returns: The languages, without unknown ones.
  func languages(
    isList: Bool,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> [LayoutLanguage] {
    let items = Self.items(of: value(of: .language))
    guard isList || items.count < 2 else {
      reportInvalidLanguage(value(of: .language) ?? "", nearest: items.first, to: &diagnostics)
      return []
    }
    return items.compactMap { item in
      if let language = LayoutLanguage(item) { return language }
      let nearest = LayoutLanguage.nearestName(to: item)
      reportInvalidLanguage(item, nearest: nearest, to: &diagnostics)
      return nil
    }
  }

  private func reportInvalidLanguage(
    _ value: String,
    nearest: String?,
    to diagnostics: inout DiagnosticCollector
  ) {
    let mistake = SpecMistake.attributeValueInvalid(
      AttributeName.language.rawValue,
      value: value,
      expected: LayoutLanguage.form,
      nearest: nearest
    )
    diagnostics.report(mistake, line: line, column: attributes[.language]?.column ?? 1)
  }

  /// Returns the systems that the block's numbers apply to; empty if the attribute is missing.
  func systems(reportingTo diagnostics: inout DiagnosticCollector) -> [SystemVersion] {
    Self.items(of: value(of: .system)).compactMap { item in
      if let system = SystemVersion(item) { return system }
      let mistake = SpecMistake.attributeValueInvalid(
        AttributeName.system.rawValue,
        value: item,
        expected: SystemVersion.form,
        nearest: SystemVersion.nearest(to: item)
      )
      diagnostics.report(mistake, line: line, column: attributes[.system]?.column ?? 1)
      return nil
    }
  }

  /// Removes and returns a list of several scales, in pixels per point; empty if there are not
  /// several.
  mutating func removeScales() -> [Double] {
    let scales = Self.items(of: value(of: .scale)).map { NumberLiteral($0)?.value }
    guard scales.count > 1, scales.allSatisfy({ ($0 ?? 0) > 0 && $0 != .infinity }) else {
      // A single scale, and mistakes in it, are handled with the environment.
      return []
    }
    remove(.scale)
    return scales.compactMap(\.self)
  }

  /// Returns the values of a comma-separated attribute, and reports invalid ones.
  private func listed<Value>(
    _ name: AttributeName,
    reportingTo diagnostics: inout DiagnosticCollector,
    _ read: (String) -> Value?,
    expected: () -> [String]
  ) -> [Value] {
    Self.items(of: value(of: name)).compactMap { item in
      if let value = read(item) { return value }
      let names = expected()
      let mistake = SpecMistake.attributeValueInvalid(
        name.rawValue,
        value: item,
        expected: "one or more of \(names.joined(separator: ", "))",
        nearest: NearestName.of(item, among: names)
      )
      diagnostics.report(mistake, line: line, column: attributes[name]?.column ?? 1)
      return nil
    }
  }

  private static func items(of value: String?) -> [String] {
    (value ?? "").split(separator: ",").map { String($0).trimmed }
  }
}

/// The source of an expectation's values, and whether it has to pass.
package struct Conditions: Sendable, Equatable {
  /// The source of the expected values; `nil` if not stated.
  package var evidence: Evidence?
  /// The systems that the expected values apply to; empty if not stated.
  package var systems: [SystemVersion]
  /// The reason why values for another system are not compared; `nil` if they are compared.
  package var setAside: SystemExclusion?
  /// The reason of a known failure; `nil` for an expectation that has to pass.
  ///
  /// A known failure must fail: if it passes, the run fails.
  package var knownFailure: String?
  /// The reason why the expectation is skipped; `nil` if it is not.
  package var skip: String?

  package init(
    evidence: Evidence? = nil,
    systems: [SystemVersion] = [],
    knownFailure: String? = nil,
    skip: String? = nil
  ) {
    self.evidence = evidence
    self.systems = systems
    self.knownFailure = knownFailure
    self.skip = skip
  }
}

extension Conditions {
  /// The reason why the expectation is not compared; `nil` if it is compared.
  package var reasonNotCompared: String? { skip ?? setAside?.reason }
}

/// The reason why numbers of one system are not compared: the engine is compared with another
/// system.
package struct SystemExclusion: Sendable, Equatable, Codable {
  /// A sentence that names the systems of the numbers and those that the engine is compared with.
  package var reason: String
  /// The line of the fence of the block that is compared instead, from 1; `nil` if there is none.
  package var heldLine: Int?
  /// The systems of the block that is compared instead, or the requested system.
  package var heldSystems: [SystemVersion]
  /// Phrases that describe the differences of the other block; a long list is shortened.
  package var differences: [String]

  package init(
    reason: String,
    heldLine: Int? = nil,
    heldSystems: [SystemVersion] = [],
    differences: [String] = []
  ) {
    self.reason = reason
    self.heldLine = heldLine
    self.heldSystems = heldSystems
    self.differences = differences
  }
}
