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
    // The Markdown below Specs, compiled.
    .target(
      name: "LayoutSpecs",
      dependencies: ["Layouts", .product(name: "Scenarios", package: "Plumb")],
      path: "Specs",
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "SpecPlugin", package: "Plumb")]
    ),
    // A `plumb` with these specs; scenes that are newer than the build see the engine in it.
    .executableTarget(
      name: "check-layouts",
      dependencies: ["LayoutSpecs", .product(name: "PlumbTool", package: "Plumb")],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    // The same as test cases of `swift test`.
    .testTarget(
      name: "LayoutTests",
      dependencies: [
        "LayoutSpecs", "check-layouts", .product(name: "PlumbTool", package: "Plumb"),
      ]
    ),
  ]
)
