internal import Foundation
internal import SpecFormat
internal import SwiftSyntax

/// The result of compiling a module, which a later run uses again.
struct ModuleState: Codable {
  /// A digest of everything that the result depends on.
  var key: String
  /// A digest of the declarations of the module and of everything around it, without bodies.
  var interface: String
  /// The digests of the files' texts, by their paths.
  var files: [String: String]
  /// The cuts of each file, by its path.
  var cuts: [String: [Cut]]
  /// The modules that files import in addition, by the paths of the files.
  var imports: [String: Set<String>] = [:]
  /// The types that were missing so far.
  var missing: MissingTypes
  /// The effort that the module's expressions need.
  var effort = SolverEffort.usual

  private static let name = "state.json"

  /// Reads the state in the folder of a module; `nil` if there is none.
  static func read(in folder: String) -> ModuleState? {
    FileManager.default.contents(atPath: "\(folder)/\(name)")
      .flatMap { try? JSONDecoder().decode(ModuleState.self, from: $0) }
  }

  func write(in folder: String) throws {
    let data = try JSONEncoder().encode(self)
    try data.write(to: URL(fileURLWithPath: "\(folder)/\(Self.name)"), options: .atomic)
  }
}

extension ModuleState {
  /// Describes a module before it is compiled.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - context: What the module depends on besides its files, such as other modules.
  ///   - missing: The types that are missing in modules before it.
  init(of sources: [AppSource], in context: [String], missing: MissingTypes) {
    let digest = { (text: String) in FileDigest.fastDigest(of: Data(text.utf8)) }
    let texts = sources.map { FileDigest.fastDigest(of: Data($0.prepared)) }
    files = Dictionary(zip(sources.map(\.path), texts)) { first, _ in first }
    let around = context + [missing.code]
    key = digest((around + zip(sources, texts).map { "\($0.path) \($1)" }).joined(separator: "\n"))
    interface = digest(
      (around + sources.map { "\($0.path)\n\($0.interface)" }).joined(separator: "\n")
    )
    cuts = [:]
    self.missing = missing
  }

  /// Returns the cuts of an earlier run that hold for this one: those of files that did not change,
  /// if no declaration of the module and around it changed.
  func cuts(from earlier: ModuleState) -> [String: [Cut]] {
    guard earlier.interface == interface else { return [:] }
    return earlier.cuts.filter { files[$0.key] == earlier.files[$0.key] }
  }
}

extension AppSource {
  /// The prepared text without the bodies of functions and accessors.
  var interface: String {
    let visitor = BodyVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    let text = EditedSource(prepared, visitor.bodies.map { SourceEdit($0, "") }).text
    return String(decoding: text, as: UTF8.self)
  }
}

/// Collects the bodies of a file.
private final class BodyVisitor: SyntaxVisitor {
  private(set) var bodies: [Range<Int>] = []

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    bodies.append(node.offsets)
    return .skipChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { bodies.append(node.offsets) }
    return .skipChildren
  }
}
