import Foundation
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

@testable import Conformance

/// Tests when a screen counts as blank, and the likely reason.
@MainActor
struct ShownContentTests {
  private func content(
    hasUnfinishedTasks: Bool = false,
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) -> ShownContent {
    let host = CheckedHost { view() }
    let scene = host.scene(in: CGSize(width: 393, height: 852), columns: .picture)
    return ShownContent(of: scene, hasUnfinishedTasks: hasUnfinishedTasks)
  }

  @Test func `a text, a symbol, a control or a small shape is content`() {
    #expect(!content { Text("a") }.isBlank)
    #expect(!content { Image(systemName: "star") }.isBlank)
    #expect(!content { Toggle("", isOn: .constant(true)) }.isBlank)
    #expect(!content { Circle().frame(width: 40, height: 40) }.isBlank)
  }

  @Test func `hidden text, text outside the window and dividers are not content`() {
    let blank = content {
      VStack {
        Divider()
        Text("a").hidden()
        Text("a").offset(y: 2_000)
      }
    }
    #expect(blank.blankReason == .background)
  }

  @Test func `a screen that shows only a color is blank`() {
    #expect(content { Color.red.ignoresSafeArea() }.blankReason == .background)
    let small = content { Color.clear.frame(width: 20, height: 20).background(Color.red) }
    #expect(small.blankReason == .background)
  }

  @Test func `a screen without views has no content`() {
    #expect(content { EmptyView() }.blankReason == .noContent)
  }

  @Test func `a screen with only a navigation bar and an empty List is blank`() {
    let blank = content {
      NavigationStack { List { ForEach(0..<0) { _ in Text("a") } }.navigationTitle("Items") }
    }
    #expect(blank.blankReason == .emptyList)
  }

  @Test func `a screen that shows only a missing image is blank`() {
    #expect(content { Image("unknown").resizable() }.blankReason == .missingImage)
  }

  @Test func `a ProgressView counts as content unless the scene has an unfinished task`() {
    let blank = content(hasUnfinishedTasks: true) { ProgressView() }
    #expect(blank.blankReason == .unfinishedTask)
    #expect(!content { ProgressView() }.isBlank)
  }

  @Test func `visible placeholders are counted by name`() {
    let blank = content {
      VStack {
        PlaceholderView("Map")
        PlaceholderView("Chart")
        PlaceholderView("Map")
      }
    }
    #expect(blank.blankReason == .placeholders)
    #expect(blank.placeholderNames == "2 × Map, Chart")
    let outside = content { PlaceholderView("Map", height: 40).padding(.top, 2_000) }
    #expect(outside.placeholders == [])
  }
}
