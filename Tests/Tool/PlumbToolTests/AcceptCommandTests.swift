import Foundation
import Testing

struct AcceptCommandTests {
  /// Returns a spec whose scene is a text above a color, followed by a block.
  private func spec(_ block: String, name: String = "It shows") -> String {
    "# Title\n\n## \(name)\n\n```swift\nFixtureView()\n```\n\n\(block)\n\nprose"
  }

  private func accept(
    _ text: String,
    _ words: String...,
    environment: [String: String] = [:]
  ) throws -> (outcome: FixturePackage.Outcome, text: String?, package: FixturePackage) {
    let package = try FixturePackage(["a.md": text])
    let outcome = try package.run(["accept"] + words, environment: environment)
    return (outcome, package.text(of: "Specs/a.md"), package)
  }

  @Test func `accept fills an empty frames block, after which check passes`() throws {
    let (outcome, text, package) = try accept(spec("```frames 100x100\n```"))
    #expect(outcome.status == 0)
    #expect(
      text
        == spec(
          """
          ```frames 100x100 evidence=accepted
          VStack             0   0  30  34
            Text "One" #one  0   0  30  20
            frame            0  24  30  10
              Color          0  24  30  10
          ```
          """
        )
    )
    #expect(outcome.output.contains("+VStack             0   0  30  34\n"))
    #expect(outcome.errors == "1 block accepted\n")
    #expect(try package.run("check").status == 0)
    #expect(try package.run("accept").errors == "nothing to accept\n")
  }

  @Test(arguments: [
    (
      "- ```frames 100x100\n  VStack  0 0 30 34\n\tText \"One\" #one  0 0 1 1\n  ```",
      "\n\tText \"One\" #one "
    ),
    ("- ```frames 100x100\n  ```", "\n    Text \"One\" #one  0   0  30  20\n"),
    (">- ```frames 100x100\n>   ```", "\n>     Text \"One\" #one  0   0  30  20\n"),
    ("1.\t```frames 100x100\n\t```", "\n  \t  Text \"One\" #one  0   0  30  20\n"),
  ])
  func `an accepted block in a list or a quotation passes check`(
    block: String,
    line: String
  ) throws {
    let (_, text, package) = try accept(spec(block))
    #expect(text?.contains(line) == true, "\(text ?? "")")
    #expect(try package.run("check").status == 0)
  }

  @Test func `accept fills the results of a script block, after which check passes`() throws {
    let text = "# Title\n\n```script section-snapshot\n-\nappend a b\nexpand c  ok\nlevel b\n```\n"
    let (outcome, filled, package) = try accept(text, "--new-only")
    #expect(outcome.status == 0)
    #expect(
      filled == """
        # Title

        ```script section-snapshot evidence=accepted
        -
        append a b  ok  a b
        expand c  ok
        level b -> 0  ok
        ```

        """
    )
    #expect(try package.run("check").status == 0)
    #expect(try package.run("list").output == "a#title  Specs/a.md:3\n")
    #expect(try package.run("explain", "a#title").errors.contains("only a scene has a layout"))
  }

  @Test func `check reports an empty block as an error that suggests accept`() throws {
    let package = try FixturePackage(["a.md": spec("```frames 100x100\n```")])
    let outcome = try package.run("check")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("error a#it-shows"))
    #expect(outcome.output.contains("the block is empty: 'FixtureTool accept' fills it in"))
  }

  @Test(
    arguments: [
      ("```frames 100x100\n```", ["--ids"]), ("```frames 100x100\n#\n```", []),
      ("```frames 100x100\n\n  #\n```", ["--new-only"]),
    ]
  )
  func `accept --ids, or a # line in the block, writes only nodes with an id`(
    block: String,
    words: [String]
  ) throws {
    let package = try FixturePackage(["a.md": spec(block)])
    #expect(try package.run("check").status == 1)
    let outcome = try package.run(["accept"] + words)
    #expect(outcome.status == 0)
    let text = package.text(of: "Specs/a.md")
    #expect(text?.contains("```frames 100x100 evidence=accepted\n#one  0  0  30  20\n```") == true)
    #expect(try package.run("check").status == 0)
  }

  @Test(arguments: [
    (
      "VStack ? ? ? ?\n  Text \"One\" #one 0 0 ? 20\n  frame 0 24 30 10\n    Color ? 24 30 ?",
      "VStack            0  0 30 34\n  Text \"One\" #one 0  0 30 20\n"
        + "  frame           0 24 30 10\n    Color         0 24 30 10"
    ),
    ("#one  ? ? ? ?", "#one  0 0 30 20"),
    ("#root  ? 0 ? 34\n#one   0 ? 30 20", "#root  0  0  30  34\n#one   0  0  30  20"),
  ])
  func `accept replaces each ? in a frames block with a number`(
    lines: String,
    filled: String
  ) throws {
    let package = try FixturePackage(["a.md": spec("```frames 100x100\n\(lines)\n```")])
    let check = try package.run("check")
    #expect(check.status == 1)
    #expect(
      check.output.contains("the block has numbers that are `?`: 'FixtureTool accept' fills it in")
    )
    let outcome = try package.run("accept", "--new-only")
    #expect(outcome.status == 0)
    let text = try #require(package.text(of: "Specs/a.md"))
    #expect(text.contains("```frames 100x100 evidence=accepted\n"), "\(text)")
    #expect(text.contains(filled), "\(text)")
    #expect(try package.run("check").status == 0)
  }

  @Test func `accept does not fill the ? of an unknown id and suggests the nearest id`() throws {
    let before = spec("```frames 100x100\n#onee  ? ? ? ?\n```")
    let (outcome, text, _) = try accept(before)
    #expect(outcome.status == 1)
    #expect(text == before)
    #expect(outcome.errors.contains("no node has this id; did you mean #one?"))
    #expect(!outcome.errors.contains("fills it in"))
  }

  @Test func `accept leaves a failing check out of an empty checks block, with a note`() throws {
    let (outcome, text, package) = try accept(spec("```checks 20x100\n```"))
    #expect(outcome.status == 0)
    #expect(text?.contains("\nfits\n") == false)
    #expect(text?.contains("\nno overlap\n") == true)
    #expect(
      outcome.errors.contains(
        "Specs/a.md:9: `checks` of a#it-shows leaves out fits: broken at 20x100: "
      )
    )
    #expect(try package.run("check").status == 0)
    let json = try FixturePackage(["a.md": spec("```checks 20x100\n```")])
      .run("accept", "--dry-run", "--format", "json").output
    #expect(json.contains("\"code\" : \"line-left-out\""))
  }

  @Test func `accept does not change a checks block whose check fails, and exits with 1`() throws {
    let before = spec("```checks 20x100\nfits\n```")
    let (outcome, text, _) = try accept(before)
    #expect(outcome.status == 1)
    #expect(text == before)
    #expect(outcome.errors.contains("a check is a requirement, which no result replaces"))
  }

  @Test func `accept --ids does not change blocks that already have lines`() throws {
    let tree = "VStack  0 0 30 34\n  ...\n"
    let block = "```frames 100x100\n#one  0 0 30 20\n```\n\n```frames 100x100\n\(tree)```"
    let (outcome, text, _) = try accept(spec(block), "--ids")
    #expect(outcome.status == 0)
    #expect(text == spec(block))
  }

  @Test func `accept --dry-run prints the diff and does not change the spec`() throws {
    let before = spec("```frames 100x100 evidence=article\n#one  0 0 31 20\n```")
    let (outcome, text, _) = try accept(before, "--dry-run")
    #expect(outcome.status == 1)
    #expect(text == before)
    #expect(outcome.output.contains("-```frames 100x100 evidence=article\n-#one  0 0 31 20\n"))
    #expect(outcome.output.contains("+```frames 100x100 evidence=accepted\n+#one  0 0 30 20\n"))
  }

  @Test func `accept --new-only does not change a failing block that has lines`() throws {
    let wrong = "```frames 100x100\n#one  0 0 31 20\n```"
    let (outcome, text, _) = try accept(spec("\(wrong)\n\n```calls\n```"), "--new-only")
    #expect(text?.contains(wrong) == true)
    #expect(text?.contains("```calls evidence=accepted\n```") == false)
    #expect(outcome.errors.contains("`calls` of a#it-shows does not change"))
  }

  @Test func `accept updates several blocks in several specs and keeps CRLF endings`() throws {
    let block = "```frames 100x100\r\n#one  0 0 31 20\r\n```\r\n\r\n```negotiation\r\n```"
    let package = try FixturePackage(["a.md": spec(block), "b/c.md": spec(block)])
    #expect(try package.run("accept").status == 0)
    for file in ["Specs/a.md", "Specs/b/c.md"] {
      let text = try #require(package.text(of: file))
      #expect(text.contains("```frames 100x100 evidence=accepted\r\n#one  0 0 30 20\r\n```"))
      #expect(text.contains("```negotiation evidence=accepted\r\nVStack 100x100 -> 30x34\r\n"))
      #expect(text.hasPrefix("# Title\n\n") && text.hasSuffix("\n\nprose"))
    }
    #expect(try package.run("check").status == 0)
  }

  @Test func `accept changes only specs that --filter or a path selects`() throws {
    let text = spec("```frames 100x100\n```")
    let package = try FixturePackage(["a.md": text, "b.md": text])
    #expect(try package.run("accept", "--filter", "b#it").status == 0)
    #expect(package.text(of: "Specs/a.md") == text)
    #expect(try package.run("accept", "Specs/a.md").status == 0)
    #expect(try package.run("check").status == 0)
  }

  @Test(arguments: ["known-failure=\"later\"", "skip=\"later\""])
  func `accept does not change blocks with the attribute known-failure or skip`(
    attribute: String
  ) throws {
    let before = spec("```frames 100x100 \(attribute)\n#one  0 0 31 20\n```")
    let (outcome, text, _) = try accept(before)
    #expect(outcome.status == 0)
    #expect(text == before)
    let name = attribute.prefix { $0 != "=" }
    #expect(outcome.errors.hasPrefix("1 block marked '\(name)' does not change\n"))
  }

  @Test(arguments: [("It traps", 1), ("It is changed", 4), ("It is uncompiled", 4)])
  func `accept keeps and reports a block whose scene crashes or does not compile`(
    name: String,
    status: Int
  ) throws {
    let before = spec("```frames 100x100\n#one  0 0 31 20\n```", name: name)
    let (outcome, text, _) = try accept(before)
    #expect(outcome.status == Int32(status))
    #expect(text == before)
    #expect(outcome.errors.contains("does not change"))
  }

  @Test func `accept exits with 2 and does not change specs if CI=true is set`() throws {
    let before = spec("```frames 100x100\n```")
    let (outcome, text, package) = try accept(before, environment: ["CI": "true"])
    #expect(outcome.status == 2)
    #expect(text == before)
    #expect(outcome.errors.contains("CI=true"))
    #expect(try package.run(["accept"], environment: ["CI": "false"]).status == 0)
  }

  @Test func `accept writes no spec if one of them changed during the run`() throws {
    let text = spec("```frames 100x100\n#one  0 0 31 20\n```", name: "It edits")
    let package = try FixturePackage(["a.md": text, "b.md": spec("```frames 1x1\n```")])
    let outcome = try package.run("accept")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("'Specs/a.md' changed during the run"))
    #expect(package.text(of: "Specs/a.md") == text + "edited\n")
    #expect(package.text(of: "Specs/b.md") == spec("```frames 1x1\n```"))
  }

  @Test func `accept keeps links and permissions and leaves no temporary file`() throws {
    let package = try FixturePackage([:])
    try package.write(spec("```frames 100x100\n```"), to: "Elsewhere/a.md")
    let manager = FileManager.default
    let link = package.path(of: "Specs/a.md")
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "../Elsewhere/a.md")
    let file = package.path(of: "Elsewhere/a.md")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(try package.run("accept").status == 0)
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "../Elsewhere/a.md")
    #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(try manager.contentsOfDirectory(atPath: package.path(of: "Elsewhere")) == ["a.md"])
    #expect(package.text(of: "Elsewhere/a.md")?.contains("evidence=accepted") == true)
  }

  @Test func `accept exits with 1 and keeps blocks if a layout has an unexpected issue`() throws {
    let before = spec("```frames 100x100\n#root  0 0 100 100\n```", name: "It complains")
    let (outcome, text, _) = try accept(before)
    #expect(outcome.status == 1)
    #expect(text == before)
    #expect(outcome.errors.contains("position-not-a-number"))
  }
}
