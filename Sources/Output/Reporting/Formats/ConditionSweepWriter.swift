package import Conformance
internal import ElementTree
internal import SpecFormat

/// Writes the checks that a scene fails under any combination of conditions, for a terminal.
package struct ConditionSweepWriter {
  private let sweep: ConditionSweep
  private let id: String
  private let listsLengths: Bool

  /// - Parameters:
  ///   - sweep: The results of the scene.
  ///   - id: The id of the scenario, or another name of the scene.
  ///   - listsLengths: Whether the controls with unrecorded lengths are listed.
  package init(_ sweep: ConditionSweep, of id: String, listsLengths: Bool = true) {
    self.sweep = sweep
    self.id = id
    self.listsLengths = listsLengths
  }
}

extension ConditionSweepWriter {
  package var text: String {
    TerminalText.lines(
      ([headline + "\n"] + (sweep.breaches.isEmpty ? [] : [table, legend + "\n"])
        + [limits, missing, doubts, lengths]).joined()
    )
  }

  private var headline: String {
    let devices = "\(ConditionSweep.devices.count / 2) devices in portrait and landscape"
    let types = "\(LayoutEnvironment.dynamicTypes.count) text sizes"
    let verdict =
      sweep.breaches.isEmpty
      ? "every check passes" : "\(sweep.breaches.count) of them fail a check"
    let count = sweep.missingResources.count
    let missing = count == 0 ? "" : "; \(count) resource\(count == 1 ? " is" : "s are") missing"
    return "\(id): \(sweep.count) layouts, on \(devices), at \(types) and in both directions; "
      + "\(measured)\(verdict)\(missing)\n"
  }

  /// The metrics of the layouts, before the verdict; empty for those of the test font.
  private var measured: String {
    sweep.metrics == .test ? "" : "measured by \(sweep.metrics.rawValue); "
  }

  private var table: String {
    ConditionSweepTable(sweep) { $0.letter }.text + "\n"
  }

  /// One line per failed check: how often it fails, where first, and for which nodes.
  private var legend: String {
    CheckName.allCases.compactMap { check in
      let breaking = sweep.breaches.filter { $0.findings.contains { $0.check == check } }
      guard let first = breaking.first else { return nil }
      let place = "\(first.device), \(first.type), \(first.direction.rawValue)"
      let nodes = first.findings.filter { $0.check == check }.map(\.naming.text)
      return "\(check.letter)  \(check.usualLine): \(breaking.count) of \(sweep.count), "
        + "\(Self.extent(of: breaking)), first on \(place): \(nodes.joined(separator: ", "))\n"
    }.joined()
  }

  /// Returns the devices, the text sizes and the direction that failures are limited to, such as
  /// `on 16 devices, from xLarge`.
  private static func extent(of breaches: [ConditionSweep.Breach]) -> String {
    let names = Set(breaches.map(\.device))
    let devices = Set(
      ConditionSweep.devices.filter { names.contains($0.name) }.map(\.device.name)
    )
    let all = LayoutEnvironment.dynamicTypes
    let types = Set(breaches.map(\.type)).compactMap { all.firstIndex(of: $0) }
    let directions = Set(breaches.map(\.direction.rawValue))
    var parts = ["on \(devices.count) device\(devices.count == 1 ? "" : "s")"]
    if let first = types.min(), let last = types.max(), types.count == last - first + 1 {
      let name = TypeRange(types: first...last).name
      parts.append(types.count == 1 || types.count == all.count ? "at \(name)" : name)
    }
    if directions.count == 1 { parts += directions.map { "only in \($0)" } }
    return parts.joined(separator: ", ")
  }

  /// One line per name that the app's folder lacks.
  private var missing: String {
    sweep.missingResources.map { "missing-resource: \($0)\n" }.joined()
  }

  /// One line on texts that fit only within the error of an estimate: how often, and where first.
  private var doubts: String {
    guard let first = sweep.doubts.first else { return "" }
    let nodes = first.findings.map(\.naming.text).joined(separator: ", ")
    return "within the error of an estimate: \(sweep.doubts.count) of \(sweep.count), "
      + "first on \(first.device), \(first.type), \(first.direction.rawValue): \(nodes)\n"
  }

  /// One line on the controls with lengths that are not recorded.
  private var lengths: String {
    guard listsLengths, !sweep.unrecordedLengths.isEmpty else { return "" }
    return UnrecordedLengths(sweep.unrecordedLengths, on: sweep.metrics).text + "\n"
  }

  /// One line per check that fails below a certain width.
  private var limits: String {
    sweep.limits.map { limit in
      let findings = limit.findings.map(\.naming.sentence).joined(separator: ", ")
      return "below \(NumberText.text(limit.width)) \(findings)\n"
    }.joined()
  }
}

extension CheckName {
  /// The letter that represents the check in the table.
  fileprivate var letter: String {
    switch self {
    case .truncation: "T"
    case .clipping: "C"
    case .overlap: "O"
    case .containment: "P"
    case .fitting: "F"
    case .targets: "G"
    }
  }
}

extension CheckFinding {
  /// The finding with nodes that a reader can recognize.
  ///
  /// A node with an id is named by it alone; one without an id and a label, by the text that it
  /// contains or by the nearest id around it.
  fileprivate var naming: CheckFinding {
    var finding = self
    finding.node = Self.name(of: CheckFinding.Other(self))
    if let other { finding.other?.node = Self.name(of: other) }
    return finding
  }

  private static func name(of node: CheckFinding.Other) -> String {
    if let id = node.identifiers.first {
      let name = QuotedText.identifier(id)
      if node.node.hasSuffix(name) { return name }
      if !node.node.contains("\""), node.content == nil { return "\(node.node) in \(name)" }
    }
    guard let content = node.content else { return node.node }
    return "\(node.node) \(QuotedText.text(ShortLabel.text(content)))"
  }

  /// The finding as the end of a sentence, such as `#bio is cut`.
  fileprivate var sentence: String {
    let name = node
    let points = points.map { " by \(NumberText.text(($0 * 100).rounded() / 100))" } ?? ""
    switch check {
    case .truncation: return "\(name) is truncated" + (doubt.map { " (\($0))" } ?? "")
    case .clipping: return "\(name) is clipped\(points)"
    case .overlap: return "\(name) overlaps \(other?.node ?? "another")"
    case .containment: return "\(name) overflows its parent\(points)"
    case .fitting: return "the scene is larger than its proposal\(points)"
    case .targets: return "\(name) is too small to tap\(points)"
    }
  }
}
