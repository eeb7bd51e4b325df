import Foundation
import Testing

@testable import ViewLayout

/// Tests of the lengths of controls by system, and of the page that lists them.
struct ControlMetricsTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Docs/Reference/Controls.md").standardizedFileURL
  private static let start = "<!-- lengths: written by ControlMetricsTests -->\n"
  private static let end = "<!-- end of lengths -->\n"

  @Test func `Controls.md lists the control lengths of all systems`() throws {
    var page = try String(contentsOf: Self.file, encoding: .utf8)
    let start = try #require(page.range(of: Self.start)).upperBound
    let end = try #require(page.range(of: Self.end)).lowerBound
    if ProcessInfo.processInfo.environment["CONTROLS_PAGE"] == "write" {
      page.replaceSubrange(start..<end, with: Self.text)
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
    } else {
      let hint: Comment = "run CONTROLS_PAGE=write swift test --filter ControlMetricsTests"
      #expect(String(page[start..<end]) == Self.text, hint)
    }
  }

  @Test func `ControlMetrics.reference has no recorded lengths`() {
    #expect(ControlMetrics.reference.listed.allSatisfy { $0.standing == .fallback })
    #expect(ControlMetrics.reference.listed.count == ControlMetrics.reference.fallbacks.count)
  }

  @Test func `lengths that are not recorded for iOS 17 are those of iOS 18`() {
    let (release, next) = (Self.listed(.iOS17), Self.listed(.iOS18))
    let own = release.filter { $0.standing != .fallback }.map(\.title)
    #expect(own.contains("Switch of a toggle"))
    #expect(own.contains("Height of a navigation bar"))
    for (own, next) in zip(release, next) where own.standing == .fallback {
      #expect(own.text == next.text, "\(own.title)")
    }
    var environment = EnvironmentValues()
    environment.metricsSystem = .iOS17
    #expect(environment.controlMetrics.switches.switchSize == CGSize(width: 51, height: 31))
    environment.metricsSystem = .macOS26v6
    #expect(environment.resolvedFont().size == 13)
  }

  @Test(arguments: [MetricsSystem.iOS26, .macOS26])
  func `an unrecorded length is that of ControlMetrics.reference`(system: MetricsSystem) {
    let metrics = ControlMetrics.metrics(of: system)
    let reference = ControlMetrics.reference.listed
    for length in metrics.fallbacks {
      let own = reference.first { $0.title == length.title }
      #expect(own?.text == length.text, "\(length.family): \(length.title)")
    }
    #expect(metrics.fallbacks.count < metrics.listed.count / 2)
  }

  @Test func `controlMetrics in the environment are those of metricsSystem`() {
    var environment = EnvironmentValues()
    #expect(environment.controlMetrics === ControlMetrics.reference)
    environment.metricsSystem = .iOS26
    #expect(environment.controlMetrics === ControlMetrics.metrics(of: .iOS26))
    #expect(environment.defaultMinListRowHeight == 52)
    environment.defaultMinListRowHeight = 20
    #expect(environment.defaultMinListRowHeight == 20)
  }

  // MARK: - The page

  private static var text: String {
    let systems = [MetricsSystem.test, .iOS26, .macOS26].map(listed)
    var keys: [[String]] = []
    for length in systems.joined() where !keys.contains([length.family, length.title]) {
      keys.append([length.family, length.title])
    }
    let families = keys.map(\.[0]).reduce(into: [String]()) { families, family in
      if !families.contains(family) { families.append(family) }
    }
    return families.map { family in
      let rows = keys.filter { $0[0] == family }.map { key in
        let cells = systems.map { cell(of: key, in: $0) }
        return "| \(key[1]) | \(cells.joined(separator: " | ")) |\n"
      }
      return """

        ### \(family)

        | length | reference style | iOS 26 | macOS 26 |
        |---|---|---|---|
        \(rows.joined())
        """
    }.joined() + releases + "\n"
  }

  /// The lengths on each release, with the release that a length is taken from.
  private static var releases: String {
    let bases = MetricsSystem.allCases.filter { $0.base == $0 && $0 != .test }
    return bases.map { base in
      let systems = MetricsSystem.allCases.filter { $0.base == base && $0 != base } + [base]
      let names = systems.map(\.rawValue)
      return """

        ### Releases of \(base.rawValue)

        A length without an own recording is that of the release after “as”, or of the reference style.

        | length | \(names.joined(separator: " | ")) |
        |---|\(String(repeating: "---|", count: names.count))
        \(rows(of: systems))
        """
    }.joined()
  }

  /// Returns the rows of lengths that are known for one of the systems.
  private static func rows(of systems: [MetricsSystem]) -> String {
    let lists = systems.map { ($0, listed($0)) }
    return listed(systems[0]).indices.filter { index in
      lists.contains { $0.1[index].standing != .fallback }
    }.map { index in
      let cells = lists.map { system, list in
        let length = list[index]
        guard length.standing == .fallback else {
          return "\(length.text), \(length.standing.rawValue)"
        }
        let source = source(of: index, on: system)
        return source.map { "as \($0.rawValue)" } ?? "reference style"
      }
      let length = lists[0].1[index]
      return "| \(length.family): \(length.title) | \(cells.joined(separator: " | ")) |\n"
    }.joined()
  }

  /// Returns the release that a length without an own recording is taken from; `nil` for none.
  private static func source(of index: Int, on system: MetricsSystem) -> MetricsSystem? {
    let next = system.fallback
    guard listed(next)[index].standing == .fallback else { return next }
    return next == system ? nil : source(of: index, on: next)
  }

  private static func listed(_ system: MetricsSystem) -> [ListedLength] {
    ControlMetrics.metrics(of: system).listed
  }

  private static func cell(of key: [String], in lengths: [ListedLength]) -> String {
    guard let length = lengths.first(where: { [$0.family, $0.title] == key }) else { return "" }
    if lengths.allSatisfy({ $0.standing == .fallback }) { return length.text }
    return length.standing == .fallback ? "fallback" : "\(length.text), \(length.standing.rawValue)"
  }
}
