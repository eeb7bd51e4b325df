internal import SuiteRunning
internal import SceneBuilding
internal import AppCode
internal import Conformance
internal import Foundation
internal import PlumbTool
internal import SpecFormat

/// Reads the code of an app, leaves out what does not compile, and links the rest to a library.
struct AppPreviewBuilder: PreviewBuilder {
  /// The maximum duration of a call of the compiler, in seconds, for an app of few lines.
  private static let compilerTimeLimit = 300
  /// The number of bytes of code that extend this limit by a second.
  private static let bytesOfSecond = 10_000

  func build(_ request: PreviewRequest) throws -> PreviewBuild {
    let project: AppProject
    do {
      project = try AppProject(
        of: request.paths,
        alone: request.isAlone,
        snapshots: request.showsSnapshots
      )
    } catch {
      throw PreviewCodeError(description: error.description, isUsage: error.isUsage)
    }
    let folder = Self.folder(for: request)
    return try FolderLock.during(folder) { try build(project, for: request, in: folder) }
  }

  private func build(
    _ project: AppProject,
    for request: PreviewRequest,
    in folder: String
  ) throws -> PreviewBuild {
    var compiler = SwiftCompiler.beside(executable: .current)
    try compiler.checkThatItIsThere()
    let modules = try project.modules.map { try Self.module($0, of: project) }
    let size = modules.reduce(0) { $0 + $1.files.reduce(0) { $0 + $1.text.utf8.count } }
    compiler.timeLimit = Self.compilerTimeLimit + size / Self.bytesOfSecond
    let calls = try Self.calls(of: compiler)
    var build = AppBuild(calls, in: folder, sharing: Self.cache + "/frameworks")
    build.onProgress = { line in MainActor.assumeIsolated { request.onProgress(line) } }
    let results = try build.run(
      modules,
      stubs: request.stubs,
      shown: project.shown,
      snapshots: request.showsSnapshots
    )
    guard results.contains(where: { $0.sources.contains { !$0.previews.isEmpty } }) else {
      return PreviewBuild(results, of: project, shown: project.shown, digests: [:])
    }
    let objects = build.supportObjects + results.flatMap(\.objects)
    let library = "\(folder)/app.so"
    if build.hasChanges || !FileManager.default.fileExists(atPath: library) {
      request.onProgress("linking")
      let linked = try compiler.link(objects, to: library)
      guard linked.status == 0 else { throw AppLinkError(output: linked.output) }
    }
    let compiled = results.filter { $0.failure == nil }
    let uses = FileUses(results.flatMap(\.sources))
    var product = PreviewBuild(
      results,
      of: project,
      shown: Self.shown(request, uses, project),
      digests: Self.digests(results, uses, context: build.identity)
    )
    product.modules = PackageModules(
      names: compiled.map(\.module) + ["MissingTypes"],
      build: folder,
      library: library
    )
    return product
  }

  /// The folder with the products of an app, which the next run uses again.
  private static func folder(for request: PreviewRequest) -> String {
    let paths = request.paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let kind = request.showsSnapshots ? ["snapshots"] : []
    let name = FileDigest.fastDigest(of: Data((paths + kind).joined(separator: "\n").utf8))
    return "\(cache)/apps/\(name)"
  }

  private static var cache: String {
    CompilationCache.shared(environment: ProcessInfo.processInfo.environment).directory
  }

  private static func module(
    _ module: AppProject.Module,
    of project: AppProject
  ) throws -> AppBuild.Module {
    AppBuild.Module(
      name: module.name,
      files: module.files.map { path in
        (
          path,
          String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        )
      },
      assets: AssetNames(in: module.resources),
      isMainActor: module.isMainActor
    )
  }

  private static func calls(of compiler: SwiftCompiler) throws -> AppCompiler {
    AppCompiler(
      engineArguments: compiler.importArguments,
      frontendArguments: try compiler.frontendArguments,
      identity: compiler.identity,
      timeLimit: compiler.timeLimit
    ) { arguments in
      do {
        let outcome = try compiler.drive(arguments)
        return AppCompiler.Outcome(status: outcome.status, output: outcome.output)
      } catch CompilerError.timedOut {
        return AppCompiler.Outcome(status: nil, output: "")
      }
    }
  }

  /// Returns digests of the code that the previews of each file may use.
  private static func digests(
    _ results: [AppBuild.Result],
    _ uses: FileUses,
    context: String
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for result in results {
      for source in result.sources {
        let cuts = (result.cuts[source.path] ?? []).map { "\($0.edit)" }.sorted()
        let digest = FileDigest.fastDigest(of: Data(source.prepared))
        texts[source.path] = ([source.path, digest] + cuts).joined(separator: " ")
      }
    }
    let files = Set(results.flatMap(\.sources).filter { !$0.previews.isEmpty }.map(\.path))
    return uses.texts(usedBy: files) { texts[$0] ?? "" }
      .mapValues { FileDigest.fastDigest(of: Data("\(context)\n\($0)".utf8)) }
  }

  /// Returns the paths of the files whose previews are shown.
  private static func shown(
    _ request: PreviewRequest,
    _ uses: FileUses,
    _ project: AppProject
  ) -> Set<String> {
    guard let changed = request.changedFiles else { return project.shown }
    return project.shown.intersection(
      uses.files { path in
        changed.contains(URL(fileURLWithPath: path).standardizedFileURL.path)
      }
    )
  }
}

extension PreviewBuild {
  /// Describes the results of a build.
  ///
  /// - Parameters:
  ///   - results: The modules.
  ///   - project: The project of the app.
  ///   - shown: The files whose previews are shown.
  ///   - digests: Digests of the code that the previews of each file may use.
  fileprivate init(
    _ results: [AppBuild.Result],
    of project: AppProject,
    shown: Set<String>,
    digests: [String: String]
  ) {
    let sources = results.flatMap(\.sources)
    let previews = sources.filter { shown.contains($0.path) }.flatMap(\.previews)
    let failed = Dictionary(
      results.compactMap { result in result.failure.map { (result.module, $0) } }
    ) { first, _ in first }
    let missing = results.reduce(into: [:]) { $0.merge($1.missingPreviews) { first, _ in first } }
    let reason = { (preview: AppPreview) in failed[preview.module] ?? missing[preview.function] }
    self.init(
      files: zip(sources, results.flatMap(\.compiledNames)).map { source, name in
        let text = String(decoding: source.original, as: UTF8.self)
        let lines = text.components(separatedBy: "\n")
        return File(path: source.path, lines: lines, compiledName: name)
      },
      previews: previews.filter { reason($0) == nil }
        .map { Preview($0, digest: digests[$0.file] ?? "") },
      missingPreviews: previews.compactMap { preview in
        reason(preview).map { MissingPreview(Preview(preview, digest: ""), reason: $0) }
      },
      gaps: results.flatMap { result in
        result.cuts.sorted { $0.key < $1.key }.flatMap { path, cuts in
          cuts.sorted { $0.line < $1.line }.map { Gap($0, in: path) }
        }
      },
      modules: nil,
      missingModules: Set(sources.flatMap(\.missingModules)).sorted(),
      notes: project.notes + Self.unreadable(project)
        + Self.missing(previews, in: sources)
        + results.compactMap { result in
          result.failure.map { "'\(result.module)' was not compiled: \($0)" }
        },
      resources: project.resources
    )
  }
}

extension PreviewBuild {
  /// Returns a note for each file that cannot be read.
  private static func unreadable(_ project: AppProject) -> [String] {
    project.modules.flatMap(\.files).filter { !FileManager.default.isReadableFile(atPath: $0) }
      .map { "'\($0)' cannot be read" }
  }

  /// The maximum number of views that a note names.
  private static let namedViews = 3

  /// Returns a note that there are no previews, with views and the values that they need.
  private static func missing(_ previews: [AppPreview], in sources: [AppSource]) -> [String] {
    guard previews.isEmpty else { return [] }
    let views = sources.flatMap(\.incompleteViews)
    let needs = views.prefix(namedViews).map { "'\($0.view)' needs a value for '\($0.value)'" }
    return ["there is no preview" + (needs.isEmpty ? "" : ": " + needs.joined(separator: ", "))]
  }
}

extension PreviewBuild.Preview {
  fileprivate init(_ preview: AppPreview, digest: String) {
    self.init(
      function: preview.function,
      name: preview.name ?? preview.type,
      file: preview.file,
      line: preview.line,
      module: preview.module,
      code: preview.code,
      digest: digest,
      hasOwnSize: preview.hasOwnSize
    )
    type = preview.type
  }
}

extension PreviewBuild.Gap {
  fileprivate init(_ cut: Cut, in path: String) {
    self.init(
      rule: cut.rule,
      subject: cut.subject,
      file: path,
      line: cut.line,
      reason: cut.reason
    )
  }
}

/// The app's library cannot be linked, which is a fault of this project.
struct AppLinkError: Error, CustomStringConvertible {
  var output: String

  var description: String { "the app's library cannot be linked:\n\(output)" }
}
