// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SmallEngine",
  dependencies: [
    // Elsewhere: .package(url: "https://…/Plumb.git", from: "1.0.0")
    .package(name: "Plumb", path: "../..")
  ],
  targets: [
    // The engine, which knows nothing of Plumb.
    .target(name: "SmallEngine"),
    // The program that Plumb runs: it hosts scenes that are compiled against the engine, and which see
    // it and the engine in this executable.
    .executableTarget(
      name: "SmallEngineAdapter",
      dependencies: ["SmallEngine", .product(name: "EngineKit", package: "Plumb")],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
  ]
)
