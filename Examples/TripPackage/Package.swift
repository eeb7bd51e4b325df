// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "TripPackage",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "TripViews", targets: ["TripViews"])
  ],
  targets: [
    // The models import Foundation only, so that they are built on every system.
    .target(name: "Trips"),
    .target(name: "TripViews", dependencies: ["Trips"]),
  ]
)
