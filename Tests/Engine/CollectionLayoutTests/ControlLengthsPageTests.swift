import CollectionLayout
import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Compares the tables of lengths in `Docs/Reference/Controls.md` with the data of the engine.
///
/// With `CONTROLS_PAGE=write` the section is written, and the test fails.
struct ControlLengthsPageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Docs/Reference/Controls.md")
  private static let start = "<!-- lengths of UIKit -->"
  private static let end = "<!-- end of the lengths of UIKit -->"

  private static let families =
    UIControlMetrics.families + [TableMetrics.family, ListContentMetrics.family]

  @Test func `Controls.md lists the engine's lengths of UIKit controls`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let before = try #require(text.range(of: Self.start))
    let after = try #require(text.range(of: Self.end))
    let listed = text[before.upperBound..<after.lowerBound]
    let expected = "\n" + Self.tables + "\n"
    if ProcessInfo.processInfo.environment["CONTROLS_PAGE"] == "write" {
      let page = text[..<before.upperBound] + expected + text[after.lowerBound...]
      try page.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    #expect(listed == expected, "run this test with CONTROLS_PAGE=write")
  }

  @Test func `no two lengths have the same name`() {
    let names = Self.families.flatMap(\.lengths).map(\.name)
    #expect(Set(names).count == names.count)
  }

  private static var tables: String {
    families.map { family in
      let rows = family.lengths.map { length in
        "| \(length.name) | \(points(length.value(on: .test))) | \(cell(length.value(on: .iOS26))) | \(cell(length.value(on: .macOS26))) |"
      }
      return """

        ### \(family.title)

        | length | `test` | `iOS 26` | `macOS 26` |
        |---|---|---|---|
        \(rows.joined(separator: "\n"))

        """
    }.joined() + releases
  }

  /// The lengths on each release of iOS, with the release that a length is taken from.
  private static var releases: String {
    let systems = MetricsSystem.allCases.filter { $0.base == .iOS26 && $0 != .iOS26 } + [.iOS26]
    let names = systems.map(\.rawValue)
    let rows = families.flatMap(\.lengths).map { length in
      let cells = systems.map { system in
        let value = length.value(on: system)
        guard value.standing == .fallback else { return cell(value) }
        return source(of: length, on: system).map { "as \($0.rawValue)" } ?? "reference style"
      }
      return "| \(length.name) | \(cells.joined(separator: " | ")) |"
    }
    return """

      ### Releases of UIKit

      A length without an own recording is that of the release after “as”, or of the reference style.

      | length | \(names.joined(separator: " | ")) |
      |---|\(String(repeating: "---|", count: names.count))
      \(rows.joined(separator: "\n"))

      """
  }

  /// Returns the release that a length without an own recording is taken from; `nil` for none.
  private static func source(of length: SystemLength, on system: MetricsSystem) -> MetricsSystem? {
    let next = system.fallback
    guard length.value(on: next).standing == .fallback else { return next }
    return next == system ? nil : source(of: length, on: next)
  }

  private static func points(_ value: SystemLength.Value) -> String {
    value.points.rounded() == value.points ? "\(Int(value.points))" : "\(value.points)"
  }

  private static func cell(_ value: SystemLength.Value) -> String {
    "\(points(value)), \(value.standing.rawValue)"
  }
}
