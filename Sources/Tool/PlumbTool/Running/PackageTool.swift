internal import CommandLineKit
internal import Foundation

/// The `plumb` of a package: its executable that has the package's own modules in it, built before
/// it runs.
@MainActor
struct PackageTool {
  private let package: String
  private let console: Console

  /// - Parameters:
  ///   - package: The package's folder, relative to the current directory.
  ///   - console: Where it is said that a build takes its time.
  init(of package: String, console: Console) {
    self.package = URL(fileURLWithPath: package).standardizedFileURL.path
    self.console = console
  }
}

extension PackageTool {
  /// What `swift package describe` says of a package, as far as it is needed.
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var productDependencies: [String]?
    }

    var targets: [Target]
  }

  /// Builds the package's tool and runs it in this process's place: in the package's folder, on the
  /// same terminal.
  ///
  /// - Parameter arguments: The words after its name, paths absolute.
  /// - Throws: Why there is no such tool.
  func run(_ arguments: [String]) throws(ToolError) -> Never {
    guard FileManager.default.fileExists(atPath: "\(package)/Package.swift") else {
      throw .packageUnusable(package, reason: "it has no Package.swift")
    }
    let name = try toolName()
    console.show(progress: "building \(name)")
    let build = try swift(["build", "--package-path", package, "--product", name])
    guard build.status == 0 else {
      throw .packageNotBuilt(package, output: build.output)
    }
    let folder = try swift(["build", "--package-path", package, "--show-bin-path"]).output
    console.show(progress: "")
    try become(folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + name, arguments)
  }

  /// Goes on as a tool, in the package.
  private func become(_ path: String, _ arguments: [String]) throws(ToolError) -> Never {
    let words = ([path] + arguments).map { strdup($0) }
    if chdir(package) == 0 { execv(path, words + [nil]) }
    throw .packageUnusable(package, reason: String(cString: strerror(errno)))
  }

  /// The executable that depends on the tool's library.
  private func toolName() throws(ToolError) -> String {
    let described = try swift(["package", "--package-path", package, "describe", "--type", "json"])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let description = try? decoder.decode(Description.self, from: Data(described.output.utf8))
    guard described.status == 0, let description else {
      throw .packageUnusable(package, reason: described.output)
    }
    let tool = description.targets.first { target in
      target.type == "executable"
        && (target.productDependencies ?? []).contains("PlumbTool")
    }
    guard let tool else {
      throw .packageUnusable(package, reason: "no executable in it depends on 'PlumbTool'")
    }
    return tool.name
  }

  private func swift(_ arguments: [String]) throws(ToolError) -> ExternalCommand.Outcome {
    do {
      return try ExternalCommand(words: ["swift"] + arguments, errors: .inherited).run()
    } catch {
      throw .packageUnusable(package, reason: error.localizedDescription)
    }
  }
}
