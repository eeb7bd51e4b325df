import Foundation

@testable import SceneBuilding

extension FuzzTarget {
  /// The reader of an `engine.json`, and of other JSON files whose mistakes have places.
  static let engineManifests = FuzzTarget(
    name: "engine-manifests",
    suffixes: ["engine.json", "Contents.json"],
    seeds: {
      [
        """
        {"executable": "/bin/sh", "arguments": ["-c"], "modules": "Modules", "imports": ["A"],
        "grid": 0.5, "aliases": {"SwiftUI": "A\\u00e9"}, "name": "A", "scenes": true, "a": null}
        """
      ]
      .map { Array($0.utf8) }
    },
    read: { bytes in
      var reader = EngineManifestReader(folder: URL(fileURLWithPath: "/bin"))
      let manifest = reader.manifest(in: String(decoding: bytes, as: UTF8.self))
      require(manifest != nil || !reader.mistakes.isEmpty, "a file without a manifest is a mistake")
      require(
        reader.mistakes.allSatisfy { $0.line > 0 && $0.column > 0 && !$0.message.isEmpty },
        "a mistake has a place and a message"
      )
    }
  )
}
