internal import Foundation
internal import SpecFormat

extension SwiftCompiler {
  /// The engine's own modules.
  var engine: [String] { target.builtModules.map { "\($0).swiftmodule" } }

  /// The words by which the compiler is told the names that code has for modules.
  var aliases: [String] {
    target.aliases.sorted { $0.key < $1.key }.flatMap {
      ["-module-alias", "\($0.key)=\($0.value)"]
    }
  }

  /// Whether code sees modules that were built, besides the engine's own; nobody knows what another
  /// engine's modules see.
  func seesMore(_ imports: Set<String>?) -> Bool {
    target != .plumb || imports?.contains { isBuilt($0) } ?? true
  }

  /// The words that say how hard the compiler tries.
  ///
  /// By itself it looks for no name that was probably meant. What another engine lacks, nobody has
  /// misspelt, and to look for it doubles the time: 0.7 s for a spec instead of 0.3 s. And where a body
  /// uses what an engine lacks, the compiler may try types for minutes; with a bound, which is not one
  /// of time, that spec is refused in 4 s.
  var effort: [String] {
    target == .plumb
      ? ["-typo-correction-limit", "10"] : ["-Xfrontend", "-solver-scope-threshold=20000"]
  }

  /// The words by which the compiler finds the modules of C that a build has made maps for: a package's
  /// own modules may see these.
  var moduleMaps: [String] {
    let build = URL(fileURLWithPath: modules).deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    let maps = names.sorted().map { "\(build)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Whether a module is one of those that were built, and not of the toolchain's.
  private func isBuilt(_ module: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(modules)/\(module).swiftmodule")
  }

  /// All built modules: a package's own may see any other.
  var allModules: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") }.sorted()
  }
}

extension SwiftCompiler {
  /// The compiler's first error about one of the engine's modules, which is nobody's code, as a trouble;
  /// `nil` where it reads them.
  func troubleWithModules(in output: String) -> CompilerError? {
    let line = output.split(whereSeparator: \.isNewline).first { line in
      line.contains("error: ")
        && ["cannot be imported", "no such module", "failed to load", "compiled with"]
          .contains { line.contains($0) }
        && target.builtModules.contains {
          line.contains("module '\($0)'") || line.contains("\($0).swiftmodule")
        }
    }
    guard let line, let start = line.firstRange(of: "error: ")?.upperBound else { return nil }
    let reason = String(line[start...])
    return target == .plumb
      ? .modulesUnreadable(directory: modules, reason: reason)
      : .engineModulesUnreadable(directory: modules, reason: reason)
  }
}
