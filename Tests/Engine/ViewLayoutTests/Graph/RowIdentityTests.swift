import Foundation
import PlumbEngine
import Testing

@testable import ViewLayout

/// R-STATE-3: the number of hash and equality calls of a loop's ids is linear in the number of
/// rows.
@MainActor
struct RowIdentityTests {
  /// The way in which the ids of rows are equal.
  enum Duplicates: CaseIterable {
    case allTheSame, inPairs, allDifferent

    func number(of row: Int) -> Int {
      switch self {
      case .allTheSame: 0
      case .inPairs: row / 2
      case .allDifferent: row
      }
    }

    /// Returns the number of ids that several rows share.
    func repeatedCount(of rows: Int) -> Int {
      switch self {
      case .allTheSame: 1
      case .inPairs: rows / 2
      case .allDifferent: 0
      }
    }
  }

  private final class Model {
    var rows: [CountingID] = []
  }

  private static let window = ProposedViewSize(width: 100, height: 100)

  private static func ids(
    _ count: Int,
    _ duplicates: Duplicates,
    _ counter: CountingID.Counter
  )
    -> [CountingID]
  {
    (0..<count).map { CountingID(duplicates.number(of: $0), in: counter) }
  }

  @Test(arguments: Duplicates.allCases, [1_000, 10_000])
  func `ForEach hashes and compares ids a constant number of times per row`(
    duplicates: Duplicates,
    count: Int
  ) {
    let counter = CountingID.Counter()
    let model = Model()
    model.rows = Self.ids(count, duplicates, counter)
    let scene = Scene {
      VStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
      }
    }
    #expect(scene.size.height == CGFloat(count))
    #expect(scene.host.takeIssues().count == duplicates.repeatedCount(of: count))
    #expect(counter.count <= 20 * count)

    let previousCount = counter.count
    model.rows.reverse()
    model.rows.removeFirst()
    scene.step()
    #expect(scene.size.height == CGFloat(count - 1))
    #expect(counter.count - previousCount <= 40 * count)
  }

  @Test(arguments: Duplicates.allCases, [1_000, 10_000])
  func `LazyVStack needs at most 1,000 id comparisons for its visible rows`(
    duplicates: Duplicates,
    count: Int
  ) {
    let counter = CountingID.Counter()
    let model = Model()
    model.rows = Self.ids(count, duplicates, counter)
    let scene = Scene(Self.window) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { _ in Color.red.frame(width: 1, height: 10) }
        }
      }
    }
    let issues = scene.host.takeIssues()
    #expect(issues.isEmpty == (duplicates == .allDifferent))
    #expect(issues.allSatisfy { $0.kind == .duplicateIdentity })
    #expect(counter.count <= 1_000)

    let previousCount = counter.count
    model.rows.reverse()
    scene.step(Self.window)
    #expect(counter.count - previousCount <= 20 * count)
  }

  @Test func `a lazy row with a duplicate id is reported when it scrolls into view`() {
    let scene = Scene(Self.window) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach([1, 2, 3, 3], id: \.self) { _ in Color.red.frame(width: 1, height: 60) }
        }
      }
    }
    #expect(scene.host.takeIssues().isEmpty)
    #expect(scene.host.scroll(to: CGPoint(x: 0, y: 120)))
    scene.layOut(Self.window)
    #expect(scene.host.takeIssues().map(\.kind) == [.duplicateIdentity])
  }
}
