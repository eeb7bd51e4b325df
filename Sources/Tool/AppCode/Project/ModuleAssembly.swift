/// Selects the targets that become modules.
struct ModuleAssembly {
  let index: FileIndex
  let request: ProjectRequest
  /// The folders of projects that are not read.
  let unreadFolders: [String]
  var projects: [DeclaredProject]
  var notes: [String]

  init(_ search: ProjectSearch, request: ProjectRequest) {
    self.request = request
    let index = search.index
    self.index = index
    projects = search.projects
    unreadFolders = search.unread.map(\.folder)
    notes = search.notes + search.projects.flatMap(\.notes)
    let givenFiles = Set(request.files)
    updateTargets { target in
      // A target of a given file is never left out.
      if !givenFiles.isDisjoint(with: target.files) { target.omission = nil }
      if request.showsSnapshots, target.omission == .tests,
        target.files.contains(where: { SnapshotFunctions.mayBe(in: index.text(of: $0) ?? "") })
      {
        target.omission = nil
      }
      if target.files.isEmpty { target.omission = target.omission ?? .otherLanguages }
    }
  }

  private mutating func updateTargets(_ update: (inout DeclaredTarget) -> Void) {
    for project in projects.indices {
      for target in projects[project].targets.indices {
        update(&projects[project].targets[target])
      }
    }
  }
}

extension ModuleAssembly {
  /// Adds a module for given files that no project has.
  mutating func addModule(of files: [String]) {
    guard let first = files.first else { return }
    let name = first.folder.lastName.moduleName
    var target = DeclaredTarget(name: name, module: name, kind: .application)
    target.files = Set(files).sorted()
    projects.append(DeclaredProject(path: first.folder, folder: first.folder, targets: [target]))
  }

  /// Leaves out targets whose files are all in another app, or in another module of their name.
  mutating func leaveOutVariants() {
    guard !request.isOfFiles else { return }
    let targets = projects.flatMap(\.targets)
    let files = targets.map { Set($0.files) }
    let retained = targets.indices.filter { targets[$0].omission == nil }
    let variants = retained.filter { number in
      retained.contains { other in
        let (target, larger) = (targets[number], targets[other])
        let isAlike =
          target.module == larger.module
          || target.kind == .application && larger.kind == .application
        return isAlike && files[number].isSubset(of: files[other])
          && (files[number].count < files[other].count || other < number)
      }
    }
    var number = 0
    updateTargets { target in
      if variants.contains(number) { target.omission = .variants }
      number += 1
    }
  }

  /// The modules in order; `nil` if there are none.
  mutating func project() -> AppProject? {
    var graph = TargetGraph(projects)
    graph.keepReachable(from: request.isOfFiles ? Set(request.files) : nil)
    guard !graph.isEmpty else { return nil }
    let modules = graph.modules(notes: &notes)
    notes += graph.fontNotes
    let files = request.isOfFiles ? request.files : modules.flatMap(\.files)
    if !request.isOfFiles { notes += [leftOutNote].compactMap(\.self) }
    var project = AppProject(modules: modules, shown: Set(files), notes: notes)
    project.resources = graph.resources
    project.mapPaths(request.written)
    return project
  }

  /// The error for a command line without modules.
  var error: AppProjectError {
    AppProjectError(
      problems: request.paths.map { path in
        .withoutModules(path, leftOut: leftOutNote ?? "its projects have no targets")
      }
    )
  }

  /// The number of targets that are left out, by reason; `nil` if there are none.
  private var leftOutNote: String? {
    let reasons = projects.filter { !$0.isOptional }.flatMap(\.targets).compactMap(\.omission)
    let listed = TargetOmission.allCases.compactMap { reason in
      let count = reasons.count { $0 == reason }
      return count == 0 ? nil : "\(reason.rawValue) (\(count))"
    }
    guard !listed.isEmpty else { return nil }
    let subject = reasons.count == 1 ? "1 target is" : "\(reasons.count) targets are"
    return "\(subject) left out: \(listed.joined(separator: ", "))"
  }
}
