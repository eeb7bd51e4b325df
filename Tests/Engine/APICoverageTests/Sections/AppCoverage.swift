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
    list.ignores("View.previewInterfaceOrientation(_:), InterfaceOrientation") { view in
      view.previewInterfaceOrientation(InterfaceOrientation.landscapeLeft)
    }
    list.ignores(
      "View.containerBackground(_:for:), containerBackground(for:alignment:content:), ContainerBackgroundPlacement"
    ) {
      view in
      let place = ContainerBackgroundPlacement.navigation
      return view.containerBackground(.red, for: place)
        .containerBackground(for: place, alignment: .top, content: { Text("a") })
    }
    list.ignores("View.onScrollTargetVisibilityChange(idType:threshold:_:)") { view in
      view.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }
    list.ignores("View.scrollEdgeEffectDisabled(_:for:), quickLookPreview(_:)") { view in
      view.scrollEdgeEffectDisabled(for: .top).quickLookPreview(.constant(nil))
    }
    list.ignores("View.dismissalConfirmationDialog(_:shouldPresent:actions:)") { view in
      view.dismissalConfirmationDialog("a", shouldPresent: false) { Button("b") {} }
    }
    list.lacks(
      "Window, WindowVisibilityToggle, Settings, MenuBarExtra, UtilityWindow, ImmersiveSpace, AlertScene, DocumentGroupLaunchScene, UIApplicationDelegateAdaptor, WindowManagerRole, WindowResizability, WindowStyle, WindowIdealSize, WindowLevel, WindowPlacement, ExtensionsCommands, ImportFromDevicesCommands",
      because: "parts of an app that are never laid out"
    )
  }
}
