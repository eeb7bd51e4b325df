package import Conformance
internal import ElementTree
internal import SpecFormat

/// Writes the checks that a scene fails under any combination of conditions, for a terminal.
package struct ConditionSweepWriter {
  private let sweep: ConditionSweep
  private let id: String

  package init(_ sweep: ConditionSweep, of id: String) {
    self.sweep = sweep
    self.id = id
  }
}

extension ConditionSweepWriter {
  package var text: String {
    TerminalText.lines(
      ([headline] + (sweep.breaches.isEmpty ? [] : [table, legend]) + [limits])
        .filter { !$0.isEmpty }.joined(separator: "\n")
    )
  }

  private var headline: String {
    let devices = "\(ConditionSweep.devices.count / 2) devices in portrait and landscape"
    let types = "\(LayoutEnvironment.dynamicTypes.count) text sizes"
    let verdict =
      sweep.breaches.isEmpty
      ? "every check passes" : "\(sweep.breaches.count) of them fail a check"
    return "\(id): \(sweep.count) layouts, on \(devices), at \(types) and in both directions; "
      + "\(measured)\(verdict)\n"
  }

  /// The metrics of the layouts, before the verdict; empty for those of the test font.
  private var measured: String {
    sweep.metrics == .test ? "" : "measured by \(sweep.metrics.rawValue); "
  }

  /// A table with a row per device and a column per text size, with a letter for each failed check.
  private var table: String {
    let types = LayoutEnvironment.dynamicTypes
    let header = [""] + types.map { Self.shortName(of: $0) }
    let rows = ConditionSweep.devices.map { device in
      [device.name]
        + types.map { type in
          letters(sweep.breaches.filter { $0.device == device.name && $0.type == type })
        }
    }
    return AlignedTable([header] + rows).lines.map { "\($0)\n" }.joined()
  }

  private func letters(_ breaches: [ConditionSweep.Breach]) -> String {
    let broken = Set(breaches.flatMap(\.findings).map(\.check))
    let letters = CheckName.allCases.filter(broken.contains).map(\.letter)
    return letters.isEmpty ? "." : letters.joined()
  }

  /// Returns the abbreviation of a text size: `xS` for `xSmall`, `a3` for `accessibility3`.
  private static func shortName(of type: String) -> String {
    let names = ["Small": "S", "small": "S", "medium": "M", "large": "L", "Large": "L"]
    let short = names.first { type.hasSuffix($0.key) }.map {
      type.dropLast($0.key.count) + $0.value
    }
    return short.map { String($0) } ?? "a\(type.suffix(1))"
  }

  /// One line per failed check: how often it fails, where first, and for which nodes.
  private var legend: String {
    CheckName.allCases.compactMap { check in
      let breaking = sweep.breaches.filter { $0.findings.contains { $0.check == check } }
      guard let first = breaking.first else { return nil }
      let place = "\(first.device), \(first.type), \(first.direction.rawValue)"
      let nodes = first.findings.filter { $0.check == check }.map(\.text)
      return "\(check.letter)  \(check.usualLine): \(breaking.count) of \(sweep.count), first on "
        + "\(place): \(nodes.joined(separator: ", "))\n"
    }.joined()
  }

  /// One line per check that fails below a certain width.
  private var limits: String {
    sweep.limits.map { limit in
      let findings = limit.findings.map(\.sentence).joined(separator: ", ")
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
  /// The finding as the end of a sentence, such as `#bio is cut`.
  fileprivate var sentence: String {
    let name = identifiers.first.map { "#\($0)" } ?? node
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
