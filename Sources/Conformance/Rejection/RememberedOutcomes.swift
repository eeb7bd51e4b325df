internal import Foundation
internal import SpecFormat

/// The compiler's outcomes for code that it has seen, in a file beside the build: starting it takes a
/// quarter of a second, and code that is the same, with the same modules, is refused for the same
/// reasons.
struct RememberedOutcomes {
  private struct Contents: Codable {
    /// The outcome for each code, by the digest of it and of what it was compiled with.
    var outcomes: [String: CompilerCommand.Outcome] = [:]
  }

  /// More outcomes than these are of builds that are gone.
  private static let limit = 500

  private let file: URL

  /// - Parameter modules: The directory with the built modules.
  init(of modules: String) {
    file = URL(fileURLWithPath: modules).deletingLastPathComponent()
      .appendingPathComponent("RejectedCode.json")
  }
}

extension RememberedOutcomes {
  /// The outcome of an earlier call with the same code, compiler and modules; `nil` where there was
  /// none.
  func outcome(of key: String) -> CompilerCommand.Outcome? { contents.outcomes[key] }

  /// Keeps an outcome, where the build's directory can be written to.
  func remember(_ outcome: CompilerCommand.Outcome, of key: String) {
    var contents = contents
    if contents.outcomes.count >= Self.limit { contents = Contents() }
    contents.outcomes[key] = outcome
    guard let data = try? JSONEncoder().encode(contents) else { return }
    try? data.write(to: file, options: .atomic)
  }

  private var contents: Contents {
    guard let data = try? Data(contentsOf: file) else { return Contents() }
    return (try? JSONDecoder().decode(Contents.self, from: data)) ?? Contents()
  }
}

extension CompilerCommand {
  /// The digest of some code, of the compiler and of every module that the code names.
  func key(of source: String) -> String {
    let directory = URL(fileURLWithPath: modules)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    let named = files.sorted().filter { file in
      file.hasSuffix(".swiftmodule") && source.contains(file.dropLast(".swiftmodule".count))
    }
    let stamps = [path ?? ""] + named.map { directory.appendingPathComponent($0).path }
    let texts = [source] + stamps.map { "\($0) \(Self.stamp(of: $0))" }
    return FileDigest.digest(of: Array(texts.joined(separator: "\n").utf8))
  }

  /// The size of a file and when it was written: a build writes what has changed.
  private static func stamp(of path: String) -> String {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    let date = attributes?[.modificationDate] as? Date
    return "\(attributes?[.size] ?? "") \(date?.timeIntervalSinceReferenceDate ?? 0)"
  }
}
