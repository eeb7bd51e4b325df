internal import Platform
internal import Foundation

/// The `plumb` of a package, an executable that contains the package's modules, built before each
/// use.
@MainActor
struct PackageTool {
  private let package: String
  private let console: Console

  /// - Parameters:
  ///   - package: The folder of the package, relative to the current directory.
  ///   - console: The console that shows the progress of the build.
  init(of package: String, console: Console) {
    self.package = URL(fileURLWithPath: package).standardizedFileURL.path
    self.console = console
  }
}

extension PackageTool {
  /// The needed part of the output of `swift package describe`.
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var productDependencies: [String]?
    }

    var targets: [Target]
  }

  /// Builds the package's tool and replaces this process by it, in the package's folder.
  ///
  /// - Parameter arguments: The arguments of the tool, with absolute paths.
  /// - Throws: An error if there is no such tool.
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

  /// Replaces this process by a tool, in the package's folder.
  private func become(_ path: String, _ arguments: [String]) throws(ToolError) -> Never {
    let words = ([path] + arguments).map { strdup($0) }
    if chdir(package) == 0 { execv(path, words + [nil]) }
    throw .packageUnusable(package, reason: String(cString: strerror(errno)))
  }

  /// Returns the name of the executable that depends on the tool's library.
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
