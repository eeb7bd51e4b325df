/// The declarations of a `Package.swift`, read as data.
struct PackageManifest {
  private static let targetCalls: Set = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "binaryTarget", "systemLibrary",
  ]

  let folder: String
  private let index: FileIndex
  private let package: ManifestValue?
  /// The targets in the argument `targets:`, and those that are appended.
  private let targets: [ManifestValue]
  /// The names of the targets of each library.
  let products: [String: [String]]
  private let hasApp: Bool

  init(path: String, index: FileIndex) {
    self.index = index
    folder = path.folder
    let reader = ManifestReader(texts: [index.text(of: path) ?? ""])
    package = reader.values.lazy.compactMap { $0.calls(of: ["Package"]).first }.first
    var names: Set<String> = []
    let appended = reader.appendedValues.flatMap { $0.calls(of: Self.targetCalls) }
    let declared = package.map { ($0["targets"]?.elements ?? []) + appended } ?? []
    targets = declared.filter { target in
      target.name.map(Self.targetCalls.contains) == true
        && target["name"]?.text.map { names.insert($0).inserted } == true
    }
    var products: [String: [String]] = [:]
    let libraries = ((package.map { [$0] } ?? []) + reader.appendedValues)
      .flatMap { $0.calls(of: ["library", "executable", "iOSApplication"]) }
    for product in libraries {
      if let name = product["name"]?.text { products[name] = product["targets"]?.texts ?? [] }
    }
    self.products = products
    hasApp = libraries.contains { $0.name == "iOSApplication" }
  }
}

extension PackageManifest {
  /// The targets of the package with their files.
  var declared: DeclaredProject {
    var project = DeclaredProject(path: folder + "/Package.swift", folder: folder)
    project.products = products
    project.references = (package?["dependencies"]?.elements ?? [])
      .compactMap { $0["path"]?.text }.map { folder.appending($0) }
    let unreadable = (package?["targets"]?.elements ?? []).filter { $0["name"]?.text == nil }.count
    if package == nil {
      project.targets = conventionalTargets
      project.notes.append(
        "The targets in `\(project.path)` could not be read; the folders in `Sources` are used"
      )
    } else {
      project.targets = targets.map(target)
      if unreadable > 0 {
        project.notes.append("\(unreadable) targets in `\(project.path)` could not be read")
      }
    }
    return project
  }

  private func target(_ target: ManifestValue) -> DeclaredTarget {
    let name = target["name"]?.text ?? ""
    var result = DeclaredTarget(name: name, module: name.moduleName, kind: .package)
    switch target.name {
    case "testTarget": result.omission = .tests
    case "macro": result.omission = .macros
    case "plugin": result.omission = .plugins
    case "binaryTarget", "systemLibrary": result.omission = .binaries
    case "executableTarget": result.kind = hasApp ? .application : .tool
    default: break
    }
    result.dependencies = (target["dependencies"]?.elements ?? []).compactMap(dependency)
    result.isMainActor = (target["swiftSettings"]?.elements ?? []).contains {
      $0.name == "defaultIsolation" && $0.arguments.first?.value.name == "self"
    }
    guard let folder = path(of: target, named: name) else { return result }
    let sources = target["sources"]?.texts.map { folder.appending($0) } ?? [folder]
    let excluded = target["exclude"]?.texts.map { folder.appending($0) } ?? []
    let isIncluded = { (path: String) in
      !excluded.contains { path.isInside($0) }
    }
    result.files = index.swiftFiles(below: folder).filter { file in
      isIncluded(file) && sources.contains { file.isInside($0) }
    }
    result.resources = index.resources(below: folder).filter(isIncluded)
    return result
  }

  private func path(of target: ManifestValue, named name: String) -> String? {
    if let path = target["path"]?.text { return folder.appending(path) }
    let parents =
      switch target.name {
      case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let folders = parents.map { folder.appending($0) }
    if let own = folders.map({ $0.appending(name) }).first(where: index.isFolder) { return own }
    // The files of a package with one target may be in `Sources` itself.
    let isOnly = targets.filter { $0.name == target.name }.count == 1
    return isOnly ? folders.first(where: index.isFolder) : nil
  }

  private func dependency(_ value: ManifestValue) -> TargetDependency? {
    if let name = value.text { return .name(name) }
    guard let name = value["name"]?.text ?? value.firstText else { return nil }
    return switch value.name {
    case "product": .product(name)
    case "target": .target(name)
    default: .name(name)
    }
  }

  /// A target for each folder in `Sources`.
  private var conventionalTargets: [DeclaredTarget] {
    let sources = folder.appending("Sources")
    let folders = index.names(in: sources).map { sources.appending($0) }
    return folders.filter(index.isFolder).map { folder in
      var target = DeclaredTarget(
        name: folder.lastName,
        module: folder.lastName.moduleName,
        kind: .package
      )
      target.files = index.swiftFiles(below: folder)
      target.resources = index.resources(below: folder)
      return target
    }
  }
}
