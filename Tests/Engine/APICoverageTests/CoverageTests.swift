import Foundation
import LayoutTree
import Testing
import ViewLayout

/// Checks that the coverage list is correct and up to date with the engine.
@MainActor
struct CoverageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
  private static let page = root.appending(path: "Docs/Reference/Coverage.md")
  private static let data = root.appending(path: "Sources/Output/Reporting/Data/signatures.txt")

  @Test func `Coverage.md and signatures.txt match the coverage lists`() throws {
    for (file, text) in [(Self.page, CoveragePage.text), (Self.data, CoveragePage.signatures)] {
      if ProcessInfo.processInfo.environment["COVERAGE_PAGE"] == "write" {
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let current = try String(contentsOf: file, encoding: .utf8)
      #expect(
        current == text,
        "\(file.lastPathComponent): run COVERAGE_PAGE=write swift test --filter CoverageTests"
      )
    }
  }

  @Test func `README.md states the numbers of covered public names`() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let standings = PublicNames.standings()
    let count = { (standing: NameStanding) in standings.values.count { $0 == standing } }
    #expect(readme.contains("| \(count(.there)) of 1,400 public names"))
    #expect(standings.count == 1400)
    #expect(readme.contains("; \(count(.ignored)) more compile and change no layout"))
    #expect(readme.contains("| the other \(count(.leftOut)), each with a reason |"))
  }

  @Test func `no signature is listed twice`() {
    let signatures = CoverageSections.all.flatMap { $0.entries.map(\.signature) }
    let repeated = Dictionary(grouping: signatures) { $0 }.filter { $1.count > 1 }.keys.sorted()
    #expect(repeated == [])
  }

  @Test(arguments: CoverageSections.all.indices)
  func `the code of each coverage entry uses its name and argument labels`(index: Int) throws {
    let section = CoverageSections.all[index]
    let lines = try String(contentsOfFile: section.file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    // The use starts on the line of the signature and ends before the next signature.
    let entries = section.entries.sorted { $0.line < $1.line }
    for (entry, end) in zip(entries, entries.dropFirst().map(\.line) + [lines.count + 1])
    where entry.isUsed {
      let source = lines[(entry.line - 1)..<(end - 1)].joined(separator: "\n")
      let use = source.replacing(entry.signature, with: "", maxReplacements: 1)
      let missing = SignatureName.names(in: entry.signature).flatMap { $0.missing(in: use) }
      #expect(missing == [], "\(entry.signature)")
    }
  }

  @Test(arguments: CoverageSections.all.indices)
  func `the view of each coverage entry is laid out without issues`(index: Int) {
    for entry in CoverageSections.all[index].entries {
      guard case .used(let use) = entry.standing, let view = use() as? any View else { continue }
      let host = ViewHost { AnyView(view) }
      host.layOut(
        proposal: ProposedViewSize(width: 320, height: 480),
        environment: HostEnvironment()
      )
      #expect(host.takeIssues().map(\.kind) == [], "\(entry.signature)")
    }
  }

  @Test(arguments: CoverageSections.all.indices)
  func `each ignored modifier leaves the frames of its view unchanged`(index: Int) {
    let plain = frames { Color.red }
    #expect(!plain.isEmpty)
    for entry in CoverageSections.all[index].entries {
      guard case .ignored(let use) = entry.standing, let view = use(.red) as? any View else {
        continue
      }
      #expect(frames { AnyView(view) } == plain, "\(entry.signature)")
    }
  }

  private func frames(@ViewBuilder of view: @escaping () -> some View) -> [ResolvedNode] {
    let host = ViewHost { AnyView(view()) }
    host.layOut(
      proposal: ProposedViewSize(width: 320, height: 480),
      environment: HostEnvironment()
    )
    return host.frames
  }
}

/// Checks that the coverage checks detect mistakes.
struct SignatureNameTests {
  @Test func `SignatureName.missing returns the names and labels that code lacks`() {
    let name = SignatureName.names(in: "HStack(alignment:spacing:content:)")[0]
    #expect(name.missing(in: "{ HStack(alignment: .top, spacing: 1) { } }") == [])
    #expect(name.missing(in: "{ HStack(alignment: .top) { } }") == ["spacing", "content"])
    #expect(name.missing(in: "VStack(alignment: .top, spacing: 1, content: x)") == ["HStack"])
    #expect(name.missing(in: "HStack(alignment: .top, spacing: 1)") == ["content"])
    let section = SignatureName.names(in: "Section(content:header:)")[0]
    #expect(section.missing(in: "Section { } header: { }") == [])
    #expect(section.missing(in: "Section(header: Text()) { }") == ["content"])
  }

  @Test func `a list of signatures is split into base names and labels`() {
    let names = SignatureName.names(
      in: "UnitPoint.zero, Edge.Set(_:), List.init(_: Int, in:), A[b:]"
    )
    #expect(names.map(\.base) == ["zero", "Set", "List", ""])
    #expect(names.map(\.labels) == [[], [], ["in"], ["b"]])
  }
}
