@testable import SuiteRunning
import CommandLineKit
import Foundation
import SpecFormat
import Testing

@testable import PlumbTool

struct ShardTests {
  private static let names = (1...30).map { "Scenario \($0)" }

  private func package() throws -> FixturePackage {
    try FixturePackage([
      "a.md": FixturePackage.spec(Self.names[..<20].map { $0 }),
      "b.md": FixturePackage.spec(Self.names[20...].map { $0 }) + "\n## Without\n",
    ])
  }

  /// Returns a report without its durations.
  private func timeless(_ text: String) -> String {
    text.replacing(/"duration" : [0-9.e-]+/, with: "")
  }

  @Test func `the hash of a scenario's id is 64-bit FNV-1a`() {
    // The published values for the empty text, "a" and "foobar".
    #expect(IdentifierHash.hash(of: "") == 0xCBF2_9CE4_8422_2325)
    #expect(IdentifierHash.hash(of: "a") == 0xAF63_DC4C_8601_EC8C)
    #expect(IdentifierHash.hash(of: "foobar") == 0x8594_4171_F739_67E8)
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func `each scenario id is in exactly one shard`(count: Int) throws {
    let shards = try (1...count).map { try #require(ScenarioShard(index: $0, count: count)) }
    for name in Self.names { #expect(shards.count { $0.contains(name) } == 1) }
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1.0/2"])
  func `check --shard rejects malformed and out-of-range values`(text: String) throws {
    #expect(ScenarioShard(text) == nil)
    let outcome = try package().run("check", "--shard=\(text)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("is not a valid value for '--shard'"))
  }

  @Test(arguments: [1, 2, 5])
  func `merged shards equal the unsharded report except for durations`(count: Int) throws {
    let package = try package()
    let whole = try package.run("check", "--format", "json")
    let files = (1...count).map { "\($0).json" }
    for (index, file) in files.enumerated() {
      let outcome = try package.run(
        "check",
        "--format=json",
        "--shard=\(index + 1)/\(count)",
        "--output=\(file)"
      )
      #expect(outcome.status == 0)
    }
    let merged = try package.run(["merge"] + files.reversed())
    #expect(merged.status == 0)
    #expect(timeless(merged.output) == timeless(whole.output))
    #expect(merged.output != timeless(merged.output))
  }

  @Test func `merge rejects missing, duplicate, mismatched and unreadable shards`() throws {
    let package = try package()
    for part in 1...3 {
      _ = try package.run("check", "--format=json", "--shard=\(part)/3", "--output=\(part).json")
    }
    _ = try package.run("check", "--format=json", "--output=all.json")
    _ = try package.run("check", "--format=json", "--shard=1/3", "--output=a.json", "Specs/a.md")
    _ = try package.run("check", "--format=json", "--shard=1/2", "--output=half.json")
    try package.write("{", to: "bad.json")
    for (files, status, message) in [
      (["1.json", "3.json"], 2, "part 2 of 3 is missing"),
      (["3.json"], 2, "parts 1, 2 of 3 are missing"),
      (["1.json", "1.json", "2.json"], 2, "'1.json' and '1.json' are both part 1"),
      (["all.json"], 2, "'all.json' is a report of a whole suite"),
      (["a.json", "2.json", "3.json"], 2, "'a.json' and '2.json' have different specs or"),
      (["half.json", "2.json"], 2, "'half.json' is one of 2 parts, but '2.json' is one of 3"),
      (["nothing.json"], 2, "there is no file or folder 'nothing.json'"),
      (["bad.json"], 3, "'bad.json' cannot be read: it is not JSON"),
      ([], 2, "'merge' needs FILE"),
    ] as [([String], Int32, String)] {
      let outcome = try package.run(["merge"] + files)
      #expect(outcome.status == status)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains(message))
    }
  }

  @Test(
    arguments: [
      ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1"],
      ["CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "2"],
      [
        "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1", "CI_NODE_TOTAL": "9",
        "CI_NODE_INDEX": "9",
      ],
    ]
  )
  func `CI and Bazel variables select the shard unless --shard is given`(
    environment: [String: String]
  ) throws {
    let package = try package()
    let expected = try package.run("check", "--shard", "2/3").output
    #expect(try package.run(["check"], environment: environment).output == expected)
    #expect(expected != (try package.run("check").output))
    let flag = try package.run(["check", "--shard=1/3"], environment: environment).output
    #expect(flag == (try package.run("check", "--shard=1/3").output))
  }

  @Test func `CI_NODE_TOTAL=1 runs all scenarios`() throws {
    let package = try package()
    let whole = try package.run("check").output
    #expect(try package.run(["check"], environment: ["CI_NODE_TOTAL": "1"]).output == whole)
  }

  @Test func `invalid shard variables exit with 2 and print the valid range`() throws {
    for index in ["3", "-1", "x", ""] {
      let outcome = try package().run(
        ["check"],
        environment: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": index]
      )
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("TEST_SHARD_INDEX=\(index) and TEST_TOTAL_SHARDS=3"))
      #expect(outcome.errors.contains("TEST_SHARD_INDEX must be 0 to 2"))
    }
    for (environment, message) in [
      (["CI_NODE_TOTAL": "2", "CI_NODE_INDEX": "0"], "CI_NODE_INDEX must be 1 to 2"),
      (["CI_NODE_TOTAL": "0", "CI_NODE_INDEX": "1"], "CI_NODE_TOTAL must be 1 or more"),
    ] {
      let outcome = try package().run(["check"], environment: environment)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(message))
    }
  }

  @Test func `check writes the shard status file and the JUnit XML for Bazel`() throws {
    let package = try package()
    let outcome = try package.run(
      ["check"],
      environment: [
        "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "0",
        "TEST_SHARD_STATUS_FILE": package.path(of: "status"),
        "XML_OUTPUT_FILE": package.path(of: "out/test.xml"),
      ]
    )
    #expect(outcome.status == 0)
    #expect(package.text(of: "status") == "")
    #expect(package.text(of: "out/test.xml")?.hasPrefix("<?xml") == true)
    #expect(outcome.output.hasPrefix("passed "))
  }

  @Test func `a shard without scenarios exits with 0 and prints a note`() throws {
    let package = try FixturePackage(["a.md": FixturePackage.spec("It works")])
    let outcomes = try (1...5).map { try package.run("check", "--shard=\($0)/5") }
    #expect(outcomes.allSatisfy { $0.status == 0 })
    #expect(outcomes.count { $0.output.contains("1 scenario,") } == 1)
    let empty = outcomes.filter { $0.errors.contains("is empty: it has none of 1 scenario") }
    #expect(empty.count == 4)
  }
}
