import PlumbEngine
import ViewLayout

/// A window with a navigation stack of two pages, which may be in a tab view.
struct GeneratedScreen: ShownSample, Equatable {
  var window: GeneratedWindow
  var root, pushed: GeneratedPage
  /// Whether the second page is on top of the first one.
  var isPushed: Bool
  /// The number of tabs; 0 without a tab view.
  var tabCount: Int

  init(from generator: inout SeededGenerator) {
    window = GeneratedWindow(from: &generator)
    root = GeneratedPage(from: &generator)
    pushed = GeneratedPage(from: &generator)
    isPushed = generator.happens(0.4)
    tabCount = generator.pick(0, 0, 1, 2, 3, 5)
  }

  /// The page that is shown.
  var page: GeneratedPage { isPushed ? pushed : root }

  var smaller: [GeneratedScreen] {
    let changes: [(inout GeneratedScreen) -> Void] = [
      { $0.tabCount = 0 }, { $0.isPushed = false }, { $0.tabCount = min($0.tabCount, 1) },
    ]
    return changed(by: changes) + root.smaller.map { replacing(\.root, with: $0) }
      + pushed.smaller.map { replacing(\.pushed, with: $0) }
      + window.smaller.map { replacing(\.window, with: $0) }
  }
}

// MARK: - Views

extension GeneratedScreen {
  /// The screen as a view.
  @MainActor
  var view: AnyView {
    let stack = NavigationStack(path: .constant(isPushed ? [1] : [])) {
      root.view.navigationDestination(for: Int.self) { _ in pushed.view }
    }
    guard tabCount > 0 else { return AnyView(stack) }
    return AnyView(
      TabView {
        stack.tabItem { Label("First", systemImage: "star") }
        ForEach(1..<tabCount, id: \.self) { number in
          Color.blue.tabItem { Label("Tab \(number)", systemImage: "star") }
        }
      }
    )
  }
}

// MARK: - Code

extension GeneratedScreen {
  var markdown: String { window.markdown(of: code) }

  private var code: [String] {
    let inStack = { (lines: [String]) in lines.map { "  " + $0 } }
    let stack =
      ["NavigationStack(path: .constant(\(isPushed ? "[1]" : "[Int]()"))) {"] + inStack(root.code)
      + ["    .navigationDestination(for: Int.self) { _ in"]
      + inStack(inStack(inStack(pushed.code))) + ["    }", "}"]
    guard tabCount > 0 else { return stack }
    let others = (1..<max(tabCount, 1)).map {
      "  Color.blue.tabItem { Label(\"Tab \($0)\", systemImage: \"star\") }"
    }
    return ["TabView {"] + inStack(stack)
      + ["  .tabItem { Label(\"First\", systemImage: \"star\") }"] + others + ["}"]
  }
}
