import Foundation
import Testing

@testable import ViewLayout

@MainActor
struct PreferenceTests {
  private struct NamesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private let log = Log()

  private func named(_ name: String) -> some View {
    Color.red.preference(key: NamesKey.self, value: [name])
  }

  @Test func `reduce merges values of a background before, of an overlay after the view`() {
    _ = Scene {
      VStack {
        named("a").background(named("b")).overlay { named("c") }
        named("d")
      }
      .onPreferenceChange(NamesKey.self) { log.add($0.joined()) }
    }
    #expect(log.drain() == ["bacd"])
  }

  @Test func `preference replaces and transformPreference changes the child's value`() {
    _ = Scene {
      HStack {
        VStack { named("a") }.preference(key: NamesKey.self, value: ["x"])
        VStack { named("b") }.transformPreference(NamesKey.self) { $0.append("y") }
      }
      .onPreferenceChange(NamesKey.self) { log.add($0.joined()) }
    }
    #expect(log.drain() == ["xby"])
  }

  @Test func `onPreferenceChange does not run if no child sets the preference`() {
    _ = Scene { Color.red.onPreferenceChange(NamesKey.self) { log.add($0.joined()) } }
    #expect(log.drain() == [])
  }

  @Test func `onPreferenceChange does not run again for an unchanged value`() {
    let scene = Scene {
      named("a").onPreferenceChange(NamesKey.self) { log.add($0.joined()) }
    }
    scene.step()
    scene.step(ProposedViewSize(width: 50, height: 50))
    #expect(log.drain() == ["a"])
  }

  @Test func `an endless loop of preference updates is stopped and reported`() {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 1)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          )
          .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
      }
    }
    let scene = Scene { Growing() }
    #expect(scene.host.takeIssues().map(\.kind) == [.preferenceUpdatedRepeatedly])
    #expect(scene.size.width == 3)
  }
}
