import Foundation
import Testing

@testable import ViewLayout

/// Checks that the page on metrics is up to date, and that the accuracy does not decrease.
@MainActor
struct MetricsPageTests {
  @Test func `Metrics.md is up to date with the data and the engine's widths`() throws {
    let text = try MetricsPage.text()
    if ProcessInfo.processInfo.environment["METRICS_PAGE"] == "write" {
      try text.write(to: MetricsPage.file, atomically: true, encoding: .utf8)
    }
    let current = try String(contentsOf: MetricsPage.file, encoding: .utf8)
    #expect(current == text, "run METRICS_PAGE=write swift test --filter MetricsPageTests")
  }

  @Test func `at least 550 widths of recorded texts are estimated exactly`() {
    let counts = MetricsPage.counts { _ in true }
    #expect(counts[0] >= 554)
    #expect(counts[1] >= 550)
    #expect(counts[2] >= 554)
  }

  @Test func `at least 114 recorded lengths of controls are reproduced exactly`() {
    let counts = RecordedControlsTable.counts(of: RecordedControlsTable.comparisons)
    #expect(counts[0] >= 120)
    #expect(counts[1] >= 114)
    #expect(counts[2] >= 116)
  }

  @Test func `at least 1,000 numbers that were read from images are reproduced`() {
    let total = RecordedImagesTable.total
    #expect(total.numbers >= 1200)
    #expect(total.reproducedNumbers >= 1000)
    #expect(total.reproducedBlocks >= 70)
  }

  @Test(arguments: [
    // The shares in percent that were reached when 134 texts of other hosts were added, among them
    // texts with quotes, underscores and light weights that no other recorded text contains.
    ("new texts", 70.0, 95.0), ("new texts, one twentieth", 74, 96),
    ("recorded at another size or platform", 72, 96),
  ])
  func `estimated widths of new texts do not become less accurate`(
    name: String,
    exact: Double,
    half: Double
  ) throws {
    let accuracy = try #require(try MetricsPage.tables()[name]?["all"])
    #expect(accuracy.exact >= exact)
    #expect(accuracy.half >= half)
  }

  @Test func `accuracy.json has the expected coefficients of the error bound`() throws {
    let error = try MetricsPage.errorCoefficients()
    let expected = [("minimum", 0.5), ("constant", 0.26), ("letters", 2.34), ("weight", 0.94)]
    for (name, value) in expected {
      let coefficient = try #require(error[name])
      #expect(abs(coefficient - value) < 0.005, "\(name)")
    }
  }
}
