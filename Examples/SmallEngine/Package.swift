// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SmallEngine",
  dependencies: [
    // Elsewhere: .package(url: "https://…/Plumb.git", branch: "main")
    .package(name: "Plumb", path: "../..")
  ],
  targets: [
    // The engine, which does not depend on Plumb.
    .target(name: "SmallEngine"),
    // The program that Plumb runs. It loads scenes that are compiled against the engine; its symbols are
    // exported so that the scenes can use them.
    .executableTarget(
      name: "SmallEngineAdapter",
      dependencies: ["SmallEngine", .product(name: "EngineKit", package: "Plumb")],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
  ]
)
