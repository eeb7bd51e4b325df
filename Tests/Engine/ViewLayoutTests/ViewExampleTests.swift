import Foundation
import Testing

@testable import ViewLayout

// The code of the examples in doc comments of views and their values.

struct PinnedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

@MainActor
struct ViewExampleTests {
  @ViewBuilder private var content: some View {
    Color.red.frame(width: 10, height: 10).containerValue(\.isPinned, true)
    Color.blue.frame(width: 20, height: 10).id("second")
  }

  @Test func `containerValue sets a value that a container reads from its subviews`() {
    let scene = Scene {
      Group(subviews: content) { subviews in
        ForEach(subviews.filter(\.containerValues.isPinned)) { $0 }
      }
    }
    #expect(scene.size == CGSize(width: 10, height: 10))
  }

  @Test func `Group(subviews:) passes the subviews of its content`() {
    let scene = Scene {
      Group(subviews: content) { subviews in
        HStack(spacing: 0) { ForEach(subviews) { $0.padding(5) } }
      }
    }
    #expect(scene.size == CGSize(width: 50, height: 20))
    #expect(scene.frame("second") == CGRect(x: 25, y: 5, width: 20, height: 10))
  }

  @Test func `PlaceholderView has the stated height and the proposed width`() {
    let scene = Scene(ProposedViewSize(width: 320, height: nil)) {
      PlaceholderView("Chart", height: 200)  // 320 × 200 for the proposal 320 × nil
    }
    #expect(scene.size == CGSize(width: 320, height: 200))
  }

  @Test func `Color.Resolved has the components of a color in the sRGB color space`() {
    let components = Color.orange.resolve(in: EnvironmentValues())
    #expect(components.red == 1 && components.blue == 0 && components.opacity == 1)
    #expect((components.green * 255).rounded() == 149)
  }

  @Test func `DateComponentsFormatter pads minutes and seconds`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    let duration = formatter.string(from: 302)  // 05:02
    #expect(duration == "05:02")
  }

  @Test func `GeneratedText is the text of the key with the letters of its name`() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.strings": "\"dialog.button-ok\" = \"Agree\";"
    ])
    let previous = AppResources.current
    AppResources.current = folder.resources
    defer { AppResources.current = previous }
    let title = GeneratedText(named: "dialogButtonOk")?.string()  // the text of dialog.button-ok
    #expect(title == "Agree")
    #expect(GeneratedText(named: "dialogButtonNo") == nil)
  }
}
