/// A `Project.swift`, from which Tuist generates an Xcode project, as far as it is literal data.
struct TuistDescription {
  private let path: String
  private let index: FileIndex
  private let project: ManifestValue?

  /// Reads a description with the texts of the files in `ProjectDescriptionHelpers`.
  init(path: String, helpers: [String], index: FileIndex) {
    self.path = path
    self.index = index
    let reader = ManifestReader(texts: [index.text(of: path) ?? ""] + helpers)
    project = reader.values.lazy.compactMap { $0.calls(of: ["Project"]).first }.first
  }
}

extension TuistDescription {
  /// The project with the targets that can be read; `nil` if there are none.
  var declared: DeclaredProject? {
    var result = DeclaredProject(path: path, folder: path.folder)
    result.references = (project?["packages"]?.elements ?? [])
      .compactMap { $0["path"]?.text ?? $0.firstText }
      .filter { !$0.contains("://") }.map { path.folder.appending($0) }
    let targets = project?["targets"]?.elements ?? []
    result.targets = targets.filter { $0["name"]?.text != nil }.map(target)
    if result.targets.count < targets.count {
      result.notes.append("Not all targets in `\(path)` could be read")
    }
    result.addFrameworks()
    return result.targets.isEmpty ? nil : result
  }

  private func target(_ value: ManifestValue) -> DeclaredTarget {
    let name = value["name"]?.text ?? ""
    let destinations = value["destinations"] ?? value["platform"]
    var target = DeclaredTarget(
      name: name,
      module: value["productName"]?.text ?? name,
      productType: value["product"]?.name ?? "",
      platforms: destinations?.elements.compactMap(\.name) ?? []
    )
    let folder = path.folder
    for glob in [value["sources"], value["buildableFolders"]].flatMap({ $0?.globs ?? [] }) {
      let excluded = glob["excluding"]?.texts.map { folder.appending($0) } ?? []
      let pattern = folder.appending(glob.text ?? glob.firstText ?? "")
      target.add(filesOf: pattern, excluding: excluded, index: index)
    }
    for glob in value["resources"]?.globs ?? [] {
      let pattern = PathPattern(folder.appending(glob.text ?? glob.firstText ?? ""))
      target.resources += index.resources(below: pattern.root)
    }
    target.resources = Set(target.resources).sorted()
    target.dependencies = (value["dependencies"]?.elements ?? []).compactMap { dependency in
      switch dependency.name {
      case "target": (dependency["name"]?.text).map(TargetDependency.target)
      case "project": (dependency["target"]?.text).map(TargetDependency.target)
      case "external": (dependency["name"]?.text).map(TargetDependency.product)
      case "package": (dependency["product"]?.text).map(TargetDependency.product)
      default: nil
      }
    }
    return target
  }
}

extension ManifestValue {
  /// The texts, and the calls such as `.glob("Sources/**", excluding: [])`, in a value.
  fileprivate var globs: [ManifestValue] {
    switch self {
    case .text: [self]
    case .list(let elements): elements.flatMap(\.globs)
    case .call: firstText == nil ? arguments.flatMap(\.value.globs) : [self]
    case .unknown: []
    }
  }
}
