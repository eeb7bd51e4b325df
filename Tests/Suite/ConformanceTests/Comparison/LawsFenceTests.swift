import Conformance
import Foundation
import SpecFormat
import Testing
import ViewLayout

/// Tests scenes that each violate one law.
@MainActor
struct LawsFenceTests {
  private final class Counter {
    var count = 0
  }

  private func broken<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws -> [String] {
    let layout = StubLayout(
      proposal: ProposedViewSize(width: 100, height: 50),
      makeHost: { ViewHost(options: $0, content: content) }
    )
    let laws = LawName.allCases.map(\.rawValue).joined(separator: "\n")
    return try ConnectedScene(layout: layout).compare(SpecText.expectation("laws", laws))
      .mismatches.map(\.subject)
  }

  @Test func `a scene of built-in views satisfies every law`() throws {
    let broken = try broken {
      HStack {
        Text("Hello world").padding(.leading, 20)
        Spacer()
        Color.red.aspectRatio(2, contentMode: .fit)
      }
    }
    #expect(broken == [])
  }

  @Test func `a scene that changes at each evaluation breaks incremental-equals-fresh`() throws {
    let counter = Counter()
    let broken = try broken {
      counter.count += 1
      return Color.red.frame(width: CGFloat(counter.count), height: 1)
    }
    #expect(broken.contains("incremental-equals-fresh"))
    #expect(broken.contains("axes-apart-equals-together"))
  }

  @Test func `a scene with a fixed layout direction breaks mirrored-in-rtl`() throws {
    let broken = try broken {
      Color.red.frame(width: 10, height: 10)
        .frame(width: 50, alignment: .leading)
        .environment(\.layoutDirection, .leftToRight)
    }
    #expect(broken == ["mirrored-in-rtl"])
  }

  @Test func `a layout that depends on a retained cache breaks cached-equals-uncached`() throws {
    #expect(try broken { Forgetful() { Color.red } } == ["cached-equals-uncached"])
  }

  @Test func `a broken law is reported with its proposal, node and seed`() throws {
    let layout = StubLayout(
      proposal: ProposedViewSize(width: 100, height: 50),
      makeHost: { ViewHost(options: $0) { Forgetful() { Color.red } } }
    )
    let expectation = try SpecText.expectation("laws", "cached-equals-uncached")
    let mismatch = try #require(
      ConnectedScene(layout: layout).compare(expectation).mismatches.first
    )
    #expect(mismatch.line == 8)
    #expect(mismatch.expected == "holds")
    #expect(
      mismatch.actual.hasPrefix(
        "broken at 100x50: Color: expected 0 0 20 5, actual 0 1 20 5, with a layout's cache"
      )
    )
    #expect(mismatch.actual.contains("(seed "))
  }

  /// A layout whose placement depends on a value that `sizeThatFits` stored in its cache.
  private struct Forgetful: Layout {
    func makeCache(subviews: Subviews) -> Int { 0 }

    func updateCache(_ cache: inout Int, subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) -> CGSize {
      cache = 1
      return CGSize(width: 20, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Int
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(cache)),
          proposal: ProposedViewSize(width: 20, height: 5)
        )
      }
    }
  }
}
