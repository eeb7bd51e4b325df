internal import Foundation

/// Compiles the modules of an app against this project's modules, and leaves out what does not
/// compile.
package struct AppBuild {
  /// A module with its files.
  package struct Module: Sendable {
    package var name: String
    /// The paths of the files as given, with their texts.
    package var files: [(path: String, text: String)]
    /// The names of the images and colors of its catalogs.
    package var assets: AssetNames
    /// Whether declarations without a stated isolation are isolated to the main actor.
    package var isMainActor: Bool

    package init(
      name: String,
      files: [(path: String, text: String)],
      assets: AssetNames = AssetNames(),
      isMainActor: Bool = false
    ) {
      (self.name, self.files, self.assets) = (name, files, assets)
      self.isMainActor = isMainActor
    }
  }

  /// A module that compiled, or the reason why it did not.
  package struct Result: Sendable {
    package var module: String
    package var sources: [AppSource]
    /// The parts of files that are left out or replaced, by the paths of the files.
    package var cuts: [String: [Cut]] = [:]
    /// The reasons for which previews are left out as a whole, by their functions.
    package var missingPreviews: [String: String] = [:]
    /// The number of compilations.
    package var rounds = 0
    /// The paths of the object files; empty if the module was not compiled.
    package var objects: [String] = []
    /// The reason why the module was not compiled; `nil` if it was.
    package var failure: String?

    /// The module and the name that each source is compiled under, such as `Shop/3_Cart.swift`.
    ///
    /// The name of a source does not depend on whether other sources are compiled.
    package var compiledNames: [String]

    /// - Parameters:
    ///   - module: The name of the module.
    ///   - sources: The files of the module.
    ///   - isNeeded: Returns whether a file is compiled.
    fileprivate init(
      _ module: String,
      sources: [AppSource],
      where isNeeded: (AppSource) -> Bool = { _ in true }
    ) {
      self.module = module
      let needed = sources.enumerated().filter { isNeeded($1) }
      self.sources = needed.map(\.element)
      compiledNames = needed.map { index, source in
        "\(module)/\(index)_\(source.path.split(separator: "/").last ?? "file.swift")"
      }
    }
  }

  /// The maximum number of compilations of a module.
  private static let maximumRounds = 40

  let compiler: AppCompiler
  /// The folder with the products, which later runs use again.
  let folder: String
  /// Called with a line that describes the current step.
  package var onProgress: (String) -> Void = { _ in }
  /// The names of the modules of the app.
  private var names: Set<String> = []
  private var missing = MissingTypes()
  /// The digests of the declarations of the modules that were compiled.
  private var interfaces: [String] = []
  /// Whether a module was compiled, and not only used from an earlier run.
  package private(set) var hasChanges = false
  private var frameworks: FrameworkBuild

  /// - Parameters:
  ///   - compiler: The calls of the compiler.
  ///   - folder: The absolute path of the folder for the products of the app.
  ///   - shared: The absolute path of the folder for products that all apps share.
  package init(_ compiler: AppCompiler, in folder: String, sharing shared: String) {
    self.compiler = compiler
    self.folder = folder
    frameworks = FrameworkBuild(compiler, in: folder, sharing: shared)
  }

  private var modules: String { "\(folder)/Modules" }

  /// The object files of the frameworks' surfaces that the app imports, and of missing types.
  package var supportObjects: [String] { frameworks.objects }

  /// A digest of the compiler, of the engine, of the frameworks' surfaces and of the missing names.
  package var identity: String {
    [compiler.identity, frameworks.identity, missing.code].joined(separator: "\n")
  }
}

extension AppBuild {
  /// Compiles what previews need of modules, in their order; each may import those before it.
  ///
  /// If there are no previews, each view whose properties all have default values is one. If there
  /// is no such view either, nothing is compiled.
  ///
  /// - Parameters:
  ///   - modules: The modules, dependencies first.
  ///   - stubs: A file of the user with declarations for the last module; `nil` for none.
  ///   - shown: The paths of the files whose previews are needed.
  ///   - snapshots: Whether the views of snapshot tests are needed in place of previews.
  /// - Returns: A result for each module, with the files that are needed.
  /// - Throws: An error of Foundation if the folder cannot be written, or the error of the call.
  package mutating func run(
    _ modules: [Module],
    stubs: (path: String, text: String)? = nil,
    shown: Set<String>,
    snapshots: Bool = false
  ) throws -> [Result] {
    try FileManager.default.createDirectory(atPath: self.modules, withIntermediateDirectories: true)
    var modules = modules
    for index in modules.indices {
      guard let stubs else { continue }
      modules[index].files.removeAll {
        URL(fileURLWithPath: $0.path) == URL(fileURLWithPath: stubs.path)
      }
      if index == modules.count - 1 { modules[index].files.append(stubs) }
    }
    let toolchain = SourceRules.toolchainModules.union(frameworks.names)
    let hasPreview = { (source: AppSource) in
      !source.previews.isEmpty && shown.contains(source.path)
    }
    onProgress("reading")
    var failed: Set<String> = []
    let texts = snapshots ? modules.flatMap(\.files).map(\.text) : []
    var content: AppSource.Content =
      snapshots ? .snapshots(SnapshotFunctions(in: texts)) : .previews
    var sources = Self.sources(of: modules, importing: toolchain, content)
    if !snapshots, !sources.joined().contains(where: hasPreview) {
      content = .views
      sources = Self.sources(of: modules, importing: toolchain, content)
    }
    guard sources.joined().contains(where: hasPreview) else {
      return zip(modules, sources).map { Result($0.name, sources: $1) }
    }
    var starts = Set(sources.joined().filter(hasPreview).map(\.path))
    if let stubs { starts.insert(stubs.path) }
    let needed = FileUses(Array(sources.joined())).files(usedBy: starts)
    let imports = sources.joined().filter { needed.contains($0.path) }
      .reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    var results: [Result] = []
    var compiled: Set<String> = []
    names = Set(modules.map(\.name))
    interfaces = []
    for (index, module) in modules.enumerated() {
      var result = Result(module.name, sources: sources[index]) { needed.contains($0.path) }
      if !result.sources.isEmpty || imports.contains(module.name) {
        onProgress("compiling \(module.name)")
        // An import in one file makes the imported members visible in all files of the module.
        let visible = sources[index].reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        try compile(module, &result, importing: visible.intersection(compiled).sorted())
        if result.failure == nil { compiled.insert(module.name) }
      }
      if result.failure != nil {
        failed.insert(module.name)
        sources = Self.sources(of: modules, importing: toolchain, without: failed, content)
      }
      results.append(result)
    }
    try frameworks.declare(missing)
    return results
  }

  /// Prepares the files of modules, each of which may import those before it.
  private static func sources(
    of modules: [Module],
    importing known: Set<String>,
    without failed: Set<String> = [],
    _ content: AppSource.Content
  ) -> [[AppSource]] {
    var known = known
    var count = 0
    return modules.map { module in
      defer { if !failed.contains(module.name) { known.insert(module.name) } }
      return module.files.map { file in
        count += 1
        return AppSource(
          path: file.path,
          text: file.text,
          module: module.name,
          number: count,
          modules: known,
          content: content
        )
      }
    }
  }

  private mutating func compile(
    _ module: Module,
    _ result: inout Result,
    importing visible: [String]
  ) throws {
    let sources = result.sources
    let imports = sources.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    // A module of the app hides the surface of its name.
    try frameworks.compile(imports.subtracting(names))
    let place = "\(folder)/\(module.name)"
    let paths = result.compiledNames.map { "\(folder)/\($0)" }
    let supportText = visible.map { "import \($0)\n" }.joined() + module.assets.code(for: sources)
    var code = try Self.code(of: module, in: place, files: paths, support: supportText)
    var state = ModuleState(
      of: sources,
      in: [compiler.identity, frameworks.identity, supportText, "\(module.isMainActor)"]
        + interfaces,
      missing: missing
    )
    let earlier = ModuleState.read(in: place)
    interfaces.append(state.interface)
    if let earlier, earlier.key == state.key {
      let reduction = ModuleReduction(
        sources,
        cuts: earlier.cuts,
        imports: earlier.imports,
        missing: earlier.missing
      )
      try frameworks.compile(Set(earlier.imports.values.joined()))
      missing = earlier.missing
      result.finish(reduction, code)
      return
    }
    hasChanges = true
    let known = earlier.map { state.cuts(from: $0, for: sources) } ?? [:]
    // If no declaration changed, the same names are missing.
    if let earlier, earlier.interface == state.interface { missing = earlier.missing }
    try frameworks.declare(missing)
    code.effort = earlier?.effort ?? .usual
    var reduction = ModuleReduction(
      sources,
      cuts: known,
      imports: earlier?.imports ?? [:],
      missing: missing,
      modules: FrameworkTexts.modules.filter { !names.contains($0.value) }
    )
    try frameworks.compile(Set(reduction.imports.values.joined()))
    for (path, text) in zip(paths, reduction.texts) { try Self.write(text, to: path) }
    // With the cuts of an earlier run, the code probably compiles.
    try reduce(&reduction, &code, startingWithCheck: known.isEmpty && !sources.isEmpty, &result)
    result.finish(reduction, code)
    guard result.failure == nil else { return }
    (state.cuts, state.missing, state.effort) = (reduction.cuts, reduction.missing, code.effort)
    state.imports = reduction.imports
    for source in sources where reduction.cuts[source.path]?.isEmpty == false {
      state.texts[source.path] = String(decoding: source.prepared, as: UTF8.self)
    }
    try state.write(in: place)
  }

  /// Returns the code of a module, and writes its file of imports and assets.
  private static func code(
    of module: Module,
    in place: String,
    files: [String],
    support text: String
  ) throws -> ModuleCode {
    let objects = "\(place)/objects"
    try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
    let support = "\(place)/ModuleSupport.swift"
    try write(Array(text.utf8), to: support)
    var code = ModuleCode(name: module.name, files: files + [support], objects: objects)
    code.isMainActor = module.isMainActor
    return code
  }

  /// Compiles a module until no error is left.
  private mutating func reduce(
    _ reduction: inout ModuleReduction,
    _ code: inout ModuleCode,
    startingWithCheck: Bool,
    _ result: inout Result
  ) throws {
    // The path is absolute, or `Module/File.swift` in the code that a macro copied.
    let name = { (path: String) in path.split(separator: "/").last ?? "" }
    let indices = Dictionary(code.files.enumerated().map { (name($1), $0) }) { first, _ in first }
    var isChecked = !startingWithCheck
    // Most errors are in files with earlier errors, so other files are checked once these compile.
    var checked: Set<Int>?
    while true {
      result.rounds += 1
      let outcome =
        isChecked
        ? try compiler.emit(code, modules: modules)
        : try compiler.check(code, only: checked, modules: modules)
      guard let status = outcome.status else {
        result.failure = "the compiler did not end within \(compiler.timeLimit) s"
        return
      }
      var errors = CompilerMessage.errors(in: outcome.output)
        .compactMap { error in indices[name(error.file)].map { (file: $0, message: error) } }
        .filter { $0.file < reduction.texts.count }
      if errors.isEmpty, status == 0 || !isChecked {
        if isChecked { return }
        if checked == nil { isChecked = true }
        checked = nil
        continue
      }
      if code.effort == .usual {
        // An expression may be too complex only because of another error, so other errors come
        // first.
        let answerable = errors.filter { !$0.message.isComplex(in: result.sources[$0.file]) }
        if answerable.isEmpty, !errors.isEmpty {
          code.effort = .high
          continue
        }
        errors = answerable
      }
      let step = reduction.answer(errors)
      guard !step.isEmpty, result.rounds < Self.maximumRounds else {
        let first = outcome.output.split(separator: "\n").first { $0.contains("error:") }
        result.failure = first.map(String.init) ?? "the compiler ended without a result"
        return
      }
      if step.hasNewTypes {
        missing = reduction.missing
        try frameworks.declare(missing)
      }
      try frameworks.compile(Set(reduction.imports.values.joined()))
      for index in step.changedFiles {
        try Self.write(reduction.texts[index], to: code.files[index])
      }
      checked = (checked ?? []).union(step.changedFiles).union(errors.map(\.file))
      onProgress("compiling \(result.module), round \(result.rounds + 1): \(errors.count) errors")
    }
  }

  /// Writes a file, unless it has the content already: its date is what an incremental build reads.
  static func write(_ text: [UInt8], to path: String) throws {
    let data = Data(text)
    guard FileManager.default.contents(atPath: path) != data else { return }
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

extension AppBuild.Result {
  /// Stores the cuts, the missing previews and the objects of a module.
  fileprivate mutating func finish(_ reduction: ModuleReduction, _ code: ModuleCode) {
    cuts = reduction.cuts
    missingPreviews = reduction.missingPreviews
    objects = failure == nil ? code.objectPaths : []
  }
}

extension CompilerMessage {
  /// Whether the error is about a complex expression, in a file that does not use `Tab`.
  fileprivate func isComplex(in source: AppSource) -> Bool { isAboutEffort && !source.usesTabs }
}
