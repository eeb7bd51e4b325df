import Foundation
import Testing

/// Tests recordings of an engine that are stored in a file and then accepted in specs.
struct RecordingTests {
  /// A scene of a text above a color, 30 × 34, with three failing blocks.
  private static let spec = """
    # Title

    ## It shows

    ```swift
    FixtureView()
    ```

    ```size 100x100 evidence=derived
    100x100 -> 1x1
    ```

    ```frames 100x100 evidence=recorded on="iOS 13"
    #one 0 0 1 1
    ```

    ```frames 50x50 evidence=recorded on="macOS 26.2"
    #one 0 0 1 1
    ```

    """

  private func recorded(on platform: String = "macOS 26.2") throws -> FixturePackage {
    let package = try FixturePackage(["a.md": Self.spec])
    #expect(try package.run("check", "--record", "recording.jsonl").status == 1)
    let text = try #require(package.text(of: "recording.jsonl"))
    #expect(text.hasPrefix(#"{"hello":{"can":["nodes","#))
    try package.write(text.replacing("\"Linux\"", with: "\"\(platform)\""), to: "recording.jsonl")
    return package
  }

  private func accept(_ package: FixturePackage) throws -> FixturePackage.Outcome {
    try package.run("accept", "--from", "recording.jsonl", "--evidence", "recorded")
  }

  @Test func `accept --from replaces numbers, but not those with on= another system`() throws {
    let package = try recorded()
    let outcome = try accept(package)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      package.text(of: "Specs/a.md") == """
        # Title

        ## It shows

        ```swift
        FixtureView()
        ```

        ```size 100x100 evidence=recorded on="macOS 26.2"
        100x100 -> 30x34
        ```

        ```frames 100x100 evidence=recorded on="iOS 13"
        #one 0 0 1 1
        ```

        ```frames 100x100 evidence=recorded on="macOS 26.2"
        #one 0 0 30 20
        ```

        ```frames 50x50 evidence=recorded on="macOS 26.2"
        #one 0 0 30 20
        ```

        """
    )
    for note in [
      """
      Specs/a.md:13: `frames` of a#it-shows keeps its numbers: they were recorded on iOS 13; those \
      of macOS 26.2 are in a block after it
      """,
      """
      Specs/a.md:17: `frames` of a#it-shows replaces recorded numbers: they were recorded on \
      macOS 26.2; those of macOS 26.2 take their place
      """,
    ] {
      #expect(outcome.errors.contains(note))
    }
    #expect(try accept(package).errors.contains("nothing to accept"))
    #expect(try package.run("check").status == 0)
  }

  @Test func `accept --from --ids fills an empty block only with nodes with an id`() throws {
    let package = try recorded()
    let empty = Self.spec.replacing(
      "```frames 50x50 evidence=recorded on=\"macOS 26.2\"\n#one 0 0 1 1\n",
      with: "```frames 50x50\n"
    )
    try package.write(empty, to: "Specs/a.md")
    _ = try package.run("accept", "--from", "recording.jsonl", "--ids")
    let text = try #require(package.text(of: "Specs/a.md"))
    #expect(text.contains("```frames 50x50 evidence=accepted\n#one  0  0  30  20\n```"))
  }

  @Test func `accept --from keeps a tree if the engine has the capability identified`() throws {
    let package = try FixturePackage(["a.md": Self.spec])
    let tree = "#one 0 0 1 1\n```\n\n```frames 50x50"
    let spec = Self.spec.replacing(
      tree,
      with: "VStack 0 0 1 1\n  Text #one 0 0 1 1\n  Color 0 0 1 1\n```\n\n```frames 50x50"
    )
    #expect(spec != Self.spec)
    try package.write(spec + "```frames 70x70\n```\n", to: "Specs/a.md")
    #expect(try package.run("check", "--record", "recording.jsonl").status == 1)
    let text = try #require(package.text(of: "recording.jsonl"))
      .replacing("\"Linux\"", with: "\"macOS 26.2\"")
      .replacing(#"{"can":["#, with: #"{"can":["identified","#)
    try package.write(text, to: "recording.jsonl")
    let outcome = try accept(package)
    #expect(
      outcome.errors.contains(
        """
        1 line of the tree without an id, where the engine reports only views with an id
        """
      )
    )
    let written = try #require(package.text(of: "Specs/a.md"))
    #expect(written.contains("VStack 0 0 1 1\n  Text #one 0 0 1 1\n  Color 0 0 1 1\n"))
    #expect(
      written.hasSuffix(
        "```frames 70x70 evidence=recorded on=\"macOS 26.2\"\n#one  0  0  30  20\n```\n"
      )
    )
  }

  /// In version 1, a column had another name, and there was a request `variants`.
  @Test func `a recording of version 1 of the protocol is read`() throws {
    let package = try recorded()
    let text = try #require(package.text(of: "recording.jsonl"))
    let variants = #"{"request":{"request":"variants","scenario":"a#it-shows"}},"#
    try package.write(
      text.replacing(#""protocol":2"#, with: #""protocol":1"#)
        .replacing("\"visibleElements\"", with: "\"sight\"")
        .replacing(#""exchange":["#, with: #""exchange":["# + variants),
      to: "recording.jsonl"
    )
    let outcome = try accept(package)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(package.text(of: "Specs/a.md")?.contains("100x100 -> 30x34") == true)
  }

  @Test func `accept --evidence recorded rejects a recording made on Linux`() throws {
    let package = try recorded(on: "Linux")
    let outcome = try accept(package)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("the recording was made on 'Linux'"))
    #expect(package.text(of: "Specs/a.md") == Self.spec)
  }

  @Test func `accept --from skips a scene that changed after the recording`() throws {
    let package = try recorded()
    let changed = Self.spec.replacing("FixtureView()", with: "FixtureView().padding()")
    try package.write(changed, to: "Specs/a.md")
    let outcome = try accept(package)
    #expect(outcome.errors.contains("the spec changed since it was compiled"))
    #expect(package.text(of: "Specs/a.md") == changed)
  }

  @Test func `accept --from skips a block that was added after the recording`() throws {
    let package = try recorded()
    try package.write(Self.spec + "```size 7x7\n7x7 -> 1x1\n```\n", to: "Specs/a.md")
    let outcome = try accept(package)
    #expect(outcome.errors.contains("the recording has no answer to this 'layout'"))
  }

  @Test func `accept --from reports the line of a malformed recording`() throws {
    let package = try recorded()
    let text = try #require(package.text(of: "recording.jsonl"))
    try package.write(text + "{}\n", to: "recording.jsonl")
    #expect(
      try accept(package).errors
        == "recording.jsonl:3:1: error: the line is not the dialog of a scenario\n"
    )
    let without = try package.run("accept", "--evidence", "recorded")
    #expect(without.status == 2)
    #expect(without.errors.contains("needs '--from FILE' for '--evidence recorded'"))
  }
}
