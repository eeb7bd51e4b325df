/// Reads the projects and packages of folders, and those that they refer to.
struct ProjectSearch {
  /// The file types that are only read at the smallest depth of a folder at which one exists.
  private static let projectTypes: Set = ["xcodeproj", "xcworkspace", "yml"]

  let index: FileIndex
  /// The folders of the command line, whose projects are never optional.
  private let folders: [String]
  private(set) var projects: [DeclaredProject] = []
  private(set) var notes: [String] = []
  /// The projects in deeper folders, which are not read.
  private(set) var unread: [String] = []
  private var visited: Set<String> = []

  init(folders: [String], index: FileIndex) {
    self.folders = folders
    self.index = index
  }
}

extension ProjectSearch {
  /// Reads the projects at the smallest depth of a folder, and all packages in it.
  mutating func read(folder: String) {
    let manifests = index.manifests(below: folder)
    let candidates = manifests.filter { Self.projectTypes.contains($0.fileExtension) }
    let shallowest = candidates.first?.pathDepth
    let selected = manifests.filter { $0.fileExtension == "swift" || $0.pathDepth == shallowest }
    for path in selected where !path.isDescription(ofOneIn: manifests) { read(container: path) }
    let deeper = candidates.filter { !visited.contains($0) && $0.pathDepth != shallowest }
    unread += deeper
    if !deeper.isEmpty {
      notes.append("Projects in deeper folders are not read: \(deeper.quoted)")
    }
  }

  /// Reads a project, a workspace or a manifest, and all that it refers to.
  mutating func read(container path: String, isOptional: Bool = false) {
    guard visited.insert(path).inserted else { return }
    if path.fileExtension == "xcworkspace" {
      for reference in workspaceReferences(of: path) { read(container: reference) }
    } else if var project = project(at: path) {
      project.isOptional = isOptional && !folders.contains { path.isInside($0) }
      projects.append(project)
      for reference in project.references.map(container) {
        read(container: reference, isOptional: true)
      }
    }
  }

  /// Reads the nearest projects above a file until one has a target with the file.
  ///
  /// - Returns: Whether there is such a target. If not, nothing is read.
  mutating func readProject(around file: String) -> Bool {
    guard !claims(file) else { return true }
    var search = self
    var folder = file.folder
    while folder != folder.folder {
      let names = index.names(in: folder)
      let manifests = names.map { folder.appending($0) }.filter { $0.isManifest }
      for path in manifests where !path.isDescription(ofOneIn: manifests) {
        search.read(container: path)
      }
      if search.claims(file) {
        self = search
        return true
      }
      guard !names.contains(".git") else { return false }
      folder = folder.folder
    }
    return false
  }

  private func claims(_ file: String) -> Bool {
    projects.contains { $0.targets.contains { $0.files.contains(file) } }
  }

  private func container(_ reference: String) -> String {
    ["xcodeproj", "xcworkspace"].contains(reference.fileExtension)
      ? reference : reference.appending("Package.swift")
  }

  private mutating func project(at path: String) -> DeclaredProject? {
    guard index.exists(path), path.lastName != "Project.swift" || index.isOfTuist(path) else {
      return nil
    }
    let project =
      switch path.lastName {
      case "Package.swift": PackageManifest(path: path, index: index).declared
      case "Project.swift":
        TuistDescription(path: path, helpers: helpers(around: path), index: index).declared
      case "project.yml": XcodeGenDescription(path: path, index: index).declared
      default: XcodeProject(path: path, index: index)?.declared
      }
    if project == nil { notes.append("`\(path)` could not be read") }
    return project
  }

  /// The texts of the functions that descriptions of Tuist use, from the nearest folder above.
  private func helpers(around path: String) -> [String] {
    var folder = path.folder
    while folder != folder.folder {
      let helpers = folder.appending("Tuist/ProjectDescriptionHelpers")
      let names = index.names(in: helpers).filter { $0.fileExtension == "swift" }
      if !names.isEmpty { return names.compactMap { index.text(of: helpers.appending($0)) } }
      folder = folder.folder
    }
    return []
  }

  /// The projects and packages of a workspace.
  private func workspaceReferences(of path: String) -> [String] {
    let text = index.text(of: path + "/contents.xcworkspacedata") ?? ""
    return text.split(separator: "location").dropFirst().compactMap { part in
      let quoted = part.split(separator: "\"", omittingEmptySubsequences: false)
      guard quoted.count > 1, let colon = quoted[1].firstIndex(of: ":") else { return nil }
      let place = path.folder.appending(String(quoted[1][quoted[1].index(after: colon)...]))
      let isPods = place.folder.lastName == "Pods"
      return isPods || place.fileExtension != "xcodeproj" && !index.isFolder(place)
        ? nil : container(place)
    }
  }
}

extension ProjectSearch {
  /// Reads the packages nearby that the projects depend on: below their folders, or downloaded.
  mutating func readDependencies() {
    let places = Set(folders + projects.map(\.folder)).sorted()
    let local = places.flatMap { index.manifests(below: $0) }
      .filter { $0.lastName == "Package.swift" && !visited.contains($0) }
    let checkouts = places.flatMap { folder in
      ["SourcePackages/checkouts", ".build/checkouts", "Tuist/.build/checkouts"].flatMap { name in
        index.names(in: folder.appending(name)).map { "\(folder)/\(name)/\($0)/Package.swift" }
      }
    }
    var manifests = (local + checkouts.filter(index.exists)).map {
      PackageManifest(path: $0, index: index)
    }
    while true {
      let missing = missingProducts(ofAll: true)
      let end = manifests.partition { !missing.isDisjoint(with: $0.products.keys) }
      guard end < manifests.endIndex else { break }
      for manifest in manifests[end...].sorted(by: { $0.folder < $1.folder }) {
        var project = manifest.declared
        project.isOptional = true
        projects.append(project)
      }
      manifests.removeSubrange(end...)
    }
    if let note = index.note { notes.append(note) }
    let missing = missingProducts(ofAll: false).sorted()
    if !missing.isEmpty {
      notes.append("The packages of some products are not here: \(missing.quoted)")
    }
  }

  /// The products that no project has and that targets need, with or without optional projects.
  private func missingProducts(ofAll: Bool) -> Set<String> {
    let targets = projects.filter { ofAll || !$0.isOptional }.flatMap(\.targets)
    let dependencies = targets.filter { $0.omission == nil }.flatMap(\.dependencies)
    return Set(dependencies.compactMap(\.product))
      .subtracting(projects.flatMap(\.products.keys))
      .subtracting(projects.flatMap(\.targets).map(\.name))
      .filter { !$0.hasPrefix("plugin:") }
  }
}

extension String {
  /// The number of folders above a file.
  var pathDepth: Int { utf8.count { $0 == UInt8(ascii: "/") } }

  /// Whether an Xcode project is generated from this file, and is among some manifests.
  fileprivate func isDescription(ofOneIn manifests: [String]) -> Bool {
    ["project.yml", "Project.swift"].contains(lastName)
      && manifests.contains { $0.fileExtension == "xcodeproj" && $0.folder == folder }
  }

  /// Whether a file has the name of a project, a workspace or a manifest.
  var isManifest: Bool {
    ["xcodeproj", "xcworkspace"].contains(fileExtension)
      || ["Package.swift", "Project.swift", "project.yml"].contains(lastName)
  }
}

extension [String] {
  /// The texts in backquotes with commas between them, at most eight.
  var quoted: String {
    prefix(8).map { "`\($0)`" }.joined(separator: ", ")
      + (count > 8 ? " and \(count - 8) others" : "")
  }
}
