/// A mistake in a spec.
package enum SpecMistake: Sendable, Hashable {
  // MARK: The file

  /// The file is there and cannot be opened.
  case fileUnreadable
  /// The file is Markdown by another name than `.md`.
  case fileMisnamed
  /// The file's name, or that of a folder around it, has a control character.
  case fileNameUnprintable
  /// The file cannot be read as Markdown.
  case notMarkdown(MarkdownError.Cause)
  /// The folder of specs is not there, or is none.
  case folderUnreadable

  // MARK: Fences

  /// A fence has a name that is near to one of ours.
  case fenceMisspelled(String, nearest: String)
  /// A fence runs to the end of its container, or over lines that look like other fences.
  case fenceUnclosed(String, swallowed: [Int])
  /// Something looks like a fence of ours and is none to Markdown.
  case fenceLost(String, cause: LostFenceCause)

  // MARK: Info strings

  /// The word after `swift` is no role.
  case roleUnknown(String, nearest: String?)
  /// A positional word has no meaning on a fence of that name.
  case wordUnexpected(String, fence: String)
  /// No fence has an attribute of that name.
  case attributeUnknown(String, nearest: String?)
  /// An attribute has no meaning on a fence of that name.
  case attributeMisplaced(String, fence: String)
  /// An attribute is given more than once.
  case attributeRepeated(String)
  /// An attribute that needs a value has none.
  case attributeValueMissing(String)
  /// A flag has a value.
  case attributeValueUnexpected(String)
  /// An attribute's value is not of those that it takes.
  case attributeValueInvalid(String, value: String, expected: String, nearest: String?)
  /// No device has that name.
  case deviceUnknown(String, nearest: String?)
  /// A word that was meant as a proposal is none.
  case proposalInvalid(String)
  /// Nothing says which section a block of that kind speaks of.
  case sectionMissing(String)
  /// Nothing says how large the collection view is by a block of that kind.
  case sizeMissing(String)
  /// Nothing says what the root is proposed by the first block of that kind.
  case proposalMissing(String)

  // MARK: The order of blocks

  /// Nothing in the spec is a scenario.
  case scenarioMissing
  /// A step or an expectation belongs to no scene.
  case sceneMissing(fence: String)
  /// A setup belongs to no scene.
  case setupUnused
  /// A scene has nothing to check, or lets everything pass.
  case expectationMissing
  /// An id is another scenario's, at the place `first`.
  case identifierRepeated(String, first: String)
  /// A file has a second `#` heading.
  case titleRepeated(firstLine: Int)

  // MARK: The content of blocks

  /// A block of Swift does not parse by itself.
  case codeUnbalanced(SwiftImbalance)
  /// A line is not of the form that its block asks for.
  case lineInvalid(LineForm)
  /// A collection view has no elements of that name.
  case elementUnknown(String, nearest: String?)
  /// A second line speaks of an element.
  case elementRepeated(firstLine: Int)
  /// The place of a cell or a supplementary view is none.
  case placeInvalid(String)
  /// The place of a decoration is no section.
  case sectionInvalid(String)
  /// A place in the drawing order is no whole number.
  case orderInvalid(String)
  /// A collection view has no elements inside of one another.
  case elementIndented
  /// A line is indented by a number of spaces that makes it no sibling, child or end of a level.
  case indentationInvalid(spaces: Int, most: Int)
  /// A line is indented with a tab.
  case indentationTab
  /// A coordinate or a length is no number.
  case numberInvalid(String)
  /// A count of calls is no whole number from 0.
  case countInvalid(String)
  /// An answer in a negotiation is no size.
  case sizeInvalid(String)
  /// A script or a block about data is wrong.
  case data(DataMistake)
  /// A table of variants is wrong.
  case variant(VariantMistake)
  /// A quote runs to the end of its line.
  case quoteUnclosed
  /// Nothing reports an issue of that kind.
  case issueKindUnknown(String, nearest: String?)
  /// Nothing checks a law of that name.
  case lawUnknown(String, nearest: String?)
  /// Nothing checks a layout by that name.
  case checkUnknown(String, nearest: String?)
}

extension SpecMistake {
  /// The name of the kind of mistake, by which programs tell it: `fence-unclosed`.
  ///
  /// A mistake in a script, one in a table and one of a file that is no Markdown have the names of
  /// their own kinds.
  package var code: String { ownCase.code }

  /// The name that was probably meant; `nil` where none is near.
  package var nearestName: String? { ownCase.nearestName }

  private var ownCase: MistakeCase {
    switch self {
    case .data(let mistake): MistakeCase(of: mistake)
    case .variant(let mistake): MistakeCase(of: mistake)
    case .notMarkdown(let cause): MistakeCase(of: cause)
    default: MistakeCase(of: self)
    }
  }
}

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

/// Why something that looks like a fence is none to Markdown.
package enum LostFenceCause: Sendable, Hashable {
  /// A backtick in the info string of a fence of backticks.
  case backtick
  /// Raw HTML such as `<details>` without a blank line after it.
  case html
  /// An HTML comment.
  case comment
  /// Four or more spaces before it.
  case indentation
  /// The text of a paragraph.
  case paragraph
}

extension LostFenceCause {
  /// The cause and what to do, as the end of a sentence.
  var message: String {
    switch self {
    case .backtick: "its info string holds a backtick; leave it out, or use a fence of tildes"
    case .html: "it belongs to the HTML before it; leave a blank line between"
    case .comment: "it stands in an HTML comment; `skip=\"reason\"` keeps it listed"
    case .indentation: "it is indented by four spaces or more, which makes it plain code"
    case .paragraph: "it is part of a paragraph; leave a blank line before it"
    }
  }
}

/// Why a block of Swift cannot stand by itself.
package enum SwiftImbalance: Sendable, Hashable {
  /// Something that is opened at a line of the file is never closed.
  case unclosed(String, line: Int)
  /// A bracket at a line of the file closes nothing, or something else than what is open.
  case unexpected(String, line: Int)
}

extension SwiftImbalance {
  /// The mistake as a sentence.
  var message: String {
    switch self {
    case .unclosed(let text, let line):
      "the code does not parse: `\(text)` at line \(line) is never closed"
    case .unexpected(let text, let line):
      "the code does not parse: `\(text)` at line \(line) closes nothing"
    }
  }
}
