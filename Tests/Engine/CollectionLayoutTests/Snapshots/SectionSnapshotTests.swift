import CollectionLayout
import Testing
import ViewLayout

/// Tests of section snapshots that scripts cannot express: queries, description and rejected calls.
struct SectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// The tree `a+(d(f) e) b`.
  private var sample: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["d", "e"], to: "a")
    snapshot.append(["f"], to: "d")
    snapshot.expand(["a"])
    return snapshot
  }

  @Test func `visualDescription has one line per item`() {
    let lines = [
      "<NSDiffableDataSourceSectionSnapshot:", "+*a", "  -*d", "    - f", "  -*e", "-*b", ">",
    ]
    #expect(sample.visualDescription() == lines.joined(separator: "\n"))
    #expect(sample.debugDescription == sample.visualDescription())
  }

  @Test func `the issue of a rejected call has its name, line and identifiers`() throws {
    var snapshot = sample
    let line = #line + 1
    let (_, issues) = IssueCollector.collecting { snapshot.append(["x", "e", "x"], to: "b") }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.kind == .duplicateItems)
    #expect(
      issue.message.contains("append in CollectionLayoutTests/SectionSnapshotTests.swift:\(line)")
    )
    #expect(issue.message.contains("\"e\", \"x\""))
    #expect(snapshot.items == sample.items)
  }

  @Test func `queries of an unknown item return default values and cause issues`() {
    let (_, issues) = IssueCollector.collecting {
      #expect(sample.level(of: "z") == 0)
      #expect(sample.parent(of: "z") == nil)
      #expect(!sample.isExpanded("z"))
      #expect(!sample.isVisible("z"))
      #expect(sample.snapshot(of: "z", includingParent: true).items.isEmpty)
      #expect(sample.index(of: "z") == nil)
      #expect(!sample.contains("z"))
    }
    let unknown = Array(repeating: IssueKind.unknownItem, count: 4)
    #expect(issues.map(\.kind) == unknown + [.unknownParent])
  }

  @Test func `an inserted section snapshot keeps its hierarchy and expansion`() {
    var snapshot = sample
    var inner = Snapshot()
    inner.append(["x"])
    inner.append(["y"], to: "x")
    inner.expand(["x"])
    #expect(snapshot.insert(inner, after: "d") == "e")
    #expect(snapshot.items == ["a", "d", "f", "x", "y", "e", "b"])
    #expect(snapshot.parent(of: "y") == "x")
    #expect(snapshot.visibleItems == ["a", "d", "x", "y", "e", "b"])
  }

  @Test func `a tree 100,000 levels deep does not overflow the stack`() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([0])
    for item in 1..<100_000 { snapshot.append([item], to: item - 1) }
    #expect(snapshot.items.count == 100_000)
    #expect(snapshot.level(of: 99_999) == 99_999)
    #expect(snapshot.index(of: 50_000) == 50_000)
    snapshot.delete([1])
    #expect(snapshot.items == [0])
  }
}
