import SpecFormat
import Testing

struct LawsLineTests {
  @Test(arguments: [
    "idempotent", "mirrored-in-rtl", "incremental-equals-fresh", "cached-equals-uncached",
    "axes-apart-equals-together",
  ])
  func `a laws block accepts the name of each law`(name: String) throws {
    let law = try #require(LawName(rawValue: name))
    #expect(
      expectation("laws", name)?.content as? LawsFence
        == LawsFence([LawLine(line: 4, law: law)])
    )
  }

  @Test func `an unknown law is an error that suggests the nearest law`() {
    #expect(
      mistakes(inBlock: "laws", "idempotant") == [
        "Specs/x.md:4:1: error: unknown law `idempotant`; did you mean `idempotent`?"
      ]
    )
  }

  @Test func `two laws on one line are an error`() {
    #expect(
      mistakes(inBlock: "laws", "idempotent mirrored-in-rtl") == [
        "Specs/x.md:4:1: error: this is not a line of the form: one law"
      ]
    )
  }

  @Test func `a proposal and an environment are errors on a laws fence`() {
    #expect(
      mistakes(inBlock: "laws 320x480 rtl", "idempotent") == [
        "Specs/x.md:3:9: error: unexpected word `320x480` on a `laws` fence",
        "Specs/x.md:3:17: error: `rtl` does not apply to a `laws` fence",
      ]
    )
  }
}
