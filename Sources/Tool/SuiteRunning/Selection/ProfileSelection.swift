internal import SceneBuilding
package import CommandLineKit
package import Conformance
internal import Foundation
internal import SpecFormat

/// The profile that `--profile` selects: a name in the suite's folder of profiles, or a file.
@MainActor
package enum ProfileSelection {
  package static let option = CommandOption(
    name: "profile",
    placeholder: "NAME",
    summary: "count only the expectations of a profile: a name such as 'views', or a file"
  )

  /// Returns the profile that the command line names.
  ///
  /// - Returns: The profile; `nil` without the option.
  /// - Throws: Every mistake of the profile, or an error for an unknown name with the nearest one.
  package static func profile(
    in arguments: CommandArguments,
    context: ToolContext
  ) throws(ToolError) -> Profile? {
    guard let name = arguments[option] else { return nil }
    let isFile = FileManager.default.fileExists(atPath: name) && name.contains(".")
    let folders = folders(paths: arguments.positionals, context: context)
    let candidates = folders.map { "\($0)/\(name)\(Profile.fileExtension)" }
    let found = candidates.first { FileManager.default.fileExists(atPath: $0) }
    guard let path = isFile ? name : found, let text = TextFile(path: path).text else {
      throw .profileMissing(name, known: names(in: folders))
    }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    do {
      return try Profile(name: stem, text: text, file: path)
    } catch {
      throw .lineFileMalformed(error.description)
    }
  }

  /// Returns the folders that may contain profiles, the first one with precedence.
  ///
  /// They are that of the default suite, those of suites around the paths of the command line, and
  /// that of the suite of this tool.
  private static func folders(paths: [String], context: ToolContext) -> [String] {
    var folders = [context.home.path]
    for path in paths where FileManager.default.fileExists(atPath: path) {
      var url = URL(fileURLWithPath: path).standardizedFileURL
      while url.path != "/" {
        folders.append(url.path)
        url.deleteLastPathComponent()
      }
    }
    folders += [Installation.package(of: .current)].compactMap { $0.map { "\($0)/Specs" } }
    return folders.map { "\($0)/\(Profile.folder)" }
  }

  private static func names(in folders: [String]) -> [String] {
    let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let profiles = files.filter { $0.hasSuffix(Profile.fileExtension) }
    return Set(profiles.map { String($0.dropLast(Profile.fileExtension.count)) }).sorted()
  }
}

extension SpecSelection {
  /// The folder of Plumb's suite; `nil` if it is the selected one, or not on this machine.
  private var otherSuite: String? {
    guard let package = Installation.package(of: .current) else { return nil }
    let path = "\(package)/\(SuiteFolder.usualName)"
    return path == suite.path || !FileManager.default.fileExists(atPath: path) ? nil : path
  }

  /// Returns the selection with only those scenarios that have expectations of a profile.
  ///
  /// - Parameter profile: The profile; `nil` for all scenarios.
  /// - Returns: The selection with all specs and some of the scenarios.
  /// - Throws: `profileSelectsNothing` if none is left.
  package func only(of profile: Profile?) throws(ToolError) -> SpecSelection {
    guard let profile else { return self }
    let selection = only { profile.includes($0.scenario, in: $0.document) }
    guard !selection.scenarios.isEmpty || !mistakes.isEmpty else {
      throw .profileSelectsNothing(profile.name, suite: otherSuite)
    }
    return selection
  }
}
