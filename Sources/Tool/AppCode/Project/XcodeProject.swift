internal import ResourceFiles

/// The objects of a `project.pbxproj`.
struct XcodeProject {
  typealias Object = [String: Any]

  let path: String
  let index: FileIndex
  let objects: [String: Object]
  /// The absolute paths of files and groups by their identifiers.
  let paths: [String: String]
  /// The identifiers of the groups whose files are those of a folder, sorted.
  let synchronizedGroups: [String]
  private let root: Object

  /// Reads the project in an `.xcodeproj` folder; `nil` if the list of objects cannot be read.
  init?(path: String, index: FileIndex) {
    guard let data = index.data(of: path + "/project.pbxproj"),
      let list = try? PropertyListFile.value(of: data) as? Object,
      let objects = (list["objects"] as? [String: Any])?.compactMapValues({ $0 as? Object }),
      let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
    else { return nil }
    self.path = path
    self.index = index
    self.objects = objects
    self.root = root
    let folder = path.folder.appending(root["projectDirPath"] as? String ?? "")
    synchronizedGroups =
      objects.filter { $0.value.text("isa") == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
    paths = XcodeGroups(objects: objects, folder: folder).paths(below: root.text("mainGroup"))
  }
}

extension XcodeProject {
  /// The folder that the paths of the project are relative to.
  private var folder: String { path.folder.appending(root.text("projectDirPath")) }

  /// The targets and references of the project.
  var declared: DeclaredProject {
    var project = DeclaredProject(path: path, folder: path.folder)
    project.targets = root.list("targets").compactMap { identifier in
      objects[identifier].flatMap { target($0, identifier: identifier) }
    }
    project.addFrameworks()
    project.references = references
    return project
  }

  /// The paths of the projects and packages that the project contains or depends on.
  private var references: [String] {
    let packages = root.list("packageReferences").compactMap { objects[$0] }
      .compactMap { $0["relativePath"] as? String }.map { folder.appending($0) }
    let folders = objects.filter {
      ["folder", "wrapper"].contains($0.value.text("lastKnownFileType"))
    }
    let projects = objects.filter { $0.value.text("path").hasSuffix(".xcodeproj") }
    let files =
      folders.keys.compactMap { paths[$0] }.filter { index.exists($0 + "/Package.swift") }
      + projects.keys.compactMap { paths[$0] }
    return Set(packages + files).sorted()
  }

  private func target(_ target: Object, identifier: String) -> DeclaredTarget? {
    guard target.text("isa") == "PBXNativeTarget" else { return nil }
    let name = target.text("name")
    let settings = settings(of: target, named: name)
    let type = target.text("productType").replacing("com.apple.product-type.", with: "")
    let frameworks = buildFiles("PBXFrameworksBuildPhase", of: target).filter(\.isForPhones)
      .compactMap { objects[$0.text("fileRef")] ?? objects[$0.text("productRef")] }
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
    var result = DeclaredTarget(
      name: name,
      module: settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name,
      productType: type,
      platforms: platforms.split(separator: " ").map(String.init),
      usesWidgets: frameworks.contains { $0.text("path").stem == "WidgetKit" }
    )
    result.infoPlist = settings["INFOPLIST_FILE"].map { folder.appending($0) }
    if result.kind == .application {
      let names = settings["INFOPLIST_KEY_UIAppFonts"]?.split(separator: " ").map(String.init)
      result.findFonts(listedIn: names ?? [], below: folder, index: index)
    }
    result.isMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    addFiles(to: &result, of: target, identifier: identifier)
    result.dependencies = dependencies(of: target, frameworks: frameworks)
    return result
  }

  private func addFiles(to result: inout DeclaredTarget, of target: Object, identifier: String) {
    let groups = SynchronizedGroups(of: target, identifier: identifier, project: self)
    let sources = buildFiles("PBXSourcesBuildPhase", of: target)
    let swiftFiles = { (buildFiles: [Object]) in
      buildFiles.compactMap { paths[$0.text("fileRef")] }
        .filter { $0.fileExtension == "swift" && index.exists($0) }
    }
    result.files = swiftFiles(sources.filter(\.isForPhones)) + groups.swiftFiles
    result.files = Set(result.files).sorted()
    result.excludedFiles = swiftFiles(sources) + groups.excludedFiles
    let resources = buildFiles("PBXResourcesBuildPhase", of: target).flatMap { file in
      let reference = file.text("fileRef")
      return ([reference] + (objects[reference]?.list("children") ?? [])).compactMap { paths[$0] }
    }
    result.resources = resources.compactMap { path in
      switch path.fileExtension {
      case "xcassets", "xcstrings": path
      default: path.folder.fileExtension == "lproj" ? path.folder.folder : nil
      }
    }
    result.resources = Set(result.resources.filter(index.exists) + groups.resources).sorted()
  }

  /// The entries of the build phases of a type.
  private func buildFiles(_ type: String, of target: Object) -> [Object] {
    target.list("buildPhases").compactMap { objects[$0] }
      .filter { $0.text("isa") == type }
      .flatMap { $0.list("files") }.compactMap { objects[$0] }
  }

  private func dependencies(of target: Object, frameworks: [Object]) -> [TargetDependency] {
    let packages = target.list("packageProductDependencies").compactMap { objects[$0] }
    let targets = target.list("dependencies").compactMap { objects[$0] }
    let products = packages + targets.compactMap { objects[$0.text("productRef")] }
    let dependencies =
      (products + frameworks).map { TargetDependency.product($0.text("productName")) }
      + targets.compactMap { objects[$0.text("target")] }.map { .target($0.text("name")) }
      + frameworks.map { .framework($0.text("path").stem) }
    return dependencies.filter { !$0.text.isEmpty }
  }
}

extension XcodeProject {
  /// The settings of the default configuration: those of the project, overridden by those of a
  /// target.
  private func settings(of target: Object, named name: String) -> BuildSettings {
    var settings = BuildSettings()
    for (variable, value) in [
      ("TARGET_NAME", name), ("SRCROOT", folder), ("PROJECT_DIR", folder),
      ("PRODUCT_NAME", "$(TARGET_NAME)"),
    ] { settings.set(variable, to: value) }
    for owner in [root, target] {
      let list = objects[owner.text("buildConfigurationList")] ?? [:]
      let configurations = list.list("buildConfigurations").compactMap { objects[$0] }
      let standard = list["defaultConfigurationName"] as? String ?? "Release"
      guard
        let configuration = configurations.first(where: { $0.text("name") == standard })
          ?? configurations.first
      else { continue }
      if let file = configurationFile(of: configuration) {
        settings.read(xcconfig: file, index: index)
      }
      for (key, value) in configuration["buildSettings"] as? Object ?? [:] {
        let values = value as? [String]
        settings.set(key, to: values?.joined(separator: " ") ?? value as? String ?? "")
      }
    }
    return settings
  }

  private func configurationFile(of configuration: Object) -> String? {
    if let path = configuration["baseConfigurationReferenceRelativePath"] as? String {
      return paths[configuration.text("baseConfigurationReferenceAnchor")].map {
        $0.appending(path)
      }
    }
    return paths[configuration.text("baseConfigurationReference")]
  }
}

extension [String: Any] {
  /// The text of a key; empty if there is none.
  func text(_ key: String) -> String { self[key] as? String ?? "" }

  /// The texts of a list; empty if there is none.
  func list(_ key: String) -> [String] { self[key] as? [String] ?? [] }

  /// Whether the platforms of a build file, if it names some, include iOS.
  fileprivate var isForPhones: Bool {
    let filters = list("platformFilters") + [text("platformFilter")].filter { !$0.isEmpty }
    return filters.isEmpty || filters.contains { ["ios", "maccatalyst"].contains($0) }
  }
}
