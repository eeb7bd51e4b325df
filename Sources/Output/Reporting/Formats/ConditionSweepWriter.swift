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
        + [limits, omitted, missing, doubts, lengths, fonts, content]).joined()
    )
  }

  /// The table of failed checks with its legend; empty if every check passes.
  package var tableText: String {
    TerminalText.lines(sweep.breaches.isEmpty ? "" : table + legend)
  }

  private var headline: String {
    let devices = Self.text(of: sweep.devices)
    let types = "\(LayoutEnvironment.dynamicTypes.count) text sizes"
    let passing = sweep.count == 0 ? "nothing is checked" : "every check passes"
    let verdict =
      sweep.breaches.isEmpty ? passing : "\(sweep.breaches.count) of them fail a check"
    let keys = sweep.unresolvedKeys.count
    let unresolved =
      keys == 0 ? "" : "; \(keys) text\(keys == 1 ? " looks like a key" : "s look like keys")"
    let count = sweep.missingResources.count
    let missing = count == 0 ? "" : "; \(count) resource\(count == 1 ? " is" : "s are") missing"
    let languages = sweep.languages.map(\.name).joined(separator: ", ")
    let further = languages.isEmpty ? "in both directions" : "in \(languages)"
    return "\(id): \(sweep.count) layouts, on \(devices), at \(types) and \(further); "
      + "\(measured)\(verdict)\(missing)\(unresolved)\n"
  }

  private static func text(of devices: [OrientedDevice]) -> String {
    let orientations = [false, true].filter { side in
      devices.contains { $0.isLandscape == side }
    }
    let names = orientations.map { $0 ? "landscape" : "portrait" }.joined(separator: " and ")
    return "\(Set(devices.map(\.device.name)).count) devices in \(names)"
  }

  /// The metrics of the layouts, before the verdict; empty for those of the test font.
  private var measured: String {
    sweep.metrics == .test ? "" : "measured by \(sweep.metrics.rawValue); "
  }

  private var table: String {
    ConditionSweepTable(sweep) { $0.letter }.text + "\n"
  }

  /// The number of combinations that the engine refused, with the reason; empty without any.
  private var omitted: String {
    guard sweep.omittedCount > 0 else { return "" }
    let reason = sweep.omissionReason.map { ": \($0)" } ?? ""
    return "\(sweep.omittedCount) more combinations are not laid out\(reason)\n"
  }

  /// The placeholders of the scene, and a note about tasks that did not end; empty without both.
  private var content: String {
    let names = sweep.shown?.placeholderNames.map { "placeholders instead of views: \($0)\n" }
    let task = sweep.hasUnfinishedTasks ? "a task was not awaited: it did not end in time\n" : nil
    return [names, task].compactMap(\.self).joined()
  }

  /// One line per failed check: how often it fails, where first, and for which nodes.
  private var legend: String {
    CheckName.allCases.compactMap { check in
      let breaking = sweep.breaches.filter { $0.findings.contains { $0.check == check } }
      guard let first = breaking.first else { return nil }
      let further = first.language?.name ?? first.direction.rawValue
      let place = "\(first.device), \(first.type), \(further)"
      let nodes = first.findings.filter { $0.check == check }.map(\.naming.text)
      return "\(check.letter)  \(check.usualLine): \(breaking.count) of \(sweep.count), "
        + "\(extent(of: breaking)); first on \(place): \(nodes.joined(separator: ", "))\n"
    }.joined()
  }

  /// Returns the conditions that failures are limited to, such as `iPhone SE, from xxLarge`.
  private func extent(of breaches: [ConditionSweep.Breach]) -> String {
    ConditionExtent(breaches.map { SweepCondition($0) }, languages: sweep.languages).text
  }

  /// One line per name that the app's folder lacks.
  private var missing: String {
    sweep.missingResources.map { "missing-resource: \($0)\n" }.joined() + unresolved
  }

  /// A line with the texts that look like keys; empty if there are none.
  private var unresolved: String {
    guard !sweep.unresolvedKeys.isEmpty else { return "" }
    let keys = sweep.unresolvedKeys.map { "'\($0)'" }.joined(separator: ", ")
    return "texts without strings ('--resources' names the app's folder): \(keys)\n"
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

  /// One line for each text library, such as HarfBuzz, with the app's fonts that it measures.
  private var fonts: String {
    guard listsLengths else { return "" }
    return sweep.fonts.sentences.map { TerminalText.line($0) + "\n" }.joined()
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
    case .words: "W"
    case .oneLine: "L"
    }
  }
}
