/// The targets of all projects with their dependencies on each other.
struct TargetGraph {
  private let projects: [DeclaredProject]
  /// The targets that can become modules, each with the index of its project in `projects`.
  private let targets: [(project: Int, target: DeclaredTarget)]
  /// The numbers of the targets that each target depends on directly, sorted.
  private var dependencies: [[Int]] = []
  /// The numbers of the targets that become modules.
  private var retained: Set<Int> = []

  init(_ projects: [DeclaredProject]) {
    self.projects = projects
    targets = projects.indices.flatMap { project in
      projects[project].targets.filter { $0.omission == nil }.map { (project, $0) }
    }
    let byName = Dictionary(grouping: targets.indices) { [targets] in targets[$0].target.name }
    let byProduct = products(byName)
    dependencies = targets.indices.map { dependencies(of: $0, byName, byProduct) }
    retained = Set(targets.indices)
  }

  /// The targets of each product of the first project that has it.
  private func products(_ byName: [String: [Int]]) -> [String: [Int]] {
    var products: [String: [Int]] = [:]
    for (project, declared) in projects.enumerated() {
      for (product, names) in declared.products where products[product] == nil {
        let found = names.flatMap { byName[$0] ?? [] }.filter { targets[$0].project == project }
        products[product] = found.isEmpty ? nil : found
      }
    }
    return products
  }

  private func dependencies(
    of number: Int,
    _ byName: [String: [Int]],
    _ byProduct: [String: [Int]]
  ) -> [Int] {
    let (project, target) = targets[number]
    let found = target.dependencies.flatMap { dependency in
      let all = byName[dependency.text] ?? []
      let own = all.filter { targets[$0].project == project }
      let product = byProduct[dependency.text] ?? []
      return switch dependency {
      case .target: own.isEmpty ? Array(all.prefix(1)) : own
      case .product, .framework: product
      case .name: own.isEmpty ? product : own
      }
    }
    // An app may contain another one, but cannot import it.
    let isApp = target.kind == .application
    return Set(found).subtracting([number]).sorted().filter {
      !isApp || targets[$0].target.kind != .application
    }
  }
}

extension TargetGraph {
  var isEmpty: Bool { retained.isEmpty }

  /// Keeps the targets that some targets need.
  ///
  /// - Parameter files: The files of the needed targets; `nil` for all targets except for those of
  ///   optional projects.
  mutating func keepReachable(from files: Set<String>?) {
    var pending = targets.indices.filter { number in
      files.map { !$0.isDisjoint(with: targets[number].target.files) }
        ?? !projects[targets[number].project].isOptional
    }
    retained = []
    while let number = pending.popLast() {
      if retained.insert(number).inserted { pending += dependencies[number] }
    }
  }

  private var apps: [DeclaredTarget] {
    retained.sorted().map { targets[$0].target }.filter { $0.kind == .application }
  }

  /// A sentence for each app that lists fonts of which the project has no file.
  var fontNotes: [String] {
    apps.filter { !$0.missingFonts.isEmpty }.map { app in
      let names = app.missingFonts.map { "`\($0)`" }.joined(separator: ", ")
      return "`UIAppFonts` of \(app.name) lists \(names), which the project does not have"
    }
  }

  /// The folder that contains all resources, listed fonts and the `Info.plist` of the apps; `nil`
  /// for none.
  var resources: String? {
    let folders = apps.flatMap { app in
      app.resources.map { $0.fileExtension.isEmpty ? $0 : $0.folder }
        + [app.infoPlist?.folder].compactMap(\.self) + app.fonts.map(\.folder)
    }
    guard var common = folders.min() else { return nil }
    while !folders.allSatisfy({ $0.isInside(common) }), common != common.folder {
      common = common.folder
    }
    return common
  }

  /// The modules, each after its dependencies.
  func modules(notes: inout [String]) -> [AppProject.Module] {
    let (order, removed) = self.order()
    let names = self.names
    for (source, target) in removed {
      let pair = [source, target].compactMap { names[$0] }.joined(separator: " on ")
      notes.append("The dependency of \(pair) is left out: it closes a circle")
    }
    return order.map { number in
      let target = targets[number].target
      let dependencies = dependencies[number].filter { dependency in
        !removed.contains { $0 == (number, dependency) }
      }
      return AppProject.Module(
        name: names[number] ?? target.module,
        files: target.files,
        dependencies: dependencies.compactMap { names[$0] }.sorted(),
        resources: target.resources,
        kind: target.kind,
        isMainActor: target.isMainActor
      )
    }
  }

  /// A name for each module, without two that are equal.
  private var names: [Int: String] {
    var used: Set<String> = []
    var names: [Int: String] = [:]
    /// The number of underscores after the last module with a name.
    var lengths: [String: Int] = [:]
    for number in retained.sorted() {
      let target = targets[number].target
      let own = used.contains(target.module) ? target.name.moduleName : target.module
      var name = own + String(repeating: "_", count: lengths[own, default: 0])
      while used.contains(name) {
        name += "_"
        lengths[own, default: 0] += 1
      }
      used.insert(name)
      names[number] = name
    }
    return names
  }

  /// The numbers of the targets, dependencies first, and the dependencies that close circles.
  private func order() -> (order: [Int], removed: [(Int, Int)]) {
    var order: [Int] = []
    var removed: [(Int, Int)] = []
    var open: Set<Int> = []
    var done: Set<Int> = []
    for start in retained.sorted() where !done.contains(start) {
      open.insert(start)
      // Not a recursion: thousands of targets may depend on each other.
      var path = [(number: start, next: 0)]
      while let (number, next) = path.last {
        guard next < dependencies[number].count else {
          path.removeLast()
          open.remove(number)
          done.insert(number)
          order.append(number)
          continue
        }
        path[path.count - 1].next += 1
        let dependency = dependencies[number][next]
        guard retained.contains(dependency), !done.contains(dependency) else { continue }
        if open.insert(dependency).inserted {
          path.append((dependency, 0))
        } else {
          removed.append((number, dependency))
        }
      }
    }
    return (order, removed)
  }
}
