import Foundation
import Testing

/// Tests the output of commands with `--format json`.
struct JSONAnswerTests {
  private static let malformed =
    "# Title\n\n```swift\nText(\"a\")\n```\n\n```calls evidense=derived\n```\n"

  private func object(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  private func messages(_ text: String) throws -> [[String: Any]] {
    try #require(object(text)["messages"] as? [[String: Any]])
  }

  @Test(
    arguments: [
      ["check"], ["list"], ["lint"], ["accept", "--dry-run"], ["explain", "a"], ["report"],
    ]
  )
  func `spec errors in JSON have a code, file, line, column and suggestions`(
    words: [String]
  ) throws {
    let package = try FixturePackage(["a.md": Self.malformed])
    let outcome = try package.run(words + ["--format", "json"])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("Specs/a.md:7:10: error: unknown attribute"))
    let answer = try object(outcome.output)
    // These commands also return an answer for the well-formed specs, of which there are none here.
    let hasAnswer = words[0] != "explain"
    #expect(answer["command"] as? String == (hasAnswer ? nil : words[0]))
    #expect(answer["exitCode"] as? Int == (hasAnswer ? nil : 3))
    let message = try #require(messages(outcome.output).first)
    #expect(message["code"] as? String == "attribute-unknown")
    #expect(message["file"] as? String == "Specs/a.md")
    #expect(message["line"] as? Int == 7)
    #expect(message["column"] as? Int == 10)
    #expect(message["suggestions"] as? [String] == ["evidence"])
  }

  @Test func `list without --format json does not print spec errors to standard output`() throws {
    let package = try FixturePackage(["a.md": Self.malformed])
    #expect(try package.run("list").output == "")
  }

  @Test func `the --output file has the error as JSON if the engine cannot start`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let words = ["--format=json", "--output", "run.json"]
    let outcome = try package.run(["check", "--engine", "/nowhere"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    let text = try #require(package.text(of: "run.json"))
    #expect(try messages(text).first?["code"] as? String == "engine-unusable")
  }

  @Test func `an unknown option is a JSON message with its code and a suggestion`() throws {
    let outcome = try FixturePackage([:]).run("list", "--filtre", "a", "--format", "json")
    #expect(outcome.status == 2)
    let message = try #require(messages(outcome.output).first)
    #expect(message["code"] as? String == "option-unknown")
    #expect(message["suggestions"] as? [String] == ["--filter"])
  }

  @Test func `a mismatch in an issues block has the kind of issue as its code`() throws {
    let spec = FixturePackage.spec("It complains")
      .replacing("```calls\nnever 0\n", with: "```issues\ninvalid-dimension\n")
    let outcome = try FixturePackage(["a.md": spec]).run("check", "--format", "json")
    #expect(outcome.status == 1)
    let codes = try messages(outcome.output).map { $0["code"] as? String }
    #expect(codes == ["invalid-dimension", "position-not-a-number"])
  }

  @Test func `explain --format json lists compiler errors if a scene does not compile`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It is changed")])
    let outcome = try package.run("explain", "a#it-is-changed", "--format", "json")
    #expect(outcome.status == 4)
    let messages = try messages(outcome.output)
    #expect(messages.map { $0["code"] as? String } == ["scenario-not-explained", "compiler-error"])
    #expect(messages.last?["line"] as? Int == 6)
    #expect(messages.last?["id"] as? String == "a#it-is-changed")
  }

  @Test func `a compiler error in JSON suggests the nearest name`() throws {
    let spec = FixturePackage.spec("It is uncompiled").replacing("FixtureView()", with: "Colr.red")
    let outcome = try FixturePackage(["a.md": spec])
      .run(["check", "--format", "json"], tool: "plumb")
    let messages = try messages(outcome.output)
    #expect(messages.first?["code"] as? String == "compiler-error")
    #expect((messages.first?["suggestions"] as? [String] ?? []).first == "Color")
    #expect(messages.first?["column"] as? Int == 1)
  }

  @Test func `accept --dry-run --format json lists blocks and refusals`() throws {
    let spec = """
      # Title

      ```swift
      FixtureView()
      ```

      ```calls evidence=derived
      never 1
      ```

      """
    let package = try FixturePackage(["a.md": spec, "b.md": FixturePackage.spec("It traps")])
    let outcome = try package.run("accept", "--dry-run", "--format", "json")
    #expect(outcome.status == 1)
    let answer = try object(outcome.output)
    #expect(answer["isWritten"] as? Bool == false)
    let specs = try #require(answer["specs"] as? [[String: Any]])
    #expect(specs.map { $0["file"] as? String } == ["Specs/a.md"])
    let blocks = try #require(specs[0]["blocks"] as? [[String: Any]])
    #expect(blocks.map { $0["expected"] as? String } == ["never 1"])
    #expect(blocks.map { $0["actual"] as? String } == ["never 0"])
    #expect(try messages(outcome.output).map { $0["code"] as? String } == ["crashed"])
    #expect(package.text(of: "Specs/a.md") == spec)
  }

  @Test func `new --dry-run prints the spec, and --format json contains it`() throws {
    let package = try FixturePackage([:])
    let dry = try package.run("new", "Specs/a", "Badges", "--dry-run")
    #expect(dry.status == 0)
    #expect(dry.output.hasPrefix("# Badges\n"))
    #expect(dry.errors == "would write Specs/a.md\n")
    #expect(package.text(of: "Specs/a.md") == nil)
    let answer = try object(
      try package.run("new", "Specs/a", "Badges", "--format", "json").output
    )
    #expect(answer["isWritten"] as? Bool == true)
    #expect(answer["contents"] as? String == dry.output)
    #expect(package.text(of: "Specs/a.md") == dry.output)
  }

  @Test func `an unwritable output file exits with 70 and one file-not-written message`() throws {
    let spec = FixturePackage.spec("It shows")
      .replacing("```calls\nnever 0\n", with: "```frames 100x100\n#one  0 0 30 20\n")
    let package = try FixturePackage(["a.md": spec])
    let words = ["explain", "a#it-shows", "--picture", "/dev/null/a.svg", "--format", "json"]
    let explained = try package.run(words)
    let checked = try package.run(
      ["check", "--format", "json"],
      environment: ["XML_OUTPUT_FILE": "/dev/null/a.xml"]
    )
    for outcome in [explained, checked] {
      #expect(outcome.status == 70)
      let codes = try messages(outcome.output).map { $0["code"] as? String }
      #expect(codes == ["file-not-written"])
    }
  }

  @Test func `explain --format json has frames, proposals and rule ids as values`() throws {
    let spec = FixturePackage.spec("It shows")
      .replacing("```calls\nnever 0\n", with: "```frames 100x100\n#one  0 0 30 20\n")
    let outcome = try FixturePackage(["a.md": spec])
      .run("explain", "a#it-shows", "#one", "--format", "json")
    let layouts = try #require(object(outcome.output)["layouts"] as? [[String: Any]])
    #expect(layouts.map { $0["proposal"] as? [Int] } == [[100, 100]])
    let stack = try #require((layouts[0]["nodes"] as? [[String: Any]])?.first)
    #expect(stack["frame"] as? [Int] == [0, 0, 30, 34])
    #expect((stack["size"] as? [String: Any])?["rule"] as? String == "R-STK-4")
    let text = try #require((stack["children"] as? [[String: Any]])?.first)
    #expect(text["identifiers"] as? [String] == ["one"])
    #expect(text["node"] as? Int == 1)
    #expect(text["proposal"] as? [Int] == [100, 48])
  }
}
