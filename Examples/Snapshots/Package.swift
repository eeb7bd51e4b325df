// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Screens",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")
  ],
  targets: [
    .target(name: "Screens"),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ]
    ),
  ]
)
