internal import EngineKit
internal import ResourceFiles
package import SpecFormat

/// The check results of one scene on all devices, in all text sizes and both directions, and at
/// decreasing widths.
package struct ConditionSweep: Sendable, Equatable, Codable {
  /// The layouts that break checks, in the order of ``ConditionSweep/conditions(measuredBy:)``.
  package var breaches: [Breach]
  /// The number of combinations that were laid out.
  package var count: Int
  /// The number of combinations that the engine refused to lay out.
  package var omittedCount = 0
  /// The first reason why the engine refused a combination; `nil` if it refused none.
  package var omissionReason: String?
  /// For each check that some width breaks, the width below which it is broken.
  package var limits: [Limit]
  /// The proposed height while the width decreases, in points; `nil` if unspecified.
  package var height: Double?
  /// The metrics of text and controls.
  package var metrics: LayoutMetrics
  /// The languages of the layouts; empty if no language was set.
  package var languages: [LayoutLanguage]
  /// The devices of the layouts, in the orientations that the app supports.
  package var devices: [OrientedDevice]
  /// A sentence for each image, color or text missing in the app's folder, in the order of use.
  package var missingResources: [String]
  /// The texts that look like localization keys, if the app's folder has no strings.
  package var unresolvedKeys: [String]
  /// The layouts in which a check holds only within the error of an estimate.
  package var doubts: [Breach] = []
  /// The lengths of controls that are not recorded on the system of the metrics.
  package var unrecordedLengths: [UnrecordedLength] = []
  /// The fonts of the app that texts of the scene are in.
  package var fonts: [TextFont] = []
  /// Whether a task of a view did not end within the time that a layout waits for it.
  package var hasUnfinishedTasks = false
  /// The content of the screen on a usual device; `nil` if it was not read.
  package var shown: ShownContent?
  /// The keys of localized texts by the texts of findings.
  package var textKeys: [String: String] = [:]

  package init(
    breaches: [Breach],
    count: Int,
    limits: [Limit],
    height: Double?,
    metrics: LayoutMetrics = .test,
    languages: [LayoutLanguage] = [],
    devices: [OrientedDevice] = Self.devices,
    missingResources: [String] = [],
    unresolvedKeys: [String] = []
  ) {
    self.unresolvedKeys = unresolvedKeys
    self.languages = languages
    self.devices = devices
    self.missingResources = missingResources
    self.breaches = breaches
    self.count = count
    self.limits = limits
    self.height = height
    self.metrics = metrics
  }

  /// Whether every check passes and no resource is missing.
  package var holds: Bool { breaches.isEmpty && missingResources.isEmpty }

  /// A combination of conditions under which checks are broken.
  package struct Breach: Sendable, Equatable, Codable {
    package var device: String
    package var type: String
    package var isRightToLeft: Bool
    /// The language; `nil` if none was set.
    package var language: LayoutLanguage?
    /// The findings; never empty.
    package var findings: [CheckFinding]

    package init(
      device: String,
      type: String,
      isRightToLeft: Bool,
      language: LayoutLanguage? = nil,
      findings: [CheckFinding]
    ) {
      self.language = language
      self.device = device
      self.type = type
      self.isRightToLeft = isRightToLeft
      self.findings = findings
    }
  }

  /// The width below which a check is broken.
  package struct Limit: Sendable, Equatable, Codable {
    /// The smallest width for which the check holds, in points; it also holds for all larger widths
    /// that were tried.
    package var width: Double
    /// The findings for a width one point smaller.
    package var findings: [CheckFinding]

    package init(width: Double, findings: [CheckFinding]) {
      self.width = width
      self.findings = findings
    }
  }
}

extension ConditionSweep {
  /// Leaves out the findings of a check.
  package mutating func leaveOut(_ check: CheckName) {
    let others = { (findings: [CheckFinding]) in findings.filter { $0.check != check } }
    for index in breaches.indices { breaches[index].findings = others(breaches[index].findings) }
    for index in doubts.indices { doubts[index].findings = others(doubts[index].findings) }
    breaches.removeAll(where: \.findings.isEmpty)
    doubts.removeAll(where: \.findings.isEmpty)
    limits.removeAll { others($0.findings).isEmpty }
  }

  /// The checks of a sweep, with their default limits.
  package static let question = VariantQuestion(checks: CheckName.usualCases.map(\.usual))

  /// The devices, in portrait and landscape orientation.
  package static let devices: [OrientedDevice] = Devices.swept.flatMap { device in
    [OrientedDevice(device), OrientedDevice(device, isLandscape: true)]
  }

  /// Returns devices with all text sizes, in both directions or in languages.
  ///
  /// - Parameters:
  ///   - metrics: The metrics of text and controls in all combinations.
  ///   - languages: The languages, each in its direction; empty for both directions without a
  ///     language.
  ///   - devices: The devices with their orientations.
  ///   - bars: Whether bars are laid out; `nil` for the default.
  /// - Returns: The combinations, each with the scale of its device.
  package static func conditions(
    measuredBy metrics: LayoutMetrics = .test,
    languages: [LayoutLanguage] = [],
    devices: [OrientedDevice] = Self.devices,
    bars: LayoutBars? = nil
  ) -> [LayoutConditions] {
    var conditions = CheckedConditions()
    conditions.environment.metrics = metrics
    conditions.environment.explicitBars = bars
    conditions.sizes = devices.map { .device($0) }
    conditions.types = LayoutEnvironment.dynamicTypes
    conditions.languages = languages
    if languages.isEmpty { conditions.directions = ReadingDirection.allCases }
    return conditions.combinations(standing: nil)
  }
}

/// Lays one scene out under all conditions and at decreasing widths.
struct ConditionSweepRun {
  /// The scene in its current phase.
  let scene: ConnectedScene
  /// The conditions for the layouts at decreasing widths.
  let base: LayoutConditions
  /// The languages that the command line requests.
  let languages: SweptLanguages
  /// Whether only the usual device and text size are laid out, for a first picture.
  let onlyUsual: Bool

  /// The difference between adjacent widths of the first, coarse search, in points.
  private static let coarseStep = 16.0

  private var run: VariantRun { VariantRun(question: ConditionSweep.question, scene: scene) }
}

extension ConditionSweepRun {
  /// Returns the results; `nil` if the engine refuses a layout.
  func sweep() -> ConditionSweep? {
    let metrics = base.environment.metrics
    let resources = scene.resources.map { AppFolder(readingFrom: $0) }
    let languages = languages.languages(in: resources)
    let devices =
      onlyUsual
      ? [OrientedDevice(Devices.usual)]
      : ConditionSweep.devices.filter { resources?.properties.supports($0) ?? true }
    var conditions = ConditionSweep.conditions(
      measuredBy: metrics,
      languages: languages,
      devices: devices,
      bars: base.environment.explicitBars
    )
    if onlyUsual {
      let usual = conditions.first { $0.environment.dynamicType == Self.shownType }
      conditions = [usual ?? conditions[0]]
    }
    let (unrecordedLengths, fonts) = (scene.unrecordedLengths, scene.fonts)
    let variants = run.variants(under: conditions).compactMap(\.self)
    let limits = onlyUsual ? [] : limits
    guard !variants.isEmpty || limits != nil else { return nil }
    var sweep = ConditionSweep(
      breaches: variants.compactMap { ConditionSweep.Breach($0.findings, in: $0) },
      count: variants.count,
      limits: limits ?? [],
      height: base.proposal.height,
      metrics: metrics,
      languages: languages,
      devices: devices
    )
    sweep.doubts = variants.compactMap { ConditionSweep.Breach($0.doubts, in: $0) }
    (sweep.unrecordedLengths, sweep.fonts) = (unrecordedLengths, fonts)
    sweep.omittedCount = conditions.count - variants.count
    sweep.omissionReason = scene.takeRefusal()
    sweep.shown = shownContent(under: conditions)
    let missing = scene.can(.resources) ? scene.observe([.resources])?.resources : nil
    if let missing {
      sweep.missingResources = missing.missing
      sweep.unresolvedKeys = missing.unresolvedKeys
      sweep.hasUnfinishedTasks = missing.hasUnfinishedTasks
    }
    for words in Set(sweep.breaches.flatMap(\.findings).compactMap(\.words)) {
      sweep.textKeys[words] = resources?.key(ofText: words, in: languages)
    }
    return sweep
  }

  /// The width of the narrowest window of an app, in points: that beside another app on an iPad.
  private static let narrowestWindow = 320.0

  /// The width below which each check is broken, in descending order; `nil` if the engine refuses a
  /// width.
  ///
  /// The width of a whole screen decreases to that of the narrowest window of an app.
  private var limits: [ConditionSweep.Limit]? {
    guard let width = base.proposal.width, width.isFinite, width > 1 else { return [] }
    let end = width > Self.narrowestWindow ? Self.narrowestWindow : 1
    let steps = stride(from: width.rounded(.down), to: end, by: -Self.coarseStep) + [end]
    let variants = run.variants(under: steps.map { conditions(width: $0) }).compactMap(\.self)
    guard variants.count == steps.count else { return nil }
    let limits = CheckName.allCases.compactMap { check -> ConditionSweep.Limit? in
      let first = variants.firstIndex { $0.breaks(check) }
      guard let first, first > 0 else { return nil }
      return limit(of: check, passingAt: steps[first - 1], brokenAt: steps[first])
    }
    return limits.sorted { $0.width > $1.width }
  }

  /// Finds the exact width by a binary search between a width at which a check holds and a smaller
  /// one that breaks it.
  private func limit(
    of check: CheckName,
    passingAt passing: Double,
    brokenAt broken: Double
  ) -> ConditionSweep.Limit {
    var (passing, broken) = (passing, broken)
    while passing - broken > 1 {
      let middle = ((passing + broken) / 2).rounded(.down)
      if variant(width: middle)?.breaks(check) == true { broken = middle } else { passing = middle }
    }
    let findings = variant(width: broken)?.findings.filter { $0.check == check } ?? []
    return ConditionSweep.Limit(width: passing, findings: findings)
  }

  private func variant(width: Double) -> ObservedVariant? {
    run.variants(under: [conditions(width: width)])[0]
  }

  private func conditions(width: Double) -> LayoutConditions {
    var conditions = base
    conditions.proposal.width = width
    return conditions
  }
}

extension AppProperties {
  /// Returns whether an app supports the orientation of a device; an app that states no orientation
  /// supports all.
  fileprivate func supports(_ device: OrientedDevice) -> Bool {
    guard let orientations = device.device.isPad ? pad : phone, !orientations.isEmpty else {
      return true
    }
    return orientations.contains(device.isLandscape ? .landscape : .portrait)
  }
}

extension ConditionSweep.Breach {
  /// Creates the findings of a variant; `nil` if there are none.
  fileprivate init?(_ findings: [CheckFinding], in variant: ObservedVariant) {
    guard !findings.isEmpty else { return nil }
    self.init(
      device: variant.conditions.device ?? "",
      type: variant.conditions.environment.dynamicType,
      isRightToLeft: variant.conditions.environment.isRightToLeft,
      language: variant.conditions.environment.language,
      findings: findings
    )
  }
}

extension ObservedVariant {
  fileprivate func breaks(_ check: CheckName) -> Bool {
    findings.contains { $0.check == check }
  }
}
