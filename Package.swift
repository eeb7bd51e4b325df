// swift-tools-version: 6.2

import Foundation
import PackageDescription

let package = Package(
  name: "Plumb",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .executable(name: "plumb-engine", targets: ["plumb-engine"]),
    .library(name: "PlumbTool", targets: ["PlumbTool"]),
    .library(name: "PlumbEngine", targets: ["PlumbEngine"]),
    .library(name: "EngineKit", targets: ["EngineKit"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
    .library(name: "ViewLayout", targets: ["ViewLayout"]),
    .library(name: "UIKitLayout", targets: ["UIKitLayout"]),
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
  ]
)

// Each tier is a folder of `Sources`, and its targets are folders below it. A target depends on targets of
// its own tier and of the tiers before it; `.ci/style` checks that.

/// Text and processes: no target here knows anything of layout.
package.targets += tier(
  "Support",
  [
    .systemLibrary(
      name: "CCmark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    // zlib compresses the parts of pages; Swift's toolchain needs it too. It names missing packages of
    // the system at the start of a build, so it depends on all of them.
    .target(name: "CSupport", dependencies: ["CCmark"], linkerSettings: [.linkedLibrary("z")]),
    // The tables of the system font.
    .target(name: "CFontTables"),
    // Counts allocations by replacing `malloc`: linked into the benchmarks only.
    .target(name: "CAllocations"),
    .target(
      name: "ElementTree",
      dependencies: ["CSupport"],
      exclude: ["Variation/variation.js"]
    ),
    .target(name: "CommandLineKit"),
  ]
)

/// What depends on the operating system; `.ci/style` checks that no other target names it.
package.targets += tier(
  "Support/Platform",
  [
    .target(name: "CPlatform"),
    .target(name: "Platform", dependencies: ["CPlatform"]),
  ]
)

/// The protocol between the suite and an engine of any make.
package.targets += tier(
  "Protocol",
  [
    // The values that specs, the protocol and engines share.
    .target(name: "LayoutValues"),
    // Reads the asset catalogs, strings and properties of an app's folder.
    .target(name: "ResourceFiles", dependencies: ["LayoutValues"]),
    // The nodes of a layout, with their drawings, traits and reasons.
    .target(name: "LayoutTree", dependencies: ["LayoutValues"]),
    .target(name: "EngineKit", dependencies: ["LayoutTree", "LayoutValues"]),
  ]
)

/// Plumb's own engine, and the library that compiled scenes import.
package.targets += tier(
  "Engine",
  [
    .target(
      name: "ViewLayout",
      dependencies: ["CFontTables", "LayoutTree", "LayoutValues", "ResourceFiles"],
      exclude: ["Text/Data"]
    ),
    .target(
      name: "UIKitLayout",
      dependencies: ["LayoutTree", "LayoutValues", "ResourceFiles", "ViewLayout"]
    ),
    .target(
      name: "CollectionLayout",
      dependencies: ["LayoutTree", "LayoutValues", "ViewLayout", "UIKitLayout"]
    ),
    .target(
      name: "Scenarios",
      dependencies: [
        "EngineKit", "LayoutTree", "LayoutValues", "ViewLayout", "UIKitLayout", "CollectionLayout",
      ]
    ),
    // The engine as a process, with laws and scripts.
    .target(
      name: "PlumbEngine",
      dependencies: [
        "CPlatform", "Platform", "EngineKit", "LayoutTree", "LayoutValues", "Scenarios",
        "ViewLayout", "UIKitLayout", "CollectionLayout",
      ]
    ),
    .executableTarget(
      name: "plumb-engine",
      dependencies: ["PlumbEngine"],
      linkerSettings: exportedSymbols
    ),
  ]
)

/// Specs, the scenes compiled from them, and verdicts.
package.targets += tier(
  "Suite",
  [
    .target(
      name: "SpecFormat",
      dependencies: [
        "CCmark", "CSupport", "ElementTree", "LayoutTree", "LayoutValues", "Platform",
      ]
    ),
    .target(
      name: "SceneBuilding",
      dependencies: [
        "CSupport", "ElementTree", "EngineKit", "LayoutValues", "Platform", "SpecFormat",
      ]
    ),
    .target(
      name: "SpecAuthoring",
      dependencies: ["ElementTree", "LayoutValues", "SceneBuilding", "SpecFormat"]
    ),
    .target(
      name: "ReferenceImages",
      dependencies: ["CSupport", "ElementTree", "LayoutValues", "SpecFormat"]
    ),
    .target(
      name: "Conformance",
      dependencies: [
        "SceneBuilding", "SpecAuthoring",
        "CPlatform", "Platform", "EngineKit", "ElementTree", "LayoutTree", "LayoutValues",
        "ResourceFiles", "SpecFormat", "ReferenceImages",
      ]
    ),
  ]
)

/// Reports, pictures and the site.
package.targets += tier(
  "Output",
  [
    .target(
      name: "Pictures",
      dependencies: ["Conformance", "ElementTree", "LayoutTree", "LayoutValues", "SpecFormat"]
    ),
    .target(
      name: "Reporting",
      dependencies: [
        "SceneBuilding", "SpecAuthoring",
        "Conformance", "ElementTree", "LayoutTree", "LayoutValues", "SpecFormat", "Pictures",
        "CSupport",
      ],
      exclude: ["Data/signatures.txt"]
    ),
    .target(
      name: "Site",
      dependencies: [
        "SceneBuilding",
        "ReferenceImages", "Conformance", "ElementTree", "LayoutTree", "LayoutValues",
        "SpecFormat", "Pictures", "Platform", "Reporting", "CSupport",
      ],
      exclude: [
        "Assets/site.css", "Assets/shell.css", "Assets/site.js", "Assets/search.js",
        "Assets/watch.js", "Assets/poll.js", "Assets/matrix.css",
        "Assets/matrix.js", "Assets/kills.css", "Assets/screens.css",
      ]
    ),
  ]
)

/// The command-line tool.
package.targets += tier(
  "Tool",
  [
    .target(
      name: "SuiteRunning",
      dependencies: [
        "SceneBuilding", "SpecAuthoring", "Reporting", "Site", "Pictures", "Conformance",
        "SpecFormat",
        "ResourceFiles", "CommandLineKit", "CPlatform", "Platform", "EngineKit", "ElementTree",
        "LayoutTree",
      ]
    ),
    .target(
      name: "SpecEditor",
      dependencies: [
        "SuiteRunning", "SceneBuilding", "SpecAuthoring", "Reporting", "Site",
        "Pictures",
        "Conformance", "EngineKit", "SpecFormat", "Platform", "ElementTree", "LayoutTree",
      ]
    ),
    .target(
      name: "PlumbTool",
      dependencies: [
        "SuiteRunning", "SpecEditor", "SceneBuilding", "SpecAuthoring", "Reporting", "Site",
        "Pictures",
        "ReferenceImages", "Conformance", "SpecFormat", "CommandLineKit", "Platform", "EngineKit",
        "ElementTree", "LayoutTree",
      ]
    ),
    .executableTarget(name: "plumb", dependencies: ["PlumbTool"]),
  ]
)

package.targets += tier(
  "Benchmarks",
  [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SpecAuthoring",
        "ViewLayout", "UIKitLayout", "CollectionLayout", "SpecFormat", "CommandLineKit",
        "CPlatform", "Platform", "CAllocations", "Conformance", "PlumbEngine", "Scenarios",
        "ElementTree", "EngineKit", "Pictures", "LayoutTree", "LayoutValues", "ReferenceImages",
      ]
    )
  ]
)

/// Mutation testing: faults in the engine's code, and how many of them the suite detects.
package.targets += tier(
  "Mutants",
  [
    .target(name: "MutantSwitch", dependencies: ["CSupport"]),
    .executableTarget(
      name: "MutantWorker",
      dependencies: [
        "SceneBuilding",
        "CSupport", "CPlatform", "Conformance", "EngineKit", "LayoutTree", "LayoutValues",
        "MutantSwitch", "PlumbEngine", "SpecFormat",
      ],
      linkerSettings: exportedSymbols
    ),
  ]
)

package.targets += tests(
  "Support",
  [
    // Hostile strings for the tests of each output format.
    .target(name: "HostileTexts", exclude: ["hostile.json"]),
    .testTarget(name: "ElementTreeTests", dependencies: ["ElementTree", "HostileTexts"]),
  ]
)

package.targets += tests(
  "Protocol",
  [.testTarget(name: "EngineKitTests", dependencies: ["EngineKit", "LayoutTree", "HostileTexts"])]
)

package.targets += tests(
  "Engine",
  [
    .testTarget(
      name: "ViewLayoutTests",
      dependencies: [
        "ViewLayout", "Platform", "PlumbEngine", "LayoutTree", "LayoutValues", "ResourceFiles",
        "SpecFormat",
      ]
    ),
    .testTarget(
      name: "UIKitLayoutTests",
      dependencies: ["ViewLayout", "UIKitLayout", "PlumbEngine", "LayoutTree"]
    ),
    .testTarget(
      name: "CollectionLayoutTests",
      dependencies: [
        "UIKitLayout", "CollectionLayout", "ViewLayout", "PlumbEngine", "LayoutTree",
        "LayoutValues",
      ]
    ),
    // A use of each signature that the engine has, and the page that lists them.
    .testTarget(
      name: "APICoverageTests",
      dependencies: ["ViewLayout", "UIKitLayout", "CollectionLayout", "CPlatform", "LayoutTree"],
      exclude: ["Names/SwiftUI.txt"]
    ),
    // Laws of the engine over generated view trees, and the heap over many rounds.
    .testTarget(
      name: "LawTests",
      dependencies: [
        "Scenarios", "Conformance", "LayoutTree", "LayoutValues", "PlumbEngine", "SpecFormat",
        "CPlatform", "ViewLayout", "UIKitLayout", "CollectionLayout",
      ]
    ),
  ]
)

package.targets += tests(
  "Suite",
  [
    .testTarget(
      name: "SpecFormatTests",
      dependencies: [
        "SceneBuilding", "SpecAuthoring",
        "SpecFormat", "Conformance", "HostileTexts", "LayoutTree", "LayoutValues", "PlumbEngine",
        "Platform",
      ]
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "SceneBuilding", "SpecAuthoring",
        "ViewLayout", "UIKitLayout", "CollectionLayout", "Conformance", "EngineKit", "LayoutTree",
        "LayoutValues", "PlumbEngine", "Platform", "SpecFormat", "Scenarios",
      ]
    ),
    .testTarget(
      name: "ReferenceImagesTests",
      dependencies: ["ReferenceImages", "LayoutValues"]
    ),
    // The suite itself, a test case for each scenario.
    .testTarget(name: "SpecTests", dependencies: ["PlumbTool", "plumb-engine"]),
  ]
)

package.targets += tests(
  "Output",
  [
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "Pictures", "Conformance", "ElementTree", "LayoutTree", "PlumbEngine", "SpecFormat",
        "ViewLayout", "CollectionLayout",
      ]
    ),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "SceneBuilding", "SpecAuthoring",
        "Reporting", "Conformance", "EngineKit", "LayoutTree", "LayoutValues", "SpecFormat",
        "ViewLayout",
        "Pictures", "ElementTree", "HostileTexts",
      ]
    ),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "PlumbEngine", "Scenarios", "Site", "Pictures", "Conformance", "ElementTree", "LayoutTree",
        "SpecFormat",
        "ViewLayout", "Reporting", "HostileTexts", "CSupport",
      ]
    ),
  ]
)

package.targets += tests(
  "Tool",
  [
    // A `plumb` whose scenarios trap, hang and print, for the tests of the tool.
    .executableTarget(
      name: "FixtureTool",
      dependencies: [
        "SuiteRunning",
        "EngineKit", "PlumbEngine", "ViewLayout", "PlumbTool", "SpecFormat", "Scenarios",
      ]
    ),
    .testTarget(
      name: "SpecEditorTests",
      dependencies: ["SpecEditor", "SuiteRunning", "SpecFormat"]
    ),
    .testTarget(
      name: "PlumbToolTests",
      dependencies: [
        "SuiteRunning", "SpecEditor",
        "SceneBuilding",
        "ViewLayout", "CollectionLayout",
        "PlumbTool", "CommandLineKit", "Conformance", "EngineKit", "SpecFormat", "Scenarios",
        "FixtureTool", "LayoutTree", "LayoutValues", "PlumbEngine", "Reporting", "plumb",
        "plumb-engine",
      ]
    ),
  ]
)

/// The folder of the parser of Swift that the toolchain on the path ships; `nil` for one without.
let parser: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath() }
  .map {
    $0.deletingLastPathComponent().appendingPathComponent("../lib/swift/host").standardized.path
  }
  .first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") }

if parser != nil {
  package.targets += tier(
    "Tool",
    [
      // The surfaces of Apple's frameworks, which are compiled when an app imports them.
      .target(name: "FrameworkSources", exclude: ["Frameworks"]),
      // Reads the code of apps, and leaves out what does not compile.
      .target(
        name: "AppCode",
        dependencies: ["FrameworkSources", "Platform", "ResourceFiles", "SpecFormat"]
      ),
      .executableTarget(
        name: "TryTool",
        dependencies: [
          "SuiteRunning", "SceneBuilding", "AppCode", "PlumbTool", "Conformance", "SpecFormat",
        ]
      ),
    ]
  )
  package.targets += tests(
    "Tool",
    [.testTarget(name: "AppCodeTests", dependencies: ["AppCode"])]
  )
  package.products.append(.executable(name: "plumb-try", targets: ["TryTool"]))
  package.targets += tier(
    "Mutants",
    [
      .executableTarget(
        name: "MutantsTool",
        dependencies: [
          "SceneBuilding",
          "MutantSwitch", "CommandLineKit", "Conformance", "Reporting", "ElementTree", "Platform",
          "SpecFormat",
        ]
      )
    ]
  )
  package.targets += tests(
    "Mutants",
    [
      .testTarget(
        name: "MutantsToolTests",
        dependencies: [
          "MutantsTool", "MutantSwitch", "MutantWorker", "CSupport", "CommandLineKit",
          "Conformance", "EngineKit", "LayoutTree", "LayoutValues", "Reporting", "SpecFormat",
          "HostileTexts",
        ]
      )
    ]
  )
  package.products.append(.executable(name: "mutants", targets: ["MutantsTool"]))
}

for target in package.targets where target.type != .system {
  target.swiftSettings = strict
}

// The parser's modules and libraries are the toolchain's.
if let parser {
  let users = ["MutantsTool", "MutantsToolTests", "AppCode", "AppCodeTests", "TryTool"]
  for target in package.targets where users.contains(target.name) {
    target.swiftSettings = strict + [.unsafeFlags(["-I", parser])]
    target.linkerSettings =
      (target.linkerSettings ?? []) + [
        .unsafeFlags(["-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        .linkedLibrary("SwiftOperators"), .linkedLibrary("SwiftIfConfig"),
      ]
  }
}

/// The settings of every target; scenes are compiled apart, in Swift 5 mode.
var strict: [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

/// Lets scenes that are loaded link against the engine in the executable.
var exportedSymbols: [LinkerSetting] {
  [
    .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux])),
    // On macOS, scenes run on the stack of the main thread, here of 512 MB.
    .unsafeFlags(
      ["-export_dynamic", "-stack_size", "0x20000000"].flatMap { ["-Xlinker", $0] },
      .when(platforms: [.macOS])
    ),
  ]
}

/// Targets whose folders are below `Sources/<tier>`.
func tier(_ tier: String, _ targets: [Target]) -> [Target] {
  for target in targets { target.path = "Sources/\(tier)/\(target.name)" }
  return targets
}

/// Targets whose folders are below `Tests/<tier>`.
func tests(_ tier: String, _ targets: [Target]) -> [Target] {
  // An installed package has no tests.
  guard FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") else {
    return []
  }
  for target in targets { target.path = "Tests/\(tier)/\(target.name)" }
  return targets
}
