import ResourceFiles

@testable import AppCode

extension FuzzTarget {
  /// The readers of `Package.swift`, and of a `Project.swift` of Tuist.
  static let manifests = FuzzTarget(
    name: "manifests",
    suffixes: ["Package.swift"],
    seeds: {
      [
        """
        import ProjectDescription
        let names = ["A", "B"]
        func target(_ name: String, product: Product = .framework) -> Target {
          var list = [name]
          list.append("C")
          return .target(name: name, product: product, sources: ["\\(name)/**/*.swift"] + list)
        }
        enum Kind: String { case a, b = "c" }
        let project = Project(name: Kind.b.rawValue, targets: names.map { target($0) })
        """,
        """
        let package = Package(name: "A", defaultLocalization: "de", products: [.library(name: "A",
        targets: ["A"])], targets: [.target(name: "A", path: "App"), .testTarget(name: "T")])
        package.targets += ["X", "Y"].flatMap { name in [.target(name: "M\\(name)")] }
        """,
      ]
      .map { Array($0.utf8) }
    },
    read: { bytes in
      try InputFolder.write(Array("let a = 1".utf8), to: "App/A.swift")
      try InputFolder.write(bytes, to: "Package.swift")
      let path = try InputFolder.write(bytes, to: "Project.swift")
      _ = AppFolder(readingFrom: InputFolder.path)
      _ = TuistDescription(path: path, helpers: [], index: FileIndex()).declared
      _ = try AppProject(of: [InputFolder.path], alone: false)
    }
  )
}
