internal import CommandLineKit
internal import Foundation

/// `mutants report`: writes the page of the last whole run anew.
struct ReportCommand: MutantsCommand {
  static let check = CommandFlag(
    name: "check",
    summary: "write nothing, and say whether the page is as it should be"
  )

  static let declaration = CommandDeclaration(
    name: "report",
    summary: "write \(ScorePage.file) from the score of the last whole run",
    flags: [check]
  )

  func run(_ arguments: CommandArguments, in root: String) throws -> Int32 {
    let file = ScoreFile(of: root)
    let page = ScorePage(score: try file.read(), list: try EquivalentMutants(in: root)).markdown
    let path = "\(root)/\(ScorePage.file)"
    guard arguments[Self.check] else {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
      return 0
    }
    guard (try? String(contentsOfFile: path, encoding: .utf8)) == page else {
      Notes.write("error: \(ScorePage.file) is not what `mutants report` writes")
      return 1
    }
    return 0
  }
}
