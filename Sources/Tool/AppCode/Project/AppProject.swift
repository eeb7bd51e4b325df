/// The modules of an app and the files of each.
package struct AppProject: Sendable {
  /// A module that is compiled from the files of one target.
  package struct Module: Sendable, Equatable {
    /// The kind of target that a module is built from.
    package enum Kind: Sendable, Equatable {
      /// An app, or the files of a folder without a project.
      case application
      /// A framework or a static library of an Xcode project.
      case library
      /// A library target of a Swift package.
      case package
      /// An executable target of a Swift package.
      case tool
    }

    /// The name that an `import` declaration has.
    package var name: String
    /// The Swift files, sorted.
    package var files: [String]
    /// The names of the modules that the target depends on directly, sorted.
    ///
    /// The code may also import the modules that these depend on, as Xcode builds them too.
    package var dependencies: [String]
    /// Asset catalogs, string catalogs, and folders that contain `.lproj` folders, sorted.
    package var resources: [String]
    package var kind: Kind
    /// Whether declarations without a stated isolation are isolated to the main actor.
    package var isMainActor = false
  }

  /// The modules, each after its dependencies.
  package var modules: [Module]
  /// The files whose previews are shown: the files of the command line, or all.
  package var shown: Set<String>
  /// The folder with the catalogs, strings, listed fonts and `Info.plist` of the app; `nil` if it
  /// has none.
  package var resources: String?
  /// The targets, files and projects that were left out or could not be read, a sentence each.
  package var notes: [String]
}

extension AppProject {
  /// Finds the modules for the files and folders of a command line.
  ///
  /// All paths of the result are relative to the current directory, or absolute if a path of the
  /// command line is absolute. Only manifests are read, and no process is started.
  ///
  /// - Parameters:
  ///   - paths: Folders, projects, workspaces, packages and Swift files.
  ///   - alone: Whether Swift files are used without the other files of their targets.
  ///   - snapshots: Whether the targets with snapshot tests are read too.
  /// - Throws: All problems of the paths at once.
  package init(
    of paths: [String],
    alone: Bool,
    snapshots: Bool = false
  ) throws(AppProjectError) {
    let index = FileIndex()
    var request = try ProjectRequest(paths, snapshots: snapshots, index: index)
    var search = ProjectSearch(folders: request.folders, index: index)
    for folder in request.folders {
      search.read(folder: folder)
      let files = index.swiftFiles(below: folder)
      // A folder of a project above it is the same as the files in it.
      if index.manifests(below: folder).isEmpty, search.readProject(around: files[0]) {
        request.replace(folder: folder, with: files)
      }
    }
    for container in request.containers { search.read(container: container) }
    let single = request.files.filter { alone || !search.readProject(around: $0) }
    search.readDependencies()

    var assembly = ModuleAssembly(search, request: request)
    assembly.addModule(of: single)
    assembly.addUnclaimedFiles()
    assembly.leaveOutVariants()
    guard let project = assembly.project() else { throw assembly.error }
    self = project
  }
}

extension AppProject {
  /// Replaces all paths, and those in notes.
  mutating func mapPaths(_ transform: (String) -> String) {
    for index in modules.indices {
      modules[index].files = modules[index].files.map(transform).sorted()
      modules[index].resources = modules[index].resources.map(transform).sorted()
    }
    shown = Set(shown.map(transform))
    resources = resources.map(transform)
    notes = notes.map { note in
      note.split(separator: "`", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("/") ? transform(String($0)) : String($0) }.joined(separator: "`")
    }
  }
}
