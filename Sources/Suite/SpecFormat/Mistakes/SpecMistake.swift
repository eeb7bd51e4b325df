/// A mistake in a spec.
package enum SpecMistake: Sendable, Hashable {
  // MARK: The file

  /// The file exists but cannot be opened.
  case fileUnreadable
  /// A Markdown file has another extension than `.md`.
  case fileMisnamed
  /// The name of the file or of a parent folder contains a control character.
  case fileNameUnprintable
  /// The file cannot be parsed as Markdown.
  case notMarkdown(MarkdownError.Cause)
  /// The folder of specs does not exist, or is not a folder.
  case folderUnreadable

  // MARK: Fences

  /// The name of a fence is similar to a valid one.
  case fenceMisspelled(String, nearest: String)
  /// A fence is not closed before the end of its container, or contains lines that look like other
  /// fences.
  case fenceUnclosed(String, swallowed: [Int])
  /// A line looks like a fence of a spec, but is not a fence in Markdown.
  case fenceLost(String, cause: LostFenceCause)

  // MARK: Info strings

  /// The word after `swift` is not a role.
  case roleUnknown(String, nearest: String?)
  /// A positional word is not valid for the kind of fence.
  case wordUnexpected(String, fence: String)
  /// An attribute is unknown.
  case attributeUnknown(String, nearest: String?)
  /// An attribute is not valid for the kind of fence.
  case attributeMisplaced(String, fence: String)
  /// An attribute is given more than once.
  case attributeRepeated(String)
  /// An attribute has no value.
  case attributeValueMissing(String)
  /// A flag has a value.
  case attributeValueUnexpected(String)
  /// The value of an attribute is invalid.
  case attributeValueInvalid(String, value: String, expected: String, nearest: String?)
  /// The name of a device is unknown.
  case deviceUnknown(String, nearest: String?)
  /// A word that was probably intended as a proposal is invalid.
  case proposalInvalid(String)
  /// The section is missing in a block of this kind.
  case sectionMissing(String)
  /// The size of the collection view is missing before a block of this kind.
  case sizeMissing(String)
  /// The proposal is missing in the first block of this kind.
  case proposalMissing(String)

  // MARK: The order of blocks

  /// The spec has no scenario.
  case scenarioMissing
  /// A step or an expectation does not follow a scene.
  case sceneMissing(fence: String)
  /// A setup block is not followed by a scene.
  case setupUnused
  /// A scene has no expectation, or only expectations that allow everything.
  case expectationMissing
  /// An id is already used by another scenario, at the position `first`.
  case identifierRepeated(String, first: String)
  /// The file has a second `#` heading.
  case titleRepeated(firstLine: Int)

  /// A comment is similar to one that states a condition.
  case commentMisspelled(String, nearest: String)

  // MARK: The content of blocks

  /// The delimiters in a Swift block are not balanced.
  case codeUnbalanced(SwiftImbalance)
  /// A line does not have the form that its block requires.
  case lineInvalid(LineForm)
  /// The name of an element of a collection view or table is unknown.
  case elementUnknown(String, nearest: String?)
  /// An element or a check has a second line.
  case elementRepeated(firstLine: Int)
  /// The index path of a cell or a supplementary view is invalid.
  case placeInvalid(String)
  /// The section of an element is invalid.
  case sectionInvalid(String)
  /// The z-index of an element is not an integer.
  case orderInvalid(String)
  /// A line about an element is indented.
  case elementIndented
  /// The number of spaces before a line does not correspond to a valid level.
  case indentationInvalid(spaces: Int, most: Int)
  /// A line is indented with a tab.
  case indentationTab
  /// A coordinate or a length is not a number.
  case numberInvalid(String)
  /// A count is not a nonnegative integer.
  case countInvalid(String)
  /// A returned size is invalid.
  case sizeInvalid(String)
  /// A mistake in a script, or in a block about data sources and cells.
  case data(DataMistake)
  /// A mistake in the table of a `variants` block.
  case variant(VariantMistake)
  /// A quote is not closed before the end of its line.
  case quoteUnclosed
  /// The kind of an issue is unknown.
  case issueKindUnknown(String, nearest: String?)
  /// The name of a law is unknown.
  case lawUnknown(String, nearest: String?)
  /// The name of a check is unknown.
  case checkUnknown(String, nearest: String?)

  // MARK: The app's folder

  /// The page has a second comment with the app's folder.
  case resourcesRepeated(firstLine: Int)
  /// The path of the app's folder is not that of a folder.
  case resourcesMissing(String)
  /// A file in the app's folder cannot be read, as the message states.
  case resourceInvalid(String)
  /// A block names a language that the app's folder has no texts in.
  case languageNotLocalized(String, known: [String], nearest: String?)
}

extension SpecMistake {
  /// The code of the mistake's kind for programs, such as `fence-unclosed`.
  ///
  /// Mistakes in scripts, in tables and in the Markdown itself have the codes of their own kinds.
  package var code: String { ownCase.code }

  /// The name that the author probably meant; `nil` if none is similar.
  package var nearestName: String? { ownCase.nearestName }

  /// The line of another place that the mistake is about, from 1; `nil` if there is none.
  package var otherLine: Int? { ownCase.otherLine }

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
  /// A sentence that describes the mistake, with the most similar valid name if there is one.
  package var message: String {
    switch self {
    case .fileUnreadable: "the file cannot be read"
    case .fileMisnamed: "the name of a spec must end in `.md`"
    case .fileNameUnprintable:
      "the path of a spec is part of ids and must not have control characters: "
        + "rename the file or its folder"
    case .notMarkdown(let cause): cause.message
    case .folderUnreadable: "the folder of specs cannot be read"

    case .fenceMisspelled(let name, let nearest): "unknown fence `\(name)`\(hint(nearest))"
    case .fenceUnclosed(let name, let lines): unclosedMessage(name, swallowed: lines)
    case .fenceLost(let name, let cause): "the `\(name)` fence is lost: \(cause.message)"

    case .roleUnknown(let role, let nearest): roleMessage(role, nearest: nearest)
    case .wordUnexpected(let word, let fence): "unexpected word `\(word)` on a `\(fence)` fence"
    case .attributeUnknown(let name, let nearest): "unknown attribute `\(name)`\(hint(nearest))"
    case .attributeMisplaced(let name, let fence): "`\(name)` does not apply to a `\(fence)` fence"
    case .attributeRepeated(let name): "`\(name)` is given twice"
    case .attributeValueMissing(let name): "`\(name)` needs a value: `\(name)=…`"
    case .attributeValueUnexpected(let name): "`\(name)` takes no value"
    case .attributeValueInvalid(let name, let value, let expected, let nearest):
      "`\(value)` is not a valid value of `\(name)`: expected \(expected)\(hint(nearest))"
    case .proposalInvalid(let text):
      "`\(text)` is not a valid proposal: expected WxH, each a number, nil or inf, as in 320x480"
    case .sectionMissing(let kind): "a `\(kind)` block needs a section: `\(kind) 0`"
    case .sizeMissing(let kind):
      "the size of the collection view is unknown before this `\(kind)` block: add a `frames` block "
        + "with a proposal, or `stage.resize(width:height:)`"
    case .proposalMissing(let kind):
      "the first `\(kind)` block of a scenario needs a proposal: `\(kind) 320x480`"

    case .scenarioMissing: "the spec has no scenario"
    case .sceneMissing(let fence): "there is no scene before this `\(fence)` block"
    case .setupUnused: "no scene follows this `swift setup` block in its section"
    case .expectationMissing: "the scenario checks nothing: no expectation follows the scene"
    case .identifierRepeated(let id, let first): "the id `\(id)` is already used at \(first)"
    case .titleRepeated(let line): "a spec has only one `#` heading; the first is at line \(line)"

    case .commentMisspelled(let text, let nearest):
      "the comment `\(text)` states nothing; did you mean `<!-- \(nearest) -->`?"

    case .codeUnbalanced(let imbalance): imbalance.message
    case .resourcesRepeated(let line): "line \(line) already states the folder of resources"
    case .resourcesMissing(let path): "there is no folder of resources at '\(path)'"
    case .resourceInvalid(let message): message
    case .languageNotLocalized(let name, let known, let nearest):
      "the app's folder has no texts in `\(name)`, but in \(known.joined(separator: ", "))"
        + hint(nearest)
    case .lineInvalid(let form): "this is not a line of the form: \(form.text)"
    case .elementUnknown(let name, let nearest): elementMessage(name, nearest: nearest)
    case .elementRepeated(let line): "line \(line) already has this element"
    case .placeInvalid(let text):
      "`\(text)` is not a valid index path: expected section.item, each from 0, as in 0.3"
    case .sectionInvalid(let text): "`\(text)` is not a section: expected a whole number from 0"
    case .orderInvalid(let text): "`\(text)` is not a z-index: expected a whole number, as in z=1"
    case .elementIndented: "elements of a collection view are not nested: do not indent the line"
    case .indentationInvalid(let spaces, let most): indentationMessage(spaces, most: most)
    case .indentationTab: "the line is indented with a tab: use two spaces per level"
    case .numberInvalid(let text): "`\(text)` is not a number"
    case .countInvalid(let text): "`\(text)` is not a count: expected a whole number from 0"
    case .sizeInvalid(let text): "`\(text)` is not a size: expected WxH, each a number or inf"
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
    return "unknown role `\(role)`" + (hint ?? "; there are \(others), and a scene has no role")
  }

  private func elementMessage(_ name: String, nearest: String?) -> String {
    let others = ElementName.words.joined(separator: ", ")
    return "`\(name)` is not an element of a collection view"
      + (nearest == nil
        ? ", which has \(others); the frames of other views are in a block without them, as `#id`"
        : hint(nearest))
  }

  private func unclosedMessage(_ name: String, swallowed lines: [Int]) -> String {
    let fence = name.isEmpty ? "the fence" : "the `\(name)` fence"
    guard !lines.isEmpty else { return "\(fence) is never closed" }
    let places =
      lines.prefix(5).map(String.init).joined(separator: ", ")
      + (lines.count > 5 ? " and \(lines.count - 5) more" : "")
    return "\(fence) is not closed before the next fence: its content looks like a fence "
      + "at line \(places)"
  }

  private func indentationMessage(_ spaces: Int, most: Int) -> String {
    let rule = "use two spaces per level, and at most \(most) here"
    return "the line is indented by \(spaces == 1 ? "1 space" : "\(spaces) spaces"): \(rule)"
  }
}

/// The reason why a line that looks like a fence is not a fence in Markdown.
package enum LostFenceCause: Sendable, Hashable {
  /// The info string of a fence of backticks contains a backtick.
  case backtick
  /// The line is part of raw HTML, such as `<details>` without a blank line after it.
  case html
  /// The line is in an HTML comment.
  case comment
  /// The line is indented by four or more spaces.
  case indentation
  /// The line is part of a paragraph.
  case paragraph
}

extension LostFenceCause {
  /// The end of a sentence that describes the cause and a solution.
  var message: String {
    switch self {
    case .backtick: "its info string contains a backtick; remove it, or use a fence of tildes"
    case .html: "it is part of the HTML block before it; add a blank line before it"
    case .comment: "it is in an HTML comment; use `skip=\"reason\"` to keep it listed"
    case .indentation: "it is indented by four spaces or more, so it is plain code"
    case .paragraph: "it is part of a paragraph; add a blank line before it"
    }
  }
}

/// The first unbalanced delimiter in a Swift block.
package enum SwiftImbalance: Sendable, Hashable {
  /// A delimiter that is opened at a line of the file is not closed.
  case unclosed(String, line: Int)
  /// A bracket at a line of the file does not match the innermost open delimiter.
  case unexpected(String, line: Int)
}

extension SwiftImbalance {
  /// The line of the delimiter, from 1.
  var openLine: Int {
    switch self {
    case .unclosed(_, let line), .unexpected(_, let line): line
    }
  }

  /// A sentence that describes the mistake.
  var message: String {
    switch self {
    case .unclosed(let text, let line):
      "the code does not parse: `\(text)` at line \(line) is never closed"
    case .unexpected(let text, let line):
      "the code does not parse: `\(text)` at line \(line) closes nothing"
    }
  }
}
