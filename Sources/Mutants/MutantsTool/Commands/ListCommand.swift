internal import CommandLineKit
internal import ElementTree

/// The `mutants list` command, which prints all mutants without building anything.
struct ListCommand: MutantsCommand {
  static let declaration = CommandDeclaration(
    name: "list",
    summary: "list mutants, an id, a place and a change a line, without building anything",
    discussion: "Some of them may turn out not to compile.",
    options: ChoiceArguments.all
  )

  func run(_ arguments: CommandArguments, in root: String) throws -> Int32 {
    let choice = try ChoiceArguments.choice(arguments, in: root)
    let files = try EngineSources(root: root).files()
    let list = try EquivalentMutants(files, root: root)
    let chosen = files.filter { choice.concerns($0.path) }
    try choice.checkFilter(among: chosen.lazy.flatMap(\.mutants))
    for file in chosen {
      for mutant in file.mutants where choice.contains(mutant) {
        let name = mutant.rule ?? mutant.kind.rawValue
        let mark = list.mark(of: mutant).map { "  equivalent if it survives: \($0.reason)" } ?? ""
        print(TerminalText.line("\(mutant.id)  \(mutant.place)  \(name)  \(mutant.change)\(mark)"))
      }
    }
    return 0
  }
}
