/// The values of attributes that say several things.
extension InfoString {
  /// Takes the devices that a fence names, each as it is held; reports those that there are not.
  ///
  /// `landscape` may follow a name in its quotes, or behind them as a word of its own.
  mutating func takeDevices(reportingTo diagnostics: inout DiagnosticCollector) -> [OrientedDevice]
  {
    guard let attribute = attributes[.device] else { return [] }
    let places = [(attribute.value, attribute.column)] + attribute.further
    let turned = takeWords(OrientedDevice.landscapeWord).map(\.column)
    return places.enumerated().flatMap { place, attribute in
      let (value, column) = attribute
      let end = place + 1 < places.count ? places[place + 1].1 : .max
      let isLandscape = turned.contains { (column..<end).contains($0) }
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

  /// The sizes of text that a fence lists, by their names; none where it lists none.
  func types(reportingTo diagnostics: inout DiagnosticCollector) -> [String] {
    listed(.type, reportingTo: &diagnostics) {
      LayoutEnvironment.dynamicTypes.contains($0) ? $0 : nil
    } expected: {
      LayoutEnvironment.dynamicTypes
    }
  }

  /// The directions that a fence lists; none where it lists none.
  func directions(reportingTo diagnostics: inout DiagnosticCollector) -> [ReadingDirection] {
    listed(.direction, reportingTo: &diagnostics, ReadingDirection.init(rawValue:)) {
      ReadingDirection.allCases.map(\.rawValue)
    }
  }

  /// The systems whose numbers a block has; none where it names none.
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

  /// Takes the scales that a fence lists, in pixels a point; none where it lists none.
  mutating func takeScales() -> [Double] {
    let scales = Self.items(of: value(of: .scale)).map { NumberLiteral($0)?.value }
    guard scales.count > 1, scales.allSatisfy({ ($0 ?? 0) > 0 && $0 != .infinity }) else {
      // One scale is the environment's, and so is telling what is wrong with it.
      return []
    }
    remove(.scale)
    return scales.compactMap(\.self)
  }

  /// The values of an attribute that is a list with commas; reports those that are none.
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

/// The statements that every expectation may make of itself: where it comes from, and whether it
/// should hold yet.
package struct Conditions: Sendable, Equatable {
  /// Where the expected values come from; `nil` is reported as unstated.
  package var evidence: Evidence?
  /// The systems whose numbers the expected values are; none where nothing is said.
  package var systems: [SystemVersion]
  /// Why the values are not compared, though they are right for their systems; `nil` where the
  /// engine is held to them.
  package var setAside: SystemExclusion?
  /// Why the expectation fails for now; it must fail, and passing fails the run.
  package var knownFailure: String?
  /// Why the expectation is not checked at all.
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
  /// Why the expectation is not compared; `nil` where it is.
  package var reasonNotCompared: String? { skip ?? setAside?.reason }
}

/// Why numbers of a system are not compared: the engine is held to those of another one.
package struct SystemExclusion: Sendable, Equatable, Codable {
  /// The systems whose numbers they are, and those that the engine is held to, in words.
  package var reason: String
  /// The line of the fence of the block that is compared in its place, from 1; `nil` where no block
  /// says the same of the other system.
  package var heldLine: Int?
  /// The systems of that block, or the one that was asked for.
  package var heldSystems: [SystemVersion]
  /// How the other block differs, a phrase each; what nobody would read to its end is cut short.
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
