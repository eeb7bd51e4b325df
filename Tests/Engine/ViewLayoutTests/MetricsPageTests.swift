import Foundation
import Testing

@testable import ViewLayout

/// Checks that the page on metrics is up to date, and that the accuracy does not decrease.
@MainActor
struct MetricsPageTests {
  @Test func `the page is written from the data and from the engine's widths`() throws {
    let text = try MetricsPage.text()
    if ProcessInfo.processInfo.environment["METRICS_PAGE"] == "write" {
      try text.write(to: MetricsPage.file, atomically: true, encoding: .utf8)
    }
    let current = try String(contentsOf: MetricsPage.file, encoding: .utf8)
    #expect(current == text, "run METRICS_PAGE=write swift test --filter MetricsPageTests")
  }

  @Test func `the estimates of recorded texts are as accurate as before`() {
    let counts = MetricsPage.counts { _ in true }
    #expect(counts[0] >= 554)
    #expect(counts[1] >= 550)
    #expect(counts[2] >= 554)
  }

  @Test func `recorded controls are reproduced as before`() {
    let counts = RecordedControlsTable.counts(of: RecordedControlsTable.comparisons)
    #expect(counts[0] >= 120)
    #expect(counts[1] >= 114)
    #expect(counts[2] >= 116)
  }

  @Test func `numbers that were read from images are reproduced as before`() {
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
  func `new texts are as accurate as before`(name: String, exact: Double, half: Double) throws {
    let accuracy = try #require(try MetricsPage.tables()[name]?["all"])
    #expect(accuracy.exact >= exact)
    #expect(accuracy.half >= half)
  }

  @Test func `the error has the coefficients of the data`() throws {
    let error = try MetricsPage.errorCoefficients()
    let expected = [("minimum", 0.5), ("constant", 0.26), ("letters", 2.34), ("weight", 0.94)]
    for (name, value) in expected {
      let coefficient = try #require(error[name])
      #expect(abs(coefficient - value) < 0.005, "\(name)")
    }
  }
}
