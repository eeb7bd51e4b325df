package import Conformance
internal import Foundation
package import SpecFormat

/// The findings of a sweep of one screen, joined by the line of code at fault.
package struct ScreenReport: Sendable {
  /// The name of the preview or the scenario.
  package var name: String
  /// The place of the preview, such as `Views/Row.swift:36`.
  package var place: String
  package var sweep: ConditionSweep
  /// The findings, those with the most layouts first.
  package var findings: [Finding]
  /// The parts of the app's code that the screen needed and that were left out.
  package var leftOut: [String] = []

  /// A fault of one view, or of several that the same line makes.
  package struct Finding: Sendable {
    package var check: CheckName
    /// The fault in words, such as `Text "Ada" is truncated`.
    package var sentence: String
    /// The conditions in words, such as `iPhone SE, from xxLarge`.
    package var extent: String
    package var fault: SweepFinding
    /// The line of Swift that makes the view; `nil` if it is not clear.
    package var place: SourcePlace?
    /// All languages of the sweep; empty if none was set.
    fileprivate var languages: [LayoutLanguage]
    /// The views that are clipped or overflow only where the screen is too small for all of them.
    package var consequences: [String] = []
  }

  /// - Parameters:
  ///   - name: The name of the preview or the scenario.
  ///   - place: The place of the preview.
  ///   - sweep: The results of the checks.
  ///   - locate: Returns the line of Swift that makes the view of a finding; `nil` if it is not
  ///     clear.
  package init(
    name: String,
    place: String,
    sweep: ConditionSweep,
    locate: (CheckFinding) -> SourcePlace? = { _ in nil }
  ) {
    (self.name, self.place, self.sweep) = (name, place, sweep)
    findings = []
    for fault in sweep.sweepFindings {
      let place = locate(fault.worst)
      let isSame = { (other: Finding) in
        place != nil && other.place == place && other.check == fault.check
      }
      if let index = findings.firstIndex(where: isSame) {
        findings[index].add(fault)
      } else {
        findings.append(Finding(fault, place: place, languages: sweep.languages))
      }
    }
    findConsequences()
  }

  /// Combines findings about cut off views with the finding that has the same cause.
  ///
  /// The cause is a screen that is too small, or the view that is cut off most.
  private mutating func findConsequences() {
    if let index = findings.firstIndex(where: { $0.check == .fitting }) {
      moveConsequences(to: index) { _ in true }
    }
    let cut = findings.indices.filter { findings[$0].check == .clipping }
    let widest = cut.max { findings[$0].fault.excess < findings[$1].fault.excess }
    if let widest {
      let excess = findings[widest].fault.excess
      moveConsequences(to: widest) { $0.check == .clipping || $0.fault.excess <= excess }
    }
  }

  /// Moves findings about cut off or overflowing views to another finding whose layouts include
  /// theirs.
  private mutating func moveConsequences(to index: Int, where condition: (Finding) -> Bool) {
    let head = findings[index]
    let conditions = Set(head.fault.conditions)
    let isConsequence = { (finding: Finding) in
      [.clipping, .containment].contains(finding.check)
        && !(finding.check == head.check && finding.sentence == head.sentence)
        && finding.fault.conditions.allSatisfy(conditions.contains) && condition(finding)
    }
    let names = findings.filter(isConsequence).map(\.fault.worst.naming.node)
    for name in names where name != head.fault.worst.naming.node {
      if !findings[index].consequences.contains(name) { findings[index].consequences.append(name) }
    }
    findings.removeAll(where: isConsequence)
  }
}

extension ScreenReport {
  /// The number of layouts that fail a check.
  package var failingCount: Int { sweep.breaches.count }

  /// Whether all checks pass and no resource is missing.
  package var holds: Bool { sweep.holds }

  /// The likely reason why the screen shows nothing; `nil` if it shows something.
  package var blankReason: ShownContent.BlankReason? { sweep.shown?.blankReason }

  /// Whether all checks pass on a screen that shows something.
  package var passes: Bool { holds && blankReason == nil }

  /// The visible placeholders of missing views.
  package var gaps: [ShownContent.Placeholder] { sweep.shown?.placeholders ?? [] }

  /// The placeholders in words, such as `Chart, 2 × Map`; `nil` if there are none.
  package var gapNames: String? { sweep.shown?.placeholderNames }

  /// The results in one sentence, such as `2 findings in 698 of 816 layouts`.
  package var verdict: String {
    guard let blankReason else { return checkVerdict }
    return holds
      ? "it shows nothing: \(blankReason.rawValue)"
      : "it shows nothing: \(blankReason.rawValue); \(checkVerdict)"
  }

  private var checkVerdict: String {
    guard !findings.isEmpty else {
      return sweep.missingResources.isEmpty
        ? "every check passes in \(sweep.count) layouts"
        : sweep.missingResources.count == 1
          ? "1 resource is missing" : "\(sweep.missingResources.count) resources are missing"
    }
    return "\(findings.count) finding\(findings.count == 1 ? "" : "s") in \(failingCount) of "
      + "\(sweep.count) layouts"
  }

  /// Returns whether a check fails at a text size up to a given one, or a resource is missing.
  ///
  /// - Parameter type: The largest text size that counts; `nil` for all.
  /// - Returns: Whether the screen has a failure.
  package func fails(upTo type: String?) -> Bool {
    guard let type, let last = LayoutEnvironment.dynamicTypes.firstIndex(of: type) else {
      return !holds
    }
    let counted = Set(LayoutEnvironment.dynamicTypes[...last])
    return !sweep.missingResources.isEmpty
      || sweep.breaches.contains { counted.contains($0.type) }
  }
}

extension ScreenReport.Finding {
  fileprivate init(
    _ fault: SweepFinding,
    place: SourcePlace?,
    languages: [LayoutLanguage]
  ) {
    check = fault.check
    self.languages = languages
    self.fault = fault
    self.place = place
    sentence = ""
    extent = ""
    describe()
  }

  /// Adds a fault of another view that the same line makes.
  fileprivate mutating func add(_ other: SweepFinding) {
    fault.viewCount += other.viewCount
    let known = Set(fault.conditions)
    fault.conditions += other.conditions.filter { !known.contains($0) }
    describe()
  }

  private mutating func describe() {
    sentence = fault.worst.screenSentence
    if fault.viewCount > 1 {
      let count = fault.viewCount - 1
      sentence += ", and \(count) more like it"
    }
    extent = ConditionExtent(fault.conditions, languages: languages).text
  }

  /// The number of layouts that have the fault.
  package var layoutCount: Int { fault.conditions.count }

  /// The number of views that are cut off for the same reason, in words; `nil` if there are none.
  package var consequence: String? {
    switch consequences.count {
    case 0: nil
    case 1: "\(consequences[0]) is cut off"
    default: "\(consequences.count) views are cut off"
    }
  }

  /// The name of the file and the line, such as `Row.swift:36`; `nil` if it is not clear.
  package var shortPlace: String? {
    place.map { "\($0.file.split(separator: "/").last.map(String.init) ?? $0.file):\($0.line)" }
  }
}

extension ScreenReport {
  /// Whether something else stands for a part of the screen: a placeholder or a sample.
  package var hasGaps: Bool { !gaps.isEmpty || !leftOut.isEmpty }
}

extension [ScreenReport] {
  /// The screens, the worst first.
  ///
  /// Those with the most failing layouts are first. Then come those that show nothing, those with
  /// the most placeholders, and the others in their order.
  package var worstFirst: [ScreenReport] { worstFirstIndices.map { self[$0] } }

  /// The indices of the screens, the worst first.
  package var worstFirstIndices: [Int] {
    let ranks = map { screen in
      (
        -screen.failingCount, screen.blankReason == nil ? 1 : 0,
        -screen.gaps.reduce(0) { $0 + $1.count }
      )
    }
    return indices.sorted { left, right in
      ranks[left] == ranks[right] ? left < right : ranks[left] < ranks[right]
    }
  }

  /// The numbers of screens in words, such as
  /// `28 of 33 previews laid out, 9 with gaps, 2 show nothing`.
  ///
  /// - Parameters:
  ///   - count: The number of previews, including those without a layout.
  ///   - names: The singular and the plural of what is counted.
  /// - Returns: A sentence without a period.
  package func summary(
    ofTotal count: Int,
    named names: (String, String) = ("preview", "previews")
  ) -> String {
    let gaps = self.count(where: \.hasGaps)
    let blank = self.count { $0.blankReason != nil }
    return ["\(self.count) of \(count) \(count == 1 ? names.0 : names.1) laid out"]
      .appending(gaps > 0 ? "\(gaps) with gaps" : nil)
      .appending(blank > 0 ? Self.blankSentence(blank, short: true) : nil)
      .joined(separator: ", ")
  }

  /// The screens that show nothing in words, such as `9 screens show nothing`; `nil` if there are
  /// none.
  package var blankSentence: String? {
    let blank = count { $0.blankReason != nil }
    return blank > 0 ? Self.blankSentence(blank, short: false) : nil
  }

  private static func blankSentence(_ count: Int, short: Bool) -> String {
    let subject = short ? "" : count == 1 ? " screen" : " screens"
    return "\(count)\(subject) \(count == 1 ? "shows" : "show") nothing"
  }
}

extension [String] {
  /// The texts with another one, if there is one.
  fileprivate func appending(_ text: String?) -> [String] { self + (text.map { [$0] } ?? []) }
}

extension CheckFinding {
  /// The finding in words about a screen, such as `the view is 12 points larger than the screen`.
  package var screenSentence: String {
    guard check == .fitting else { return naming.sentence }
    let points = points.map { "\(NumberText.text(($0 * 100).rounded() / 100)) points " } ?? ""
    return "the view is \(points)larger than the screen\(placeholderNote)"
  }
}

/// A line of a Swift file of an app.
package struct SourcePlace: Sendable, Hashable {
  /// The path of the file as given.
  package var file: String
  /// The line, from 1.
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}
