import Testing

@testable import SpecFormat

/// Tests the suggestions for misspelled names in a block.
struct NearestNamesTests {
  @Test func `nearest(to:) resolves ties alphabetically, or by the given order with inOrder:`() {
    #expect(NearestNames(["rowb", "rowa"]).nearest(to: "rowc") == "rowa")
    #expect(NearestNames(inOrder: ["rowb", "rowa"]).nearest(to: "rowc") == "rowb")
  }

  @Test func `an abbreviation of exactly one valid name suggests that name`() {
    let quantities = ["x", "y", "width", "height", "lines"]
    #expect(NearestName.of("w", among: quantities) == "width")
    #expect(NearestName.of("target", among: ["fits", "targets", "words"]) == "targets")
    #expect(NearestName.of("he", among: ["header", "height", "hex"]) == "hex")
  }

  @Test func `nearest(to:) is nil if every name is too different`() {
    #expect(NearestNames(["header"]).nearest(to: "footer") == nil)
  }

  @Test func `nearest(to:excluding:) ignores the excluded name`() {
    let names = NearestNames(["header", "headers"])
    #expect(names.nearest(to: "header", excluding: "header") == "headers")
  }

  @Test func `a block with 256 valid names has suggestions for at most 256 misspelled ones`() {
    let valid = (0..<256).map { "row\($0)" }
    let names = NearestNames(valid)
    let hints = (0..<300).map { names.nearest(to: "rowe\($0 % 256)") }
    #expect(hints.prefix(256).allSatisfy { $0 != nil })
    #expect(hints.dropFirst(256).allSatisfy { $0 == nil })
  }
}
