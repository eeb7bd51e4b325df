import EngineKit
import Foundation
import Testing

/// Checks that all commands on the pages run, and that all other blocks are excerpts of files that
/// are tested.
struct DocumentationTests {
  static let pages =
    ["README.md"] + DocumentedBlock.pages(below: "Docs/Guide").filter { $0 != engines }
  /// The specs that the pages name, and their dependencies; `.ci/run` writes a report of all specs.
  private static let specs = [
    "Specs/articles/under-the-hood.md", "Specs/guide", "Specs/swiftui/basics/probes.md",
    "Specs/swiftui/stacks/stacks.md", "Specs/swiftui/stacks/zstack.md", "Examples/Recipes",
    "Examples/RecipesStubs.swift", "Docs/Figures/profile-card.png",
    "Examples/Greeting", "Examples/Trails", "Examples/Snapshots",
    "Examples/TripPackage", "Specs/apps/Phrasebook",
    "Specs/apps/BrandFonts", "Specs/apps/brand-fonts.md",
  ]
  /// A page whose commands `.ci/engines` runs.
  static let engines = "Docs/Guide/WriteAnEngine.md"
  /// The languages of blocks that are excerpts of files in the repository.
  private static let excerpts = ["markdown", "swift", "yaml"]
  /// The language of blocks that a separate test checks.
  private static let settings = "json"

  @Test(arguments: pages)
  func `each fenced block is a command, its output, settings or an excerpt`(page: String) throws {
    let blocks = try DocumentedBlock.blocks(of: page)
    #expect(!blocks.isEmpty)
    for block in blocks {
      let known = ["sh", "output", Self.settings] + Self.excerpts
      #expect(known.contains(block.language), "\(block)")
    }
  }

  @Test(arguments: pages + [engines])
  func `a code block is an excerpt of the file linked above it`(page: String) throws {
    let blocks = try DocumentedBlock.blocks(of: page)
    // The page about engines contains an excerpt of a JSON file, and no settings.
    let excerpts = Self.excerpts + (page == Self.engines ? [Self.settings] : [])
    for block in blocks where excerpts.contains(block.language) {
      let link = try #require(block.link, "\(block)")
      let url = DocumentedBlock.root.appending(path: link)
      let file = try String(contentsOf: url, encoding: .utf8)
      #expect(Self.unindented(file).contains(Self.unindented(block.text)), "\(block): \(link)")
    }
  }

  @Test(arguments: pages)
  func `documented commands have the stated exit code and output`(page: String) throws {
    let commands = try DocumentedCommands(specs: Self.specs)
    for block in try DocumentedBlock.blocks(of: page) {
      switch block.language {
      case "sh":
        for line in block.text.split(separator: "\n") { try run(String(line), commands, block) }
      case "output":
        for line in block.text.split(separator: "\n") {
          let isShown = commands.output.split(separator: "\n").contains { $0.contains(line) }
          #expect(isShown, "\(block): \(line)\nin\n\(commands.output)")
        }
      default: break
      }
    }
  }

  /// Returns lines without their indentation.
  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  /// Runs a command line, except those that `.ci/run` runs, which are tests and the example's tool,
  /// and those that `.ci/package-test` runs, which install a package.
  private func run(
    _ line: String,
    _ commands: DocumentedCommands,
    _ block: DocumentedBlock
  ) throws {
    let command = line.replacing(
      #/^apt-get update && apt-get install -y libcmark-dev (?:libharfbuzz0b )?&& /#,
      with: ""
    )
    let isRunElsewhere = [
      "swift test", ".build/debug/plumb ", "apt install ./plumb", "tar -xzf plumb",
      "pipx install ./",
    ]
    .contains { command.hasPrefix($0) }
    guard !isRunElsewhere else { return }
    let isKnown =
      command.contains("plumb") || ["sed ", "mkdir "].contains { command.hasPrefix($0) }
    #expect(isKnown, "\(block): \(line)")
    let status = command.firstMatch(of: /# ends with (\d+)/).flatMap { Int32($0.output.1) } ?? 0
    let ended = try commands.run(command)
    #expect(ended == status, "\(block): \(line)\n\(commands.output)")
  }
}

/// Checks that the pictures on the pages are those of the guide's scenes.
struct DocumentationPictureTests {
  /// The scenes on the page about checks, each with its picture.
  private static let checks = [
    "text-in-two-lines", "text-in-one-line", "box-high-enough", "box-too-low", "texts-apart",
    "texts-over-each-other", "padding-inside", "padding-outside", "colour-that-fits",
    "colour-too-wide", "button-large-enough", "button-too-small",
  ]

  @Test(
    arguments: [("guide/badges", "badge")]
      + checks.map { ("guide/checks#\($0)", "check-\($0)") }
  )
  func `a committed figure equals the output of explain --picture`(
    scene: String,
    name: String
  ) throws {
    let picture = "Docs/Figures/\(name).svg"
    let commands = try DocumentedCommands(specs: ["Specs/guide"])
    let command = "swift run plumb explain \(scene) --picture \(picture)"
    #expect(try commands.run(command) == 0)
    let kept = DocumentedBlock.root.appending(path: picture)
    #expect(
      try commands.text(of: picture) == String(contentsOf: kept, encoding: .utf8),
      "write it again: \(command)"
    )
  }

  @Test func `Checks.md shows the figure of each scene about checks`() throws {
    let page = try String(
      contentsOf: DocumentedBlock.root.appending(path: "Docs/Reference/Checks.md"),
      encoding: .utf8
    )
    for name in Self.checks { #expect(page.contains("(../Figures/check-\(name).svg)"), "\(name)") }
  }
}

/// Checks the version that pages and packages state.
struct DocumentedVersionTests {
  @Test func `the changelog and README.md state the version of the tool`() throws {
    let read = { (path: String) in
      try String(contentsOf: DocumentedBlock.root.appending(path: path), encoding: .utf8)
    }
    let version = EngineHello.ownVersion
    #expect(try read("CHANGELOG.md").contains("\n## \(version) "))
    for name in ["plumb_\(version)_", "plumb-\(version)-", "plumb_layout-\(version)-"] {
      #expect(try read("README.md").contains(name), "\(name)")
    }
  }
}

/// Checks that the index of the documentation lists every page.
struct DocumentationIndexTests {
  @Test func `the index README.md links to every page below Docs`() throws {
    let file = DocumentedBlock.root.appending(path: "Docs/README.md")
    let index = try String(contentsOf: file, encoding: .utf8)
    let pages = DocumentedBlock.pages(below: "Docs").map { $0.dropFirst("Docs/".count) }
    #expect(pages.count > 25)
    #expect(pages.filter { $0 != "README.md" && !index.contains("](\($0))") } == [])
  }
}

/// A fenced block of a page with its language.
struct DocumentedBlock: Sendable, CustomStringConvertible {
  /// The path of the page, relative to the package.
  var page: String
  /// The line of its fence, from 1.
  var line: Int
  var language: String
  var text: String
  /// The target of the last link before the block, relative to the package; `nil` if there is none.
  var link: String?

  var description: String { "\(page):\(line)" }
}

extension DocumentedBlock {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// Returns the Markdown files below a folder, by their paths in the package.
  static func pages(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the blocks of a page, in order.
  static func blocks(of page: String) throws -> [DocumentedBlock] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    var blocks: [DocumentedBlock] = []
    var link: String?
    var open: (fence: String, block: DocumentedBlock)?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let (fence, block) = open {
        if line == fence {
          blocks.append(block)
          open = nil
        } else {
          open?.block.text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        let fence = String(line.prefix { $0 == "`" })
        let language = String(line.dropFirst(fence.count))
        open = (
          fence,
          DocumentedBlock(page: page, line: index + 1, language: language, text: "", link: link)
        )
      } else if let match = line.matches(of: /\]\(([^)#]+)\)/).last {
        let folder = root.appending(path: page).deletingLastPathComponent()
        let target = folder.appending(path: String(match.output.1)).standardizedFileURL.path
        link = String(target.dropFirst(root.path.count).drop { $0 == "/" })
      }
    }
    return blocks
  }
}

/// Runs a page's commands in a copy of specs, with the built tool.
final class DocumentedCommands {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "plumb-documentation-\(UUID().uuidString)")
  /// The output of the last command.
  private(set) var output = ""

  /// Copies specs.
  ///
  /// - Parameter specs: The folders and files to copy, by their paths in the repository. A scene is
  ///   only compiled after the whole copy has been searched for shared code.
  /// - Throws: An error if they cannot be copied.
  init(specs: [String]) throws {
    let manager = FileManager.default
    for path in specs {
      let copy = folder.appending(path: path)
      try manager.createDirectory(
        at: copy.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try manager.copyItem(at: DocumentedBlock.root.appending(path: path), to: copy)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension DocumentedCommands {
  /// Runs a command line in a shell.
  ///
  /// - Returns: The exit status.
  func run(_ line: String) throws -> Int32 {
    let products = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let tool = products.appending(path: "plumb").path
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", line.replacing("swift run plumb", with: "'\(tool)'")]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["CI": "", "CI_NODE_TOTAL": "", "TEST_TOTAL_SHARDS": ""]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let log = folder.appending(path: "log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: log, encoding: .utf8)
    return process.terminationStatus
  }

  /// Returns the contents of a file that a command has written, by its path in the copy.
  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
