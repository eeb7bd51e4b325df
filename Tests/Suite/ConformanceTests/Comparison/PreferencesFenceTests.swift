import Conformance
import SpecFormat
import Testing

@MainActor
struct PreferencesFenceTests {
  private func mismatches(_ line: String, of value: String) throws -> [String] {
    try ConnectedScene(layout: StubLayout(preferences: ["SizeKey": value]))
      .compare(SpecText.expectation("preferences", line)).mismatches.map(\.summary)
  }

  @Test(
    arguments: [
      ("SizeKey = 82", "82.0"), ("SizeKey = 33.33", "33.333333"), ("SizeKey = nil", "nil"),
      ("SizeKey = (82, 52)", "(82.0, 52.0)"), ("SizeKey = [-1, 2]", "[-1, 2]"),
      ("SizeKey = inf", "inf"), ("SizeKey = 33.33333", "33.333333333"),
      ("SizeKey = (82, 52.5)", "CGSize(width: 82.0, height: 52.5)"),
      ("SizeKey = CGPoint(x: 82.0, y: 1)", "(82.0, 1.0)"),
      (
        "SizeKey = [(0, 1, 2, 3)]",
        "[Foundation.CGRect(origin: Foundation.CGPoint(x: 0.0, y: 1.0), "
          + "size: Foundation.CGSize(width: 2.0, height: 3.0))]"
      ),
    ])
  func `preferences pass if their numbers match at the written precision`(
    line: String,
    value: String
  ) throws {
    #expect(try mismatches(line, of: value) == [])
  }

  @Test(
    arguments: [
      ("SizeKey = 82", "82.5", "line 8: SizeKey: expected 82, actual 82.5, difference +0.5"),
      ("SizeKey = nil", "82", "line 8: SizeKey: expected nil, actual 82"),
      (
        "SizeKey = (82, 52)", "CGSize(width: 82.0, height: 53.0)",
        "line 8: SizeKey: expected (82, 52), actual CGSize(width: 82.0, height: 53.0)"
      ),
      ("SizeKey = (82, 52)", "(82, 5)", "line 8: SizeKey: expected (82, 52), actual (82, 5)"),
      (
        "SizeKey = 90071992547409931", "90071992547409932",
        "line 8: SizeKey: expected 90071992547409931, actual 90071992547409932, difference 0"
      ),
      (
        "SizKey = 82", "82",
        "line 8: SizKey: expected 82, actual no such preference reaches the root; did you mean "
          + "'SizeKey'?"
      ),
    ])
  func `a preference that differs or is missing is reported`(
    line: String,
    value: String,
    mismatch: String
  ) throws {
    #expect(try mismatches(line, of: value) == [mismatch])
  }
}
