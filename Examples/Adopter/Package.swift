// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Adopter",
  dependencies: [
    // Elsewhere: .package(url: "https://…/Plumb.git", branch: "main")
    .package(name: "Plumb", path: "../..")
  ],
  targets: [
    // What is to be checked: the app's own layouts, with SwiftUI where there is SwiftUI.
    .target(
      name: "Layouts",
      dependencies: [.product(name: "ViewLayout", package: "Plumb")]
    ),
    // Plumb's engine with these layouts, which `engine.json` describes. Its symbols are exported so that
    // the scenes below Specs can use the layouts and the engine.
    .executableTarget(
      name: "layouts-engine",
      dependencies: ["Layouts", .product(name: "PlumbEngine", package: "Plumb")],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    // The same as test cases of `swift test`.
    .testTarget(
      name: "LayoutTests",
      dependencies: ["layouts-engine", .product(name: "PlumbTool", package: "Plumb")]
    ),
  ]
)
