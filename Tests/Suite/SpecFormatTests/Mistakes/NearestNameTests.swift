import Testing

@testable import SpecFormat

struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("frames", "frames", 0), ("frame", "frames", 1),
    ("swfit", "swift", 1), ("abc", "cab", 2), ("kitten", "sitting", 3),
  ])
  func `counts slips`(source: String, target: String, distance: Int) {
    #expect(NearestName.distance(from: source, to: target) == distance)
    #expect(NearestName.distance(from: target, to: source) == distance)
  }

  @Test func `has none where every name is too far away`() {
    #expect(NearestName.of("colour", among: ["scale", "offset"]) == nil)
    #expect(NearestName.of("ab", among: ["cd"]) == nil)
    #expect(NearestName.of("a", among: []) == nil)
  }

  @Test func `takes the nearest, and the first of two`() {
    #expect(NearestName.of("stap", among: ["setup", "step", "stop"]) == "step")
  }
}
