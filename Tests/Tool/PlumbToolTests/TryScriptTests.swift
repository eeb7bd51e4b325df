import SceneBuilding
import Conformance
import Foundation
import Testing

/// Runs the shell steps of the GitHub action and of the GitLab template in a temporary repository.
struct TryScriptTests {
  private static let scripts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func view(_ name: String, limit: Int?) -> String {
    """
    import SwiftUI

    struct \(name): View {
      var body: some View {
        Text("A title that is too long for one line of this width")
          \(limit.map { ".lineLimit(\($0))" } ?? "")
          .frame(width: 120)
      }
    }

    #Preview { \(name)() }
    """
  }

  /// Creates a repository with two committed view files, of which one has changed.
  private func repository() throws -> FixturePackage {
    let package = try FixturePackage([:])
    try package.write(Self.view("Title", limit: nil), to: "App/Title.swift")
    try package.write(Self.view("Other", limit: 1), to: "App/Other.swift")
    let git = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    let commit = git + ["commit", "--quiet", "-m", "A"]
    for arguments in [["init", "--quiet"], ["add", "App"], commit] {
      #expect(try package.run(arguments, tool: "/usr/bin/git").status == 0)
    }
    return package
  }

  private func run(
    _ script: String,
    in package: FixturePackage,
    _ variables: [String: String]
  ) throws -> FixturePackage.Outcome {
    let plumb = "\(ExecutablePath.current.directory)/plumb"
    return try package.run(
      [Self.scripts.appendingPathComponent("Scripts/\(script)").path],
      tool: "/bin/bash",
      environment: ["PLUMB": plumb, "PLUMB_FILES": "App\n"].merging(variables) { $1 }
    )
  }

  @Test func `try-changed lays out previews of a changed file and writes a summary`() throws {
    let package = try repository()
    try package.write(Self.view("Title", limit: 1), to: "App/Title.swift")
    let outcome = try run(
      "try-changed",
      in: package,
      ["PLUMB_BASE": "HEAD", "GITHUB_STEP_SUMMARY": package.path(of: "step.md")]
    )
    #expect(outcome.status == 1)
    let summary = try #require(package.text(of: "plumb-summary.md"))
    #expect(summary.contains("### Layout of 1 screen\n"))
    #expect(summary.contains("| ✗ `Title` | Text \"A title that is too…\" is truncated | all "))
    #expect(package.text(of: "step.md") == summary)
    #expect(package.text(of: "plumb-pages/index.html") != nil)
  }

  @Test func `try-changed exits with 0 if no view file changed`() throws {
    let package = try repository()
    let outcome = try run("try-changed", in: package, ["PLUMB_BASE": "HEAD"])
    #expect(outcome.status == 0)
    let summary = try #require(package.text(of: "plumb-summary.md"))
    #expect(summary.contains("No preview or scenario is affected by the changes."))
  }

  @Test func `try-changed writes the errors of plumb to the summary`() throws {
    let package = try repository()
    let outcome = try run("try-changed", in: package, ["PLUMB_FILES": "Missing"])
    #expect(outcome.status == 2)
    #expect(package.text(of: "plumb-summary.md")?.contains("Missing") == true)
  }

  @Test func `comment-on-github updates the comment of an earlier run`() throws {
    let package = try repository()
    try package.write("<!-- plumb try -->\n", to: "plumb-summary.md")
    // A stand-in for gh that records its calls, and finds one comment.
    try package.write(
      "#!/bin/bash\necho \"$*\" >> calls\nif [[ $* == *--jq* ]]; then echo 7; fi\n",
      to: "bin/gh"
    )
    try package.makeExecutable("bin/gh")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var variables = ["PATH": "\(package.path(of: "bin")):\(path)", "GITHUB_REPOSITORY": "a/b"]
    variables["PLUMB_PULL_REQUEST"] = "3"
    #expect(try run("comment-on-github", in: package, variables).status == 0)
    #expect(package.text(of: "calls") == nil)
    variables["GH_TOKEN"] = "token"
    #expect(try run("comment-on-github", in: package, variables).status == 0)
    let calls = try #require(package.text(of: "calls"))
    #expect(calls.contains("--paginate repos/a/b/issues/3/comments"))
    #expect(calls.contains("--method PATCH repos/a/b/issues/comments/7 -F body=@"))
  }

  /// Checks the parts of the files that GitHub and GitLab require.
  @Test func `action.yml and the GitLab template have the required keys`() throws {
    let code = """
      import sys, yaml
      action = yaml.safe_load(open(sys.argv[1] + "/action.yml"))
      assert action["runs"]["using"] == "composite"
      inputs = action["inputs"]
      text = open(sys.argv[1] + "/action.yml").read()
      for name, entry in inputs.items():
          assert set(entry) == {"description", "default"}, name
          assert "inputs." + name in text, name
      for step in action["runs"]["steps"]:
          assert ("run" in step) != ("uses" in step), step
          assert "uses" in step or step["shell"] == "bash", step
          if "run" in step and "Scripts/" in step["run"]:
              assert "$GITHUB_ACTION_PATH" in step["run"]
      jobs = yaml.safe_load(open(sys.argv[1] + "/Templates/plumb.gitlab-ci.yml"))
      job = jobs["plumb"]
      for key in ["image", "rules", "variables", "before_script", "script", "artifacts"]:
          assert key in job, key
      assert all(isinstance(line, str) for line in job["script"] + job["before_script"])
      """
    let package = try FixturePackage([:])
    let hasYAML = try package.run(["-c", "import yaml"], tool: "/usr/bin/python3").status == 0
    guard hasYAML else { return }
    let outcome = try package.run(["-c", code, Self.scripts.path], tool: "/usr/bin/python3")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
