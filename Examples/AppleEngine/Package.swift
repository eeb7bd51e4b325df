// swift-tools-version: 6.2

import PackageDescription

// Elsewhere than on Apple's systems, Plumb's engine takes the place of SwiftUI and UIKit.
#if canImport(Darwin)
let frameworks: [Target.Dependency] = []
#else
let frameworks: [Target.Dependency] = ["ViewLayout", "UIKitLayout", "CollectionLayout"].map {
  .product(name: $0, package: "Plumb")
}
#endif

let package = Package(
  name: "AppleEngine",
  platforms: [.macOS(.v15), .iOS(.v18), .macCatalyst(.v18)],
  dependencies: [.package(name: "Plumb", path: "../..")],
  targets: [
    // Scenes import this program, which loads them: its symbols are exported.
    .executableTarget(
      name: "AppleEngine",
      dependencies: [.product(name: "EngineKit", package: "Plumb")] + frameworks,
      swiftSettings: [.swiftLanguageMode(.v5)],
      linkerSettings: [.unsafeFlags(["-Xlinker", exportedSymbols])]
    )
  ]
)

/// The argument of the linker that exports the symbols of a program.
var exportedSymbols: String {
  #if canImport(Darwin)
  "-export_dynamic"
  #else
  "--export-dynamic"
  #endif
}
