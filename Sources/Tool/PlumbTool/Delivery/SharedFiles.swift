internal import CommandLineKit
internal import EngineKit
internal import Foundation
internal import SceneBuilding
internal import SuiteRunning

extension CommandLineProgram {
  /// The page of `man` and the completions of shells, at the paths in the folder `share` where
  /// systems look for them.
  var sharedFiles: [Installation.SharedFile] {
    [
      .init(path: "man/man1/\(name).1", text: manualPage(details: Self.details)),
      .init(path: "bash-completion/completions/\(name)", text: completions(for: .bash)),
      .init(path: "zsh/site-functions/_\(name)", text: completions(for: .zsh)),
      .init(path: "fish/vendor_completions.d/\(name).fish", text: completions(for: .fish)),
    ]
  }

  /// The sections of the page of `man` after the commands.
  private static let details: [ManualSection] = [
    ManualSection(
      title: "Exit status",
      rows: ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }
    ),
    ManualSection(
      title: "Environment",
      rows: [
        (
          "PLUMB_CACHE",
          "the folder of compiled scenes, otherwise 'plumb' in XDG_CACHE_HOME or ~/.cache"
        ),
        (
          "XDG_DATA_HOME",
          "the folder that 'rebuild' writes engines to, in 'plumb', otherwise ~/.local/share"
        ),
        ("PATH", "the folders with the compiler 'swiftc', with which scenes are compiled"),
      ]
    ),
  ]
}

extension EngineHello {
  /// The version of this program, with the commit and the compiler if they are known.
  static var ownDescription: String {
    let build = Installation(of: .current)?.build
    let commit = build.map(\.commit) ?? Installation.package(of: .current).flatMap(Commit.of)
    let details = [commit.map { "commit \($0)" }, build.map { "built with \($0.toolchain)" }]
      .compactMap(\.self)
    return details.isEmpty ? ownVersion : "\(ownVersion) (\(details.joined(separator: ", ")))"
  }
}
