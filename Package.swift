// swift-tools-version: 6.2

import Foundation
import PackageDescription

let package = Package(
  name: "Plumb",
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .library(name: "PlumbTool", targets: ["PlumbTool"]),
    .library(name: "EngineKit", targets: ["EngineKit"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
    .library(name: "ViewLayout", targets: ["ViewLayout"]),
    .library(name: "UIKitLayout", targets: ["UIKitLayout"]),
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
  ],
  targets: [
    // Text of others, as people and terminals can read it.
    .target(name: "SafeText"),

    // The spec format, and the Swift that scenes are compiled from.
    .systemLibrary(name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .target(name: "SpecFormat", dependencies: ["CCmark", "SafeText"]),

    // What an engine needs to take part: the protocol, and the loop that speaks it.
    .target(name: "EngineKit"),
    // Scenes for engines that no Swift can be compiled for.
    .target(name: "SceneData", dependencies: ["EngineKit"]),

    // The engine, and what a compiled scenario is made of.
    .target(name: "ViewLayout"),
    .target(name: "UIKitLayout", dependencies: ["ViewLayout"]),
    .target(name: "CollectionLayout", dependencies: ["ViewLayout", "UIKitLayout"]),
    .target(name: "Scenarios", dependencies: ["ViewLayout", "UIKitLayout", "CollectionLayout"]),

    // Pages of Docs/, style sheets and scripts, in the code.
    .target(name: "CEmbedded"),
    // The rules that specs and reasons name: the pages of Docs/.
    .target(name: "Rules", dependencies: ["SpecFormat", "CEmbedded"]),

    // Numbers that look random and follow from a seed, and ids that count, for laws and tests.
    .target(name: "Seeding"),

    // From a run to a verdict to a report.
    .target(name: "CHeap"),
    .target(name: "CLargeStack"),
    .target(name: "Compilation", dependencies: ["SpecFormat", "Scenarios"]),
    .target(
      name: "Conformance",
      dependencies: [
        "Compilation", "EngineKit", "SceneData", "SpecFormat", "Scenarios", "CHeap", "CLargeStack",
        "Seeding",
      ]
    ),
    .target(name: "CProcessGroup"),
    .target(name: "CTestRun"),
    .target(
      name: "ElementTree",
      dependencies: ["CEmbedded", "SafeText"],
      exclude: ["Variation/variation.js"]
    ),
    .target(
      name: "Pictures",
      dependencies: ["Conformance", "ElementTree", "SpecFormat", "ViewLayout", "CollectionLayout"]
    ),
    .target(
      name: "Reporting",
      dependencies: [
        "Compilation", "Conformance", "ElementTree", "SafeText", "SpecFormat", "Pictures", "Rules",
        "CEmbedded",
      ]
    ),
    .target(
      name: "Site",
      dependencies: [
        "Conformance", "ElementTree", "SpecFormat", "Pictures", "Reporting", "Rules",
        "ViewLayout", "CEmbedded",
      ],
      exclude: [
        "Assets/site.css", "Assets/site.js", "Assets/watch.js", "Assets/matrix.css",
        "Assets/matrix.js", "Assets/kills.css",
      ]
    ),
    .target(name: "CommandLineKit"),
    .target(
      name: "PlumbTool",
      dependencies: [
        "Reporting", "Site", "Pictures", "Conformance", "Compilation", "SpecFormat", "Scenarios",
        "ViewLayout", "CommandLineKit", "CProcessGroup", "CTestRun", "EngineKit", "SafeText",
      ]
    ),
    .executableTarget(
      name: "plumb",
      dependencies: ["PlumbTool"],
      // Scenes that are loaded see the engine in this executable.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),

    // The engine alone, measured, in time and memory.
    .target(name: "CAllocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ViewLayout", "UIKitLayout", "CollectionLayout", "SpecFormat", "CommandLineKit",
        "Seeding", "CHeap", "CAllocations", "Conformance", "Scenarios", "ElementTree", "Pictures",
      ]
    ),

    // The switches of an engine with mutants, and the suite run against one of them.
    .target(name: "CMutantSwitch"),
    .target(name: "MutantSwitch", dependencies: ["CMutantSwitch"]),
    .target(name: "CForkedRun"),
    .executableTarget(
      name: "MutantWorker",
      dependencies: [
        "CForkedRun", "CMutantSwitch", "Compilation", "Conformance", "MutantMessages", "Scenarios",
        "SpecFormat",
      ],
      // Scenes that are loaded see the engine in this executable.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]
    ),
    .target(name: "MutantMessages"),

    // Texts that are to do harm in every output, for the tests of each.
    .target(name: "HostileTexts", path: "Tests/HostileTexts", exclude: ["hostile.json"]),
    .testTarget(name: "SafeTextTests", dependencies: ["SafeText", "HostileTexts"]),
    .testTarget(name: "SpecFormatTests", dependencies: ["SpecFormat", "Seeding", "HostileTexts"]),
    .testTarget(name: "EngineKitTests", dependencies: ["EngineKit", "HostileTexts"]),
    .testTarget(name: "SceneDataTests", dependencies: ["SceneData", "EngineKit"]),
    .testTarget(name: "RulesTests", dependencies: ["Rules", "SpecFormat"]),
    .testTarget(name: "ViewLayoutTests", dependencies: ["Conformance", "Seeding"]),
    // A use of each signature that the engine has, and the page that lists them.
    .testTarget(
      name: "APICoverageTests",
      dependencies: ["ViewLayout", "UIKitLayout", "CollectionLayout", "CForkedRun"],
      exclude: ["Names/SwiftUI.txt"]
    ),
    .testTarget(
      name: "CollectionLayoutTests",
      dependencies: ["CollectionLayout", "ViewLayout", "Seeding"]
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Compilation", "Conformance", "EngineKit", "SpecFormat", "Scenarios"]
    ),
    .testTarget(name: "CompilationTests", dependencies: ["Compilation", "SpecFormat"]),
    // The heap, which stays as it is however long scenes live.
    .testTarget(
      name: "HeapTests",
      dependencies: ["CHeap", "ViewLayout", "UIKitLayout", "CollectionLayout"]
    ),
    // The laws of the engine over generated view trees.
    .testTarget(name: "LawTests", dependencies: ["Conformance", "SpecFormat", "Seeding"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Reporting", "Compilation", "Conformance", "SpecFormat", "ViewLayout", "Pictures",
        "SafeText", "HostileTexts",
      ]
    ),
    .testTarget(
      name: "ElementTreeTests",
      dependencies: ["ElementTree", "SafeText", "HostileTexts"]
    ),
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "Pictures", "Conformance", "ElementTree", "SpecFormat", "ViewLayout", "CollectionLayout",
      ]
    ),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "Site", "Pictures", "Conformance", "ElementTree", "SpecFormat", "ViewLayout",
        "Reporting", "SafeText", "HostileTexts",
      ]
    ),
    .testTarget(name: "UIKitLayoutTests", dependencies: ["UIKitLayout", "Seeding"]),
    .testTarget(name: "CommandLineKitTests", dependencies: ["CommandLineKit"]),
    // A `plumb` whose scenarios trap, hang and print, for the tests of the tool.
    .executableTarget(
      name: "FixtureTool",
      dependencies: ["PlumbTool", "SpecFormat", "Scenarios"],
      path: "Tests/FixtureTool"
    ),
    .testTarget(
      name: "PlumbToolTests",
      dependencies: [
        "PlumbTool", "Compilation", "Conformance", "SpecFormat", "Scenarios", "FixtureTool",
        "plumb",
      ]
    ),
    // The commands and the code that the README and the guide show.
    .testTarget(name: "DocumentationTests", dependencies: ["plumb"]),
    // The suite itself, a test case for each scenario.
    .testTarget(name: "SpecTests", dependencies: ["PlumbTool", "plumb"]),
  ]
)

/// The folder of the parser of Swift that the toolchain on the path ships; `nil` for one without.
let parser: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
  .map {
    $0.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized.path
  }
  .first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") }

// What the suite would not notice: `mutants` breaks the engine on purpose.
if let parser {
  package.targets += [
    .target(name: "Mutation", dependencies: ["SpecFormat"]),
    .target(
      name: "MutantsTool",
      dependencies: [
        "Mutation", "MutantMessages", "CommandLineKit", "Compilation", "Reporting", "Rules",
        "SafeText", "SpecFormat",
      ]
    ),
    .executableTarget(name: "mutants", dependencies: ["MutantsTool"]),
    .testTarget(
      name: "MutationTests",
      dependencies: ["Mutation", "MutantSwitch", "CMutantSwitch"]
    ),
    .testTarget(
      name: "MutantsToolTests",
      dependencies: [
        "MutantsTool", "MutantMessages", "Mutation", "CommandLineKit", "Reporting", "SpecFormat",
        "HostileTexts",
      ]
    ),
  ]
  package.products.append(.executable(name: "mutants", targets: ["mutants"]))
}

/// The settings of every target; scenes are compiled apart, in Swift 5 mode.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

for target in package.targets where target.type != .system {
  target.swiftSettings = strict
}

// The parser's modules and libraries are the toolchain's.
if let parser {
  let names = ["Mutation", "MutantsTool", "mutants", "MutationTests", "MutantsToolTests"]
  for target in package.targets where names.contains(target.name) {
    target.swiftSettings = strict + [.unsafeFlags(["-I", parser])]
    target.linkerSettings = [
      .unsafeFlags(["-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      .linkedLibrary("SwiftOperators"),
    ]
  }
}
