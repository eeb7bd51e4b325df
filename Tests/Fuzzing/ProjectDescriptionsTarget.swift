@testable import AppCode

extension FuzzTarget {
  /// The reader of a `project.yml` of XcodeGen.
  static let projectDescriptions = FuzzTarget(
    name: "project-descriptions",
    suffixes: ["project.yml", ".github/workflows/plumb.yml"],
    seeds: {
      [
        """
        name: App # a comment
        include: [project.yml]
        packages: {B: {path: ../B}}
        settings:
          base: {PRODUCT_NAME: "$(TARGET_NAME) ${inherited}"}
        targetTemplates:
          T:
            platform: iOS
        targets:
          App:
            type: application
            templates: [T]
            sources:
              - path: "App/**/*.swift"
                excludes: ["**/?.swift", '*']
              - B
            dependencies:
              - target: C
              - package: B
                products: [B, D]
            info: {path: Info.plist, properties: {UIAppFonts: [A.ttf]}}
        """
      ]
      .map { Array($0.utf8) }
    },
    read: { bytes in
      try InputFolder.write(Array("let a = 1".utf8), to: "App/A.swift")
      try InputFolder.write(bytes, to: "project.yml")
      _ = try AppProject(of: [InputFolder.path], alone: false)
    }
  )
}
