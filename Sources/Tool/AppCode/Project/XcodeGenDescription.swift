/// A `project.yml`, from which XcodeGen generates an Xcode project.
struct XcodeGenDescription {
  private static let depthLimit = 8
  /// The maximum number of files, as files may include each other several times.
  private static let fileLimit = 200

  private let path: String
  private let index: FileIndex
  /// The description and those that it includes, with their folders.
  private var layers: [(folder: String, value: ManifestValue)] = []

  init(path: String, index: FileIndex) {
    self.path = path
    self.index = index
    read(path, depth: 0)
  }

  private mutating func read(_ path: String, depth: Int) {
    guard depth < Self.depthLimit, layers.count < Self.fileLimit, let text = index.text(of: path)
    else { return }
    let value = YAMLReader.value(of: text)
    layers.append((path.folder, value))
    for included in value["include"]?.elements ?? [] {
      guard let other = included.text ?? included["path"]?.text else { continue }
      read(path.folder.appending(other), depth: depth + 1)
    }
  }
}

extension XcodeGenDescription {
  /// The project; `nil` if no target can be read.
  var declared: DeclaredProject? {
    let templates = layers.flatMap { $0.value["targetTemplates"]?.arguments ?? [] }
    var project = DeclaredProject(path: path, folder: path.folder)
    for (folder, value) in layers {
      let references = [value["packages"], value["projectReferences"]].flatMap {
        $0?.arguments ?? []
      }
      project.references += references.compactMap { $0.value["path"]?.text }
        .map { folder.appending($0) }
      for target in value["targets"]?.arguments ?? [] {
        let used = (target.value["templates"]?.texts ?? []).compactMap { name in
          templates.first { $0.label == name }?.value
        }
        project.targets.append(self.target(target.label, [target.value] + used, in: folder))
      }
    }
    project.addFrameworks()
    return project.targets.isEmpty ? nil : project
  }

  /// Returns a target from its description and the templates that it uses.
  private func target(
    _ name: String,
    _ layers: [ManifestValue],
    in base: String
  ) -> DeclaredTarget {
    func first(_ key: String) -> ManifestValue? { layers.lazy.compactMap { $0[key] }.first }
    func all(_ key: String) -> [ManifestValue] { layers.flatMap { $0[key]?.elements ?? [] } }
    let settings = settings(of: name, layers)
    var target = DeclaredTarget(
      name: name,
      module: settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name,
      productType: first("type")?.text ?? "",
      platforms: [first("platform"), first("supportedDestinations")].flatMap { $0?.texts ?? [] }
    )
    target.infoPlist = (settings["INFOPLIST_FILE"] ?? first("info")?["path"]?.text)
      .map { base.appending($0) }
    if target.kind == .application {
      let names = settings["INFOPLIST_KEY_UIAppFonts"]?.split(separator: " ").map(String.init)
      let listed = first("info")?["properties"]?["UIAppFonts"]?.texts ?? []
      target.findFonts(listedIn: listed + (names ?? []), below: base, index: index)
    }
    for source in all("sources") {
      guard let place = source.text ?? source["path"]?.text,
        TargetOmission(platforms: source["destinationFilters"]?.texts ?? []) == nil
      else { continue }
      let folder = base.appending(place.replacing("${target_name}", with: name))
      let excluded = source["excludes"]?.texts.map { folder.appending($0) } ?? []
      target.add(filesOf: folder, excluding: excluded, index: index)
    }
    target.dependencies = all("dependencies").flatMap { dependency -> [TargetDependency] in
      if let name = dependency["target"]?.text { return [.target(name.lastName)] }
      if let name = dependency["framework"]?.text { return [.framework(name.stem)] }
      let products = [dependency["product"], dependency["products"]].flatMap { $0?.texts ?? [] }
      return (products.isEmpty ? dependency["package"]?.texts ?? [] : products)
        .map(TargetDependency.product)
    }
    return target
  }
  /// The settings of all targets, overridden by those of a target.
  private func settings(of name: String, _ layers: [ManifestValue]) -> BuildSettings {
    var settings = BuildSettings()
    settings.set("TARGET_NAME", to: name)
    for layer in self.layers.map(\.value) + layers.reversed() {
      let groups = [layer["settings"], layer["settings"]?["base"]].compactMap(\.self)
      for setting in groups.flatMap(\.arguments) {
        setting.value.text.map { settings.set(setting.label, to: $0) }
      }
    }
    return settings
  }
}
