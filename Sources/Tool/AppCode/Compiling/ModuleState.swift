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
  /// The texts of the files with cuts, by their paths.
  var texts: [String: String] = [:]
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

  /// Returns the cuts of an earlier run that still apply.
  ///
  /// In a file that changed, these are the cuts outside of the changed part. There are none if a
  /// declaration of the module or of a module before it changed.
  func cuts(from earlier: ModuleState, for sources: [AppSource]) -> [String: [Cut]] {
    guard earlier.interface == interface else { return [:] }
    return sources.reduce(into: [:]) { cuts, source in
      guard let known = earlier.cuts[source.path] else { return }
      if files[source.path] == earlier.files[source.path] {
        cuts[source.path] = known
      } else if let text = earlier.texts[source.path] {
        let change = TextChange(from: Array(text.utf8), to: source.prepared)
        cuts[source.path] = known.compactMap(change.moved)
      }
    }
  }
}

/// The part of a text that an edit changed.
private struct TextChange {
  /// The number of equal bytes at the beginning.
  private let start: Int
  /// The offset of the equal bytes at the end, in the old text.
  private let end: Int
  /// The difference of the lengths, in bytes.
  private let growth: Int
  private let keepsLines: Bool

  init(from old: [UInt8], to new: [UInt8]) {
    start = zip(old, new).prefix { $0 == $1 }.count
    end = max(old.count - zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, start)
    growth = new.count - old.count
    let lineBreak = UInt8(ascii: "\n")
    keepsLines = new.count { $0 == lineBreak } == old.count { $0 == lineBreak }
  }

  /// Returns a cut in the new text; `nil` if it is in the changed part or on another line.
  func moved(_ cut: Cut) -> Cut? {
    let range = cut.edit.range
    if range.upperBound < start { return cut }
    guard keepsLines, range.lowerBound > end, range.lowerBound + growth > start else { return nil }
    var cut = cut
    let place = range.lowerBound + growth..<range.upperBound + growth
    cut.edit = SourceEdit(place, cut.edit.text)
    return cut
  }
}

extension AppSource {
  /// The prepared text without the bodies of functions and accessors, and without empty lines.
  var interface: String {
    let visitor = BodyVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    let text = EditedSource(prepared, visitor.bodies.map { SourceEdit($0, "") }).text
    let lines = text.split(separator: UInt8(ascii: "\n")).joined(separator: [UInt8(ascii: "\n")])
    return String(decoding: Array(lines), as: UTF8.self)
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
