import Foundation
import ViewLayout

enum AppCoverage: CoverageSection {
  nonisolated static let title = "Apps, scenes and previews"
  nonisolated static let file = #filePath

  private struct Main: App {
    var body: some Scene {
      WindowGroup { Text("a") }
    }
  }

  private struct Screen: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("a") { Text("b") }
          NavigationLink(value: 1) { Text("c") }
        }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .toolbar {
          ToolbarItem(placement: .primaryAction) { Button("d") {} }
        }
      }
    }
  }

  private struct Screens: PreviewProvider {
    static var previews: some View {
      Screen().previewDisplayName("a").previewLayout(.sizeThatFits)
    }
  }

  static func list(_ list: inout CoverageList) {
    list.has("App.body, Scene, WindowGroup(content:)") {
      // The type above is an App whose body is a Scene of a WindowGroup.
      (Main().body, WindowGroup { Text("a") })
    }
    list.has("PreviewProvider.previews, View.previewDisplayName(_:), previewLayout(_:)") {
      Group { Screens.previews }.previewDisplayName("a").previewLayout(.sizeThatFits)
    }
    list.has("NavigationStack(root:), NavigationView(content:), NavigationLink(_:destination:)") {
      VStack {
        NavigationStack(root: { Text("a") })
        NavigationView { NavigationLink("a", destination: Text("b")) }
        Screen()
      }
    }
    list.has("View.navigationTitle(_:), navigationBarTitleDisplayMode(_:), toolbar(content:)") {
      Text("a").navigationTitle("b").navigationBarTitleDisplayMode(.large).toolbar {
        Button("c") {}
      }
    }
    list.has("TabView(selection:content:), TabView(content:), View.tabItem(_:)") {
      VStack {
        TabView(selection: .constant(2)) {
          Text("a").tabItem { Text("1") }.tag(1)
          Text("b").tabItem { Text("2") }.tag(2)
        }
        TabView { Text("a") }
      }
    }
    list.has("View.sheet(isPresented:onDismiss:content:), alert(_:isPresented:actions:)") {
      Text("a").sheet(isPresented: .constant(true), onDismiss: {}, content: { Text("b") })
        .alert("c", isPresented: .constant(false), actions: { Button("d") {} })
    }
    list.has(
      "View.tint(_:), preferredColorScheme(_:), accessibilityIdentifier(_:), help(_:), refreshable(action:), searchable(text:prompt:)"
    ) {
      Text("a").tint(.red).preferredColorScheme(.dark).accessibilityIdentifier("a").help("b")
        .refreshable(action: {}).searchable(text: .constant(""), prompt: "c")
    }
    list.has(
      "View.contextMenu(menuItems:), swipeActions(edge:allowsFullSwipe:content:), popover(isPresented:content:)"
    ) {
      Text("a").contextMenu(menuItems: { Button("b") {} })
        .swipeActions(edge: .leading, allowsFullSwipe: false, content: { Button("c") {} })
        .popover(isPresented: .constant(false), content: { Text("d") })
    }
    list.has(
      "View.confirmationDialog(_:isPresented:titleVisibility:actions:), fullScreenCover(isPresented:onDismiss:content:)"
    ) {
      Text("a")
        .confirmationDialog(
          "b",
          isPresented: .constant(false),
          titleVisibility: .visible,
          actions: { Button("c") {} }
        )
        .fullScreenCover(isPresented: .constant(false), onDismiss: {}, content: { Text("d") })
    }
  }
}
