import Testing

@testable import SpecFormat

/// Tests the suggestions for misspelled names in a block.
struct NearestNamesTests {
  @Test func `finds the nearest name in alphabetical order`() {
    #expect(NearestNames(["rowb", "rowa"]).nearest(to: "rowc") == "rowa")
    #expect(NearestNames(inOrder: ["rowb", "rowa"]).nearest(to: "rowc") == "rowb")
  }

  @Test func `finds the only name that a wrong one abbreviates, before a similar one`() {
    let quantities = ["x", "y", "width", "height", "lines"]
    #expect(NearestName.of("w", among: quantities) == "width")
    #expect(NearestName.of("target", among: ["fits", "targets", "words"]) == "targets")
    #expect(NearestName.of("he", among: ["header", "height", "hex"]) == "hex")
  }

  @Test func `finds no name that is too far from a wrong one`() {
    #expect(NearestNames(["header"]).nearest(to: "footer") == nil)
  }

  @Test func `does not find the name that is excluded`() {
    let names = NearestNames(["header", "headers"])
    #expect(names.nearest(to: "header", excluding: "header") == "headers")
  }

  @Test func `has hints for every name of a block of 256 names, and for no more of a large one`() {
    let valid = (0..<256).map { "row\($0)" }
    let names = NearestNames(valid)
    let hints = (0..<300).map { names.nearest(to: "rowe\($0 % 256)") }
    #expect(hints.prefix(256).allSatisfy { $0 != nil })
    #expect(hints.dropFirst(256).allSatisfy { $0 == nil })
  }
}
