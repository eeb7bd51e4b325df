// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Adopter",
  dependencies: [
    // Elsewhere: .package(url: "https://…/Plumb.git", from: "1.0.0")
    .package(name: "Plumb", path: "../..")
  ],
  targets: [
    // What is to be checked: the app's own layouts, with SwiftUI where there is SwiftUI.
    .target(
      name: "Layouts",
      dependencies: [.product(name: "ViewLayout", package: "Plumb")]
    ),
    // A `plumb` with these layouts in it; the scenes below Specs are compiled when it checks them, and
    // see the layouts and the engine in it.
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
