package import Conformance
internal import SpecFormat

/// The findings of a scene on all devices, in all text sizes and in both layout directions.
package struct SweepAnswer: JSONAnswer {
  private let formatVersion = 1
  private let id: String
  /// The number of combinations that were laid out.
  private let layouts: Int
  /// The metrics of text and controls; `nil` for those of the test font.
  private let measuredBy: String?
  /// The languages of the layouts; `nil` if no language was set.
  private let languages: [String]?
  /// The number of combinations that the engine refused to lay out; `nil` for none.
  private let omitted: Int?
  /// The first reason why the engine refused a combination; `nil` if it refused none.
  private let omissionReason: String?
  private let breaches: [Breach]
  private let limits: [Limit]
  /// A sentence for each image, color or text that is missing in the app's folder.
  private let missingResources: [String]
  /// The texts that look like localization keys, if the app's folder has no strings; `nil` for
  /// none.
  private let unresolvedKeys: [String]?
  /// The layouts in which a check holds only within the error of an estimate; `nil` for none.
  private let doubts: [Breach]?
  /// The lengths of controls that are not recorded on the system of the metrics; `nil` if there are
  /// none.
  private let unrecordedLengths: [UnrecordedLength]?
  /// The fonts of the app that texts are in; `nil` if there are none.
  private let fonts: [TextFont]?

  package init(_ sweep: ConditionSweep, of id: String) {
    self.id = id
    layouts = sweep.count
    measuredBy = sweep.metrics == .test ? nil : sweep.metrics.rawValue
    languages = sweep.languages.isEmpty ? nil : sweep.languages.map(\.name)
    missingResources = sweep.missingResources
    unresolvedKeys = sweep.unresolvedKeys.isEmpty ? nil : sweep.unresolvedKeys
    omitted = sweep.omittedCount == 0 ? nil : sweep.omittedCount
    omissionReason = sweep.omissionReason
    breaches = sweep.breaches.map { Breach($0) }
    doubts = sweep.doubts.isEmpty ? nil : sweep.doubts.map { Breach($0) }
    unrecordedLengths = sweep.unrecordedLengths.isEmpty ? nil : sweep.unrecordedLengths
    fonts = sweep.fonts.isEmpty ? nil : sweep.fonts
    limits = sweep.limits.map { limit in
      Limit(width: limit.width, findings: limit.findings.map { Finding($0) })
    }
  }
}

extension SweepAnswer {
  private struct Breach: Encodable {
    var device: String
    var type: String
    var direction: String
    /// The language; `nil` if none was set.
    var language: String?
    var findings: [Finding]

    init(_ breach: ConditionSweep.Breach) {
      device = breach.device
      type = breach.type
      direction = breach.direction.rawValue
      language = breach.language?.name
      findings = breach.findings.map { Finding($0) }
    }
  }

  /// A width below which a check fails.
  private struct Limit: Encodable {
    var width: Double
    var findings: [Finding]
  }

  private struct Finding: Encodable {
    var check: String
    var node: String
    /// The first text inside a node without a label and an id; `nil` for other nodes.
    var content: String?
    /// The other node of a finding about two nodes; `nil` for a finding about one node.
    var other: String?
    var points: Double?
    /// The width that a truncated text needs, if it is an estimate, or that a broken word needs;
    /// `nil` for other findings.
    var neededWidth: CheckFinding.NeededWidth?
    /// The name of the missing view on whose placeholder the finding may depend; `nil` for none.
    var placeholder: String?

    init(_ finding: CheckFinding) {
      check = finding.check.rawValue
      node = finding.node
      content = finding.content
      other = finding.other?.node
      points = finding.points
      neededWidth = finding.neededWidth
      placeholder = finding.placeholder
    }
  }
}

extension ConditionSweep.Breach {
  var direction: ReadingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
