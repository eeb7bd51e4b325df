import Foundation
import Testing

@testable import ViewLayout

/// Tests the calls of custom layouts, as far as specs cannot express them.
@MainActor
struct CustomLayoutTests {
  private final class Box {}

  /// A layout that reports whether its cache is uniquely referenced.
  private struct CacheLoggingLayout: Layout {
    struct Cache {
      var box = Box()
    }

    let log: Log

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { record("update", &cache) }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) -> CGSize {
      record("size", &cache)
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Cache
    ) {
      record("place", &cache)
    }

    private func record(_ function: String, _ cache: inout Cache) {
      let isUnique = isKnownUniquelyReferenced(&cache.box)
      MainActor.assumeIsolated { log.add("\(function) \(isUnique)") }
    }
  }

  private struct Growing: View {
    @State private var length: CGFloat = 10

    var body: some View {
      Color.red.frame(width: length, height: 10).onTapGesture { length += 1 }.id("growing")
    }
  }

  @Test func `the cache passed to a Layout is uniquely referenced in every call`() {
    let log = Log()
    let scene = Scene { CacheLoggingLayout(log: log) { Growing() } }
    #expect(log.drain() == ["size true", "place true"])
    #expect(scene.host.tap("growing"))
    scene.layOut()
    #expect(log.drain() == ["update true", "size true", "place true"])
  }

  @Test func `the cache of a Layout in AnyLayout is uniquely referenced in every call`() {
    let log = Log()
    let scene = Scene { AnyLayout(CacheLoggingLayout(log: log)) { Growing() } }
    #expect(log.drain() == ["size true", "place true"])
    #expect(scene.host.tap("growing"))
    scene.layOut()
    #expect(log.drain() == ["update true", "size true", "place true"])
  }

  /// A layout that logs placements and requests for alignment guides.
  private struct CallLoggingLayout: Layout {
    let name: String
    let log: Log

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      MainActor.assumeIsolated { log.add("\(name) places") }
    }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? {
      MainActor.assumeIsolated { log.add("\(name) aligns") }
      return 3
    }
  }

  @Test func `subviews are placed after their container, the last subview first`() {
    let log = Log()
    _ = Scene {
      CallLoggingLayout(name: "outer", log: log) {
        CallLoggingLayout(name: "first", log: log) {}
        CallLoggingLayout(name: "second", log: log) {}
      }
    }
    #expect(log.drain() == ["outer places", "second places", "first places"])
  }

  @Test func `explicitAlignment is called at most 4 times, and not again without a change`() {
    let log = Log()
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      HStack(alignment: .top) { CallLoggingLayout(name: "it", log: log) {} }
        .frame(maxHeight: .infinity, alignment: .top)
    }
    let calls = log.drain().count { $0 == "it aligns" }
    #expect(calls > 0)
    #expect(calls <= 4)
    scene.step()
    scene.layOut(ProposedViewSize(width: 100, height: 100))
    #expect(log.drain().isEmpty)
  }

  /// A layout that places the subviews from when its cache was created, even if they have changed
  /// since.
  private struct CachedSubviewsLayout: Layout {
    func makeCache(subviews: Subviews) -> [LayoutSubview] { Array(subviews) }

    func updateCache(_ cache: inout [LayoutSubview], subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [LayoutSubview]
    ) -> CGSize {
      CGSize(width: 100, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout [LayoutSubview]
    ) {
      for (index, subview) in cache.enumerated() {
        subview.place(at: CGPoint(x: 10 * index, y: 0), proposal: .unspecified)
      }
    }
  }

  @Test func `a LayoutSubview in an outdated cache still places the same view`() {
    var names = ["a", "b", "c"]
    let scene = Scene {
      CachedSubviewsLayout {
        ForEach(names, id: \.self) { Color.red.frame(width: 10, height: 10).id($0) }
      }
    }
    #expect(scene.frame("c")?.minX == 20)
    names = ["new", "c", "a"]
    scene.step()
    #expect(scene.frame("a")?.minX == 0)
    #expect(scene.frame("c")?.minX == 20)
    #expect(scene.frame("new")?.midX == 50)
    #expect(scene.host.takeIssues().isEmpty)
  }
}
