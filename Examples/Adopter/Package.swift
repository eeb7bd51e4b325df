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
    // A `plumb` that contains these layouts. It compiles the scenes below Specs when it checks them; its
    // symbols are exported so that the scenes can use the layouts and the engine.
    .executableTarget(
      name: "check-layouts",
      dependencies: ["Layouts", .product(name: "PlumbTool", package: "Plumb")],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    // The same as test cases of `swift test`.
    .testTarget(
      name: "LayoutTests",
      dependencies: ["check-layouts", .product(name: "PlumbTool", package: "Plumb")]
    ),
  ]
)
