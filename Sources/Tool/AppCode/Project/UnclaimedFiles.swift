extension ModuleAssembly {
  /// A target, by its position in the list of projects.
  private typealias Place = (project: Int, target: Int)

  /// Adds files that no target has to the app whose files are around them.
  ///
  /// A folder without projects becomes one module. Other files of no target are left out.
  mutating func addUnclaimedFiles() {
    var claimed = Set(projects.flatMap(\.targets).flatMap { $0.files + $0.excludedFiles })
    var omitted: [String] = []
    var joined: [String: [String]] = [:]
    for folder in request.folders {
      let hasXcodeProjects = projects.contains { $0.isXcodeProject && $0.path.isInside(folder) }
      for file in index.swiftFiles where file.isInside(folder) && claimed.insert(file).inserted {
        let names = file.relative(to: folder).split(separator: "/").dropLast()
        if names.contains(where: \.isOfTests) {
          omitted.append(file)
        } else if let nearest = nearestProject(around: file) {
          guard let app = app(for: file, of: nearest) else {
            omitted.append(file)
            continue
          }
          projects[app.project].targets[app.target].files.append(file)
          joined[projects[app.project].targets[app.target].module, default: []].append(file)
        } else if hasXcodeProjects {
          omitted.append(file)
        } else {
          addToModule(file, of: folder)
        }
      }
    }
    for (module, files) in joined.sorted(by: { $0.key < $1.key }) {
      notes.append("\(files.subject) of no target joined \(module): \(files.quoted)")
    }
    if !omitted.isEmpty {
      let verb = omitted.count == 1 ? "is" : "are"
      notes.append("\(omitted.subject) of no target \(verb) left out: \(omitted.quoted)")
    }
  }

  /// The folder of the nearest project or package around a file; `nil` if there is none.
  private func nearestProject(around file: String) -> String? {
    (projects.filter { $0.isPackage || $0.isXcodeProject }.map(\.folder) + unreadFolders)
      .filter { file.isInside($0) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// The app of a project that has files in the same folder of the project as a file; `nil` if
  /// there is none.
  private func app(for file: String, of folder: String) -> Place? {
    let first = file.relative(to: folder).split(separator: "/")
    let area = first.count > 1 ? folder.appending(String(first[0])) : nil
    let places = projects.indices.filter { projects[$0].folder == folder }.flatMap { project in
      projects[project].targets.indices.map { (project: project, target: $0) }
    }
    var nearest: (place: Place, depth: Int)?
    for place in places {
      let target = projects[place.project].targets[place.target]
      guard target.kind == .application, target.omission == nil else { continue }
      let depths = target.files.filter { other in
        area.map { other.isInside($0) } ?? (other.folder == folder)
      }
      .map { zip($0.utf8, file.utf8).prefix { $0 == $1 }.count }
      if let depth = depths.max(), depth > nearest?.depth ?? 0 { nearest = (place, depth) }
    }
    return nearest?.place
  }

  /// Adds a file to the module of a folder without projects, which may import all others.
  private mutating func addToModule(_ file: String, of folder: String) {
    if let project = projects.firstIndex(where: { $0.path == folder }) {
      projects[project].targets[0].files.append(file)
      return
    }
    let name = folder.lastName.moduleName
    var target = DeclaredTarget(name: name, module: name, kind: .application, files: [file])
    target.resources = index.resources(below: folder)
    target.dependencies = projects.flatMap(\.products.keys).sorted().map { .product($0) }
    projects.append(DeclaredProject(path: folder, folder: folder, targets: [target]))
  }
}

extension [String] {
  /// The number of files, as the subject of a sentence.
  fileprivate var subject: String { count == 1 ? "1 file" : "\(count) files" }
}

extension Substring {
  /// Whether a folder has a name that folders of tests have.
  fileprivate var isOfTests: Bool {
    ["tests", "test"].contains(lowercased())
      || ["Tests", "Test", "_tests", "-tests"].contains(where: hasSuffix)
  }
}
