extension SpecMistake {
  /// The mistake in a sentence, with the nearest valid name where there is one.
  package var message: String {
    switch self {
    case .fileUnreadable: "the file cannot be read"
    case .fileMisnamed: "the name of a spec ends in `.md`"
    case .fileNameUnprintable:
      "the path of a spec is a part of ids, and has no control characters: rename the file or its folder"
    case .notMarkdown(let cause): cause.message
    case .folderUnreadable: "the folder of specs cannot be read"

    case .fenceMisspelled(let name, let nearest): "unknown fence `\(name)`\(hint(nearest))"
    case .fenceUnclosed(let name, let lines): unclosedMessage(name, swallowed: lines)
    case .fenceLost(let name, let cause): "the `\(name)` fence is lost: \(cause.message)"

    case .roleUnknown(let role, let nearest): roleMessage(role, nearest: nearest)
    case .wordUnexpected(let word, let fence): "`\(word)` means nothing on a `\(fence)` fence"
    case .attributeUnknown(let name, let nearest): "unknown attribute `\(name)`\(hint(nearest))"
    case .attributeMisplaced(let name, let fence): "`\(name)` does not apply to a `\(fence)` fence"
    case .attributeRepeated(let name): "`\(name)` is given twice"
    case .attributeValueMissing(let name): "`\(name)` needs a value: `\(name)=…`"
    case .attributeValueUnexpected(let name): "`\(name)` takes no value"
    case .attributeValueInvalid(let name, let value, let expected, let nearest):
      "`\(value)` is no value of `\(name)`, which takes \(expected)\(hint(nearest))"
    case .proposalInvalid(let text):
      "`\(text)` is no proposal: it is WxH, each a number, nil or inf, as in 320x480"
    case .sectionMissing(let kind): "a `\(kind)` block names a section: `\(kind) 0`"
    case .sizeMissing(let kind):
      "nothing before this `\(kind)` block says how large the collection view is: a `frames` block "
        + "with a proposal, or `stage.resize(width:height:)`"
    case .proposalMissing(let kind):
      "the first `\(kind)` block of a scenario needs a proposal: `\(kind) 320x480`"

    case .scenarioMissing: "the spec has no scenario"
    case .sceneMissing(let fence): "there is no scene before this `\(fence)` block"
    case .setupUnused: "no scene follows this `swift setup` block in its section"
    case .expectationMissing: "the scenario checks nothing: no expectation follows the scene"
    case .identifierRepeated(let id, let first): "the id `\(id)` is taken by \(first)"
    case .titleRepeated(let line): "a spec has one `#` heading; the first is at line \(line)"

    case .codeUnbalanced(let imbalance): imbalance.message
    case .lineInvalid(let form): "this is not a line of the form: \(form.text)"
    case .elementUnknown(let name, let nearest): elementMessage(name, nearest: nearest)
    case .elementRepeated(let line): "line \(line) speaks of this already"
    case .placeInvalid(let text):
      "`\(text)` is no place: it is section.item, each from 0, as in 0.3"
    case .sectionInvalid(let text): "`\(text)` is no section: it is a whole number from 0"
    case .orderInvalid(let text): "`\(text)` is no drawing order: it is a whole number, as in z=1"
    case .elementIndented: "elements of a collection view stand in none: do not indent the line"
    case .indentationInvalid(let spaces, let most): indentationMessage(spaces, most: most)
    case .indentationTab: "a line is indented by two spaces a level, and not by tabs"
    case .numberInvalid(let text): "`\(text)` is no number"
    case .countInvalid(let text): "`\(text)` is no count: it is a whole number from 0"
    case .sizeInvalid(let text): "`\(text)` is no size: it is WxH, each a number or inf"
    case .data(let mistake): mistake.message
    case .variant(let mistake): mistake.message
    case .quoteUnclosed: "the quote is never closed"
    case .issueKindUnknown(let kind, let nearest): "unknown kind of issue `\(kind)`\(hint(nearest))"
    case .checkUnknown(let name, let nearest): "unknown check `\(name)`\(hint(nearest))"
    case .deviceUnknown(let name, let nearest): "unknown device `\(name)`\(hint(nearest))"
    case .lawUnknown(let name, let nearest): "unknown law `\(name)`\(hint(nearest))"
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean `\($0)`?" } ?? ""
  }

  private func roleMessage(_ role: String, nearest: String?) -> String {
    let others = SwiftRole.words.joined(separator: ", ")
    let hint = nearest.map { "; did you mean `\($0)`?" }
    return "unknown role `\(role)`" + (hint ?? "; there are \(others), and none for a scene")
  }

  private func elementMessage(_ name: String, nearest: String?) -> String {
    let others = ElementName.words.joined(separator: ", ")
    return "`\(name)` is no element of a collection view"
      + (nearest == nil ? ", which has \(others)" : hint(nearest))
  }

  private func unclosedMessage(_ name: String, swallowed lines: [Int]) -> String {
    let fence = name.isEmpty ? "the fence" : "the `\(name)` fence"
    guard !lines.isEmpty else { return "\(fence) is never closed" }
    let places =
      lines.prefix(5).map(String.init).joined(separator: ", ")
      + (lines.count > 5 ? " and \(lines.count - 5) more" : "")
    return "\(fence) is not closed before the next: it takes in what looks like a fence "
      + "at line \(places)"
  }

  private func indentationMessage(_ spaces: Int, most: Int) -> String {
    let rule = "two spaces a level, and at most \(most) here"
    return "the line is indented by \(spaces == 1 ? "1 space" : "\(spaces) spaces"), not by \(rule)"
  }
}
