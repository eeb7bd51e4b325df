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

  private struct Screens: PreviewProvider {
    static var previews: some View {
      Text("a").previewDisplayName("a").previewLayout(.sizeThatFits)
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
    list.lacks(
      "Window, WindowVisibilityToggle, Settings, MenuBarExtra, UtilityWindow, ImmersiveSpace, AlertScene, DocumentGroupLaunchScene, Commands, CommandMenu, CommandGroup, CommandsBuilder, UIApplicationDelegateAdaptor, WindowManagerRole, WindowResizability, WindowStyle, WindowIdealSize, WindowLevel, WindowPlacement, ExtensionsCommands, SidebarCommands, TextEditingCommands, InspectorCommands, EmptyCommands, ImportFromDevicesCommands",
      because: "parts of an app that are never laid out"
    )
  }
}
