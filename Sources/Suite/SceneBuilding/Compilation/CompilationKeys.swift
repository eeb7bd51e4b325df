internal import Synchronization

/// The keys under which the results of a compiler are stored.
///
/// What depends only on the compiler and the engine's modules is determined once, so a value is
/// used for a single run.
final class CompilationKeys: Sendable {
  /// The executable that generates the code of scenes, with its stamp.
  static let generator: String = {
    let path = ExecutablePath.current.path
    return "\(path) \(FileStamp(of: path))"
  }()

  private let compiler: SwiftCompiler
  private let prefixes = Mutex<[Set<String>?: String]>([:])

  init(_ compiler: SwiftCompiler) { self.compiler = compiler }
}

extension CompilationKeys {
  /// Returns the key of a module by its generated code, without line numbers.
  func key(of module: SceneModule) -> String { prefix(of: module) + module.identity }

  /// Returns the key of a module by the source that its code is generated from, with line numbers;
  /// `nil` if the source has no digest.
  func sourceKey(of module: SceneModule) -> String? {
    module.sourceDigest.map { "\(prefix(of: module))source \($0)\n\(Self.generator)" }
  }

  private func prefix(of module: SceneModule) -> String {
    let imports = module.imports
    if let known = prefixes.withLock({ $0[imports] }) { return known }
    let prefix = compiler.key(of: "", imports: imports)
    prefixes.withLock { $0[imports] = prefix }
    return prefix
  }
}
